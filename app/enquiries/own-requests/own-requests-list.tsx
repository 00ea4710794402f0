import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { ownRequests } from '#content/pages/own-requests.ts'
import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import styles from './own-requests.module.css'
import { forgetRequest, type OwnRequest, readOwnRequests, renewRequests } from './own-requests.ts'

type Words = Pick<
	(typeof ownRequests)['copy']['es'],
	'none' | 'days' | 'day' | 'remove' | 'removeOf'
>

/** The requests that this browser remembers; a sentence where there are none, and without scripts. */
export function OwnRequestsList({ words }: { words: Words }) {
	const locale = useLocale()
	const list = useRef<HTMLDivElement>(null)
	const [requests, setRequests] = useState<OwnRequest[]>([])
	useEffect(() => {
		const left = new AbortController()
		const show = () => setRequests(readOwnRequests())
		show()
		renewRequests(left.signal).then(show, () => {})
		return () => left.abort()
	}, [])

	function remove({ key }: OwnRequest) {
		forgetRequest(key)
		setRequests(readOwnRequests())
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
							<strong>{request.reference}</strong> {daysInWords(request, words, locale)}
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

function daysInWords({ from, to }: OwnRequest, words: Words, locale: Locale): string {
	const days = { from: formatDay(from, locale), to: formatDay(to, locale) }
	return fill(from === to ? words.day : words.days, days)
}
