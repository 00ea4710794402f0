import { useEffect, useRef } from 'react'
import { forgetInBrowser, readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import { controlsOf, isChanged } from '#app/site/form-controls.ts'
import { useComingBack } from '#app/site/use-coming-back.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'

/** The fields that the guest has changed, with how long the history was when they were sent. */
type Draft = { values: Values; sentAfter?: number | undefined }
type Sent = Pick<RequestResponse, 'reference'> & {
	history: readonly Pick<RequestResponse['history'][number], 'by' | 'action'>[]
}
type Values = Record<string, string>

const prefix = 'draft-request '

export function forgetGuestsDrafts() {
	forgetInBrowser('sessionStorage', prefix)
}

/**
 * Saves what a guest types into a form of their request, because the page is loaded again when the request has changed. A
 * draft that was sent stays, so that what the browser puts back into the fields is not taken for new words.
 */
export function useGuestsDraft({ reference, history }: Sent, action: string) {
	const form = useRef<HTMLFormElement>(null)
	const key = `${prefix}${reference} ${action}`

	function save(sentAfter?: number) {
		const values = changedIn(form.current)
		const draft: Draft | undefined = isEmpty(values) ? undefined : { values, sentAfter }
		saveInBrowser('sessionStorage', key, draft)
	}

	function hasArrived({ sentAfter }: Draft): boolean {
		if (sentAfter === undefined) return false
		// A change back to what was agreed is recorded as a withdrawal.
		const isIt = (done: string) => done === action || (done === 'withdraw' && action === 'change')
		return history.slice(sentAfter).some((entry) => entry.by === 'guest' && isIt(entry.action))
	}

	function takeUp() {
		const draft = readFromBrowser<Draft>('sessionStorage', key)
		const typed = changedIn(form.current)
		if (!draft) {
			if (!isEmpty(typed)) save()
		} else if (!hasArrived(draft)) refill(form.current, draft.values, typed)
		else if (Object.keys(typed).every((name) => typed[name] === draft.values[name]))
			form.current?.reset()
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, over what the browser has put back.
	useEffect(takeUp, [])
	/** The page in the other language has the same draft: what was typed there is newer than this form. */
	useComingBack(() => {
		if (!readFromBrowser('sessionStorage', key)) return
		form.current?.reset()
		takeUp()
	})

	return { form, save: () => save(), saveAsSent: () => save(history.length) }
}

function changedIn(form: HTMLFormElement | null): Values {
	const changed = form ? controlsOf(form).filter(isChanged) : []
	return Object.fromEntries(changed.map(({ name, value }) => [name, value]))
}

const isEmpty = (values: Values) => Object.keys(values).length === 0

/** What was typed before the scripts ran is newer than the draft. */
function refill(form: HTMLFormElement | null, draft: Values, typed: Values) {
	if (!form) return
	const values = { ...draft, ...typed }
	for (const field of controlsOf(form)) field.value = values[field.name] ?? field.value
	const details = form.closest('details')
	if (details) details.open = true
}
