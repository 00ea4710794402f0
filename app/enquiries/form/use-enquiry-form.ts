import { useEffect, useRef, useState } from 'react'
import { openForm } from '#app/api/send-form.ts'
import type { BrowserMail } from '#app/enquiries/sending/mail-from-browser.ts'
import { newEnquiryId, type OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { type SentEnquiry, sendEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { idField, idOf } from '#domain/enquiries/enquiry.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { checkEnquiry, loadPhoneReader } from './check-enquiry.ts'
import { clearDraft, readDraft, saveDraft } from './draft-store.ts'
import type { EnquiryProblem } from './enquiry-action.ts'
import { type FormValues, readValues, valuesOf } from './form-values.ts'

type Options = {
	kind: EnquiryKind
	language: Locale
	mail: BrowserMail | undefined
	/** What a post without scripts came back with. */
	problem: EnquiryProblem | undefined
	onSent: (sent: SentEnquiry) => void
	/** It is kept in the browser. */
	onWaiting: () => void
}

const noErrors: FieldError[] = []
const ticketPatienceMs = 2_000
const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>

/** The life of the form: written, checked, sent, and new again after every attempt. */
export function useEnquiryForm({ kind, language, mail, problem, onSent, onWaiting }: Options) {
	const form = useRef<HTMLFormElement>(null)
	/** Each round is a form of its own, with the values it begins with. */
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

	// biome-ignore lint/correctness/useExhaustiveDependencies: every round is a new form, without an id as yet.
	useEffect(() => {
		if (!form.current) return
		if (isUntouched(form.current, kind)) restore(form.current, readDraft(kind) ?? {})
		const id = form.current.elements.namedItem(idField[kind]) as HTMLInputElement
		id.value ||= newEnquiryId()
		saveDraft(kind, readValues(form.current))
	}, [kind, round.count])

	async function send() {
		if (!form.current || sending) return
		const values: FormValues = { ...readValues(form.current), language }
		setSending(values[idField[kind]])
		setFailure(undefined)
		try {
			const checked = await checkEnquiry(kind, values)
			if (checked.errors) setErrors(checked.errors)
			else await attempt(checked.values, values)
		} catch {
			// A defect of ours, or of an old browser: the page's own form post needs no script.
			form.current?.submit()
		} finally {
			setSending(undefined)
		}
	}

	async function attempt(enquiry: OutgoingEnquiry, written: FormValues) {
		// It may be sent without; a weak signal must not hold it up.
		const ticket = await Promise.race([guard.current, pause(ticketPatienceMs)])
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
		/** The id of what is under way. */
		sending,
		send,
		/** When the visitor begins to write: what sending will need is fetched by then. */
		open() {
			guard.current ??= openForm()
			loadPhoneReader()
		},
		saveDraft: () => form.current && saveDraft(kind, readValues(form.current)),
		/** Under the same id: should it have arrived after all, it does not arrive twice. */
		putBack(enquiry: OutgoingEnquiry) {
			setFailure(undefined)
			begin(valuesOf(enquiry))
			clearDraft(kind)
		},
		isUnderWay: (enquiry: OutgoingEnquiry) => sending === idOf(enquiry.content),
	}
}

function isUntouched(form: HTMLFormElement, kind: EnquiryKind): boolean {
	const { consent: _, [idField[kind]]: id, ...values } = readValues(form)
	return Object.values(values).every((value) => value === '')
}

/** Into the fields themselves, not by rendering anew: the visitor may have one of them open already. */
function restore(form: HTMLFormElement, values: FormValues) {
	for (const [name, value] of Object.entries(values)) {
		const field = form.elements.namedItem(name)
		if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
		field.value = value
		field.dispatchEvent(new Event('input', { bubbles: true }))
	}
}
