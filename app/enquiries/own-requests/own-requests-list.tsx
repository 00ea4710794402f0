import { useEffect, useRef, useState } from 'react'
import { callApi, codeOf } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { ownRequests } from '#content/pages/own-requests.ts'
import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import { forgetRequest } from './forget-request.ts'
import styles from './own-requests.module.css'
import {
	changeDays,
	type OwnRequest,
	readOwnRequests,
	subscribeToOwnRequests,
} from './own-requests.ts'

type Words = Pick<
	(typeof ownRequests)['copy'][Locale],
	'none' | 'days' | 'day' | 'remove' | 'removeOf'
>

/** The requests that this browser remembers; a sentence where there are none, and without scripts. */
export function OwnRequestsList({ words }: { words: Words }) {
	const locale = useLocale()
	const list = useRef<HTMLDivElement>(null)
	const [requests, setRequests] = useState<OwnRequest[]>([])
	useEffect(() => {
		let isLeft = false
		const show = () => setRequests(readOwnRequests())
		show()
		// A request that waited for a signal may be sent from here.
		const unsubscribe = subscribeToOwnRequests(show)
		renewDays(() => isLeft)
		return () => {
			isLeft = true
			unsubscribe()
		}
	}, [])

	function remove({ key }: OwnRequest) {
		forgetRequest(key)
		// The button that had the focus goes.
		list.current?.focus()
	}

	return (
		<div ref={list} tabIndex={-1}>
			{requests.length === 0 && <p>{words.none}</p>}
			<ul className={styles.list}>
				{requests.map((request) => (
					<li key={request.key}>
						<LocalLink to={`/request/${request.key}`}>
							<strong>{request.reference}</strong> {requestedDays(request, words, locale)}
						</LocalLink>
						<Button
							variant="quiet"
							aria-label={fill(words.removeOf, { reference: request.reference })}
							onClick={() => remove(request)}
						>
							{words.remove}
						</Button>
					</li>
				))}
			</ul>
		</div>
	)
}

function requestedDays({ from, to }: OwnRequest, words: Words, locale: Locale): string {
	const days = { from: formatDay(from, locale), to: formatDay(to, locale) }
	return fill(from === to ? words.day : words.days, days)
}

/**
 * Reads the days that now hold, one request after another, and forgets what the site does not have any more. Without a signal
 * all stay as they are.
 */
async function renewDays(isLeft: () => boolean) {
	for (const { key } of readOwnRequests()) {
		if (isLeft()) return
		try {
			changeDays(key, await (await callApi(`/api/requests/${key}`)).json())
		} catch (problem) {
			if (codeOf(problem) !== 'not-found') return
			forgetRequest(key)
		}
	}
}
