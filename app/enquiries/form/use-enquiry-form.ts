import { type FormEvent, useEffect, useRef, useState } from 'react'
import { openForm } from '#app/api/send-form.ts'
import { useFieldErrors } from '#app/components/field/use-field-errors.ts'
import type { BrowserMail } from '#app/enquiries/sending/mail-from-browser.ts'
import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { type SentEnquiry, sendEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { useComingBack } from '#app/site/use-coming-back.ts'
import { sendAlone } from '#app/waiting/change-posts.ts'
import { type EnquiryContent, type EnquiryKind, idField, idOf } from '#domain/enquiries/enquiry.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { chosenByAddress } from '#domain/offers/chosen-by-address.ts'
import { atFormFields } from '#domain/offers/item-fields.ts'
import { newUuid } from '#domain/text/uuid.ts'
import { checkInBrowser } from './check-in-browser.ts'
import { chooseInForm, lacksOffer } from './choose-in-form.ts'
import { clearDraft, clearDraftOf, holdsDraft, readDraft, saveDraft } from './draft-store.ts'
import type { EnquiryProblem } from './enquiry-action.ts'
import { enquiryValues, type FormValues, formValues, isWritten } from './form-values.ts'
import { loadPhoneReader } from './load-phone-reader.ts'
import { useDoubts } from './use-doubts.ts'

type Options = {
	kind: EnquiryKind
	language: Locale
	mail: BrowserMail | undefined
	/** The refusal of a post without scripts. */
	problem: EnquiryProblem | undefined
	/** The choice of the address that the page was served for. */
	served?: FormValues | undefined
	onSent: (sent: SentEnquiry) => void
	/** Called when sending failed and the enquiry waits in the browser. */
	onWaiting: () => void
}

type Round = {
	count: number
	values: FormValues
	isDraft: boolean
	/** The choice of the address took the place of another one in the draft. */
	isReplaced?: boolean
}

const ticketTimeoutMs = 2_000
const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>

/** The form is written, checked and sent; every attempt ends with a new form. */
export function useEnquiryForm(options: Options) {
	const { kind, language, mail, problem, served = {}, onSent, onWaiting } = options
	const form = useRef<HTMLFormElement>(null)
	/** Each round renders a new form, with the values it begins with. A choice that came with the link is not a draft yet. */
	const [round, setRound] = useState<Round>({
		count: 0,
		values: problem?.values ?? served,
		isDraft: problem !== undefined,
	})
	const { errors, show, recheck } = useFieldErrors(problem?.errors)
	const [failure, setFailure] = useState(problem?.failure)
	const [sending, setSending] = useState<string>()
	const doubts = useDoubts(form, problem?.doubts)
	const guard = useRef<ReturnType<typeof openForm>>(undefined)

	function begin(values: FormValues | undefined, problems: FieldError[] = []) {
		setRound(({ count }) => ({
			count: count + 1,
			values: values ?? {},
			isDraft: values !== undefined,
		}))
		show(problems)
		guard.current = undefined
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: every round is a new form, which has no id yet.
	useEffect(() => {
		const page = form.current
		if (!page) return
		const id = page.elements.namedItem(idField[kind]) as HTMLInputElement
		id.value ||= newUuid()
		if (round.isDraft) saveDraft(kind, formValues(new FormData(page)))
		if (round.count > 0) return
		const chosen = chosenHere(kind)
		const isServed = JSON.stringify(chosen) === JSON.stringify(served)
		const { olderDraft } = page
		// Whatever the visitor has typed since is newer than the link.
		const isLatest = olderDraft || readDraft(kind)?.at === undefined
		if (!isServed && isLatest) chooseInForm(page, chosen)
		if (olderDraft && lacksOffer(page, olderDraft)) setRound({ ...round, isReplaced: true })
	}, [kind, round.count])

	useComingBack(() => {
		const draft = readDraft(kind)
		if (!draft || !form.current || holdsDraft(draft, formValues(new FormData(form.current)))) return
		setFailure(undefined)
		begin(draft)
	})

	const typed = (page: HTMLFormElement): FormValues => ({
		...formValues(new FormData(page)),
		language,
	})

	async function send() {
		if (!form.current || sending) return
		const values = typed(form.current)
		setSending(values[idField[kind]])
		setFailure(undefined)
		try {
			const checked = checkInBrowser(kind, values)
			if (checked.errors) show(checked.errors)
			else await attempt(checked.values, values)
		} catch {
			// A defect of ours, or of an old browser: the page's own form post needs no script.
			form.current?.submit()
		} finally {
			setSending(undefined)
		}
	}

	async function attempt(enquiry: OutgoingEnquiry, written: FormValues) {
		// The ticket is optional: a weak signal must not delay the enquiry.
		const ticket = await Promise.race([guard.current, pause(ticketTimeoutMs)])
		const { website } = written
		const outcome = await sendAlone(idOf(enquiry.content), () =>
			sendEnquiry(enquiry, { mail, guard: { ...ticket, website } }),
		)
		if (outcome.result === 'invalid') return begin(written, atFormFields(outcome.errors, written))
		if (outcome.result === 'conflict') {
			setFailure('conflict')
			return begin({ ...written, [idField[kind]]: newUuid() })
		}
		clearDraft(kind)
		begin(undefined)
		if (outcome.result === 'sent') onSent(outcome.sent)
		else onWaiting()
	}

	return {
		form,
		round,
		errors,
		failure,
		doubts,
		/** The id of the enquiry that is being sent. */
		sending,
		send,
		/** Called when the visitor begins to write: fetches what sending will need. */
		open() {
			guard.current ??= openForm()
			loadPhoneReader()
		},
		/** Called at every change of a field. */
		change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
			recheck(() => checkInBrowser(kind, typed(currentTarget)).errors)
			doubts.change((target as HTMLInputElement).name)
		},
		/** Empties a form whose enquiry was sent from elsewhere. */
		drop(content: EnquiryContent) {
			clearDraftOf(content)
			if (form.current && isWritten(content, formValues(new FormData(form.current))))
				begin(undefined)
		},
		/** Keeps the id: if the enquiry did arrive, it is not stored twice. */
		putBack(enquiry: OutgoingEnquiry) {
			setFailure(undefined)
			begin(enquiryValues(enquiry.content))
		},
	}
}

function chosenHere(kind: EnquiryKind): FormValues {
	return kind === 'booking' ? chosenByAddress(new URLSearchParams(location.search)) : {}
}
