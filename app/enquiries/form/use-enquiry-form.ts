import { useEffect, useRef, useState } from 'react'
import { openForm } from '#app/api/send-form.ts'
import type { BrowserMail } from '#app/enquiries/sending/mail-from-browser.ts'
import { newEnquiryId, type OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { type SentEnquiry, sendEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { type EnquiryKind, idField, idOf } from '#domain/enquiries/enquiry.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { checkInBrowser, loadPhoneReader } from './check-in-browser.ts'
import { clearDraft, readDraft, saveDraft } from './draft-store.ts'
import type { EnquiryProblem } from './enquiry-action.ts'
import { enquiryValues, type FormValues, formValues } from './form-values.ts'

type Options = {
	kind: EnquiryKind
	language: Locale
	mail: BrowserMail | undefined
	/** The refusal of a post without scripts. */
	problem: EnquiryProblem | undefined
	onSent: (sent: SentEnquiry) => void
	/** Called when sending failed and the enquiry is kept in the browser. */
	onWaiting: () => void
}

const noErrors: FieldError[] = []
const ticketTimeoutMs = 2_000
const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>

/** The form is written, checked and sent; every attempt ends with a new form. */
export function useEnquiryForm({ kind, language, mail, problem, onSent, onWaiting }: Options) {
	const form = useRef<HTMLFormElement>(null)
	/** Each round renders a new form, with the values it begins with. */
	const [round, setRound] = useState({ count: 0, values: problem?.values ?? {} })
	const [errors, setErrors] = useState(problem?.errors ?? noErrors)
	const [failure, setFailure] = useState(problem?.failure)
	const [sending, setSending] = useState<string>()
	const guard = useRef<ReturnType<typeof openForm>>(undefined)

	function begin(values: FormValues, problems: FieldError[] = noErrors) {
		setRound(({ count }) => ({ count: count + 1, values }))
		setErrors(problems)
		guard.current = undefined
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: every round is a new form, which has no id yet.
	useEffect(() => {
		if (!form.current) return
		if (isUntouched(form.current, kind)) restore(form.current, readDraft(kind) ?? {})
		const id = form.current.elements.namedItem(idField[kind]) as HTMLInputElement
		id.value ||= newEnquiryId()
		saveDraft(kind, formValues(new FormData(form.current)))
	}, [kind, round.count])

	async function send() {
		if (!form.current || sending) return
		const values: FormValues = { ...formValues(new FormData(form.current)), language }
		setSending(values[idField[kind]])
		setFailure(undefined)
		try {
			const checked = await checkInBrowser(kind, values)
			if (checked.errors) setErrors(checked.errors)
			else await attempt(checked.values, values)
		} catch {
			// A defect of ours, or of an old browser: the page's own form post needs no script.
			form.current?.submit()
		} finally {
			setSending(undefined)
		}
	}

	/** Removes the errors of fields that have been put right. New errors wait for the next attempt. */
	async function recheck() {
		if (!form.current || errors.length === 0) return
		const values = { ...formValues(new FormData(form.current)), language }
		const { errors: wrong = [] } = await checkInBrowser(kind, values)
		const left = errors.filter(({ field }) => wrong.some((error) => error.field === field))
		if (left.length < errors.length) setErrors(left)
	}

	async function attempt(enquiry: OutgoingEnquiry, written: FormValues) {
		// The ticket is optional: a weak signal must not delay the enquiry.
		const ticket = await Promise.race([guard.current, pause(ticketTimeoutMs)])
		const { website } = written
		const outcome = await sendEnquiry(enquiry, { mail, guard: { ...ticket, website } })
		clearDraft(kind)
		if (outcome.result === 'invalid') return begin(written, outcome.errors)
		if (outcome.result === 'conflict') {
			setFailure('conflict')
			return begin({ ...written, [idField[kind]]: '' })
		}
		begin({})
		if (outcome.result === 'sent') onSent(outcome.sent)
		else onWaiting()
	}

	return {
		form,
		round,
		errors,
		failure,
		/** The id of the enquiry that is being sent. */
		sending,
		send,
		/** Called when the visitor begins to write: fetches what sending will need. */
		open() {
			guard.current ??= openForm()
			loadPhoneReader()
		},
		/** Called at every change of a field. */
		change() {
			if (form.current) saveDraft(kind, formValues(new FormData(form.current)))
			recheck()
		},
		/** Keeps the id: if the enquiry did arrive, it is not stored twice. */
		putBack(enquiry: OutgoingEnquiry) {
			setFailure(undefined)
			begin(enquiryValues(enquiry.content))
			clearDraft(kind)
		},
		isUnderWay: (enquiry: OutgoingEnquiry) => sending === idOf(enquiry.content),
	}
}

function isUntouched(form: HTMLFormElement, kind: EnquiryKind): boolean {
	const { consent: _, [idField[kind]]: id, ...values } = formValues(new FormData(form))
	return Object.values(values).every((value) => value === '')
}

/** Sets the fields directly instead of rendering again: the visitor may already be in one of them. */
function restore(form: HTMLFormElement, values: FormValues) {
	for (const [name, value] of Object.entries(values)) {
		const field = form.elements.namedItem(name)
		if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
		field.value = value
		field.dispatchEvent(new Event('input', { bubbles: true }))
	}
}
