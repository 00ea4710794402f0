import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApiProblem } from '#app/api/call-api.ts'
import { openForm } from '#app/api/send-form.ts'
import { useFieldErrors } from '#app/components/field/use-field-errors.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import type { Correction } from '#app/reviews/own/own-reviews.ts'
import { isWithoutConnection, sendReview } from '#app/reviews/waiting/waiting-reviews.ts'
import { useOwnersWords } from '#app/site/page-context.tsx'
import { useComingBack } from '#app/site/use-coming-back.ts'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import { refusalWords } from '#content/reviews/refusal-words.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'
import type { FormGuardFields } from '#domain/forms/form-guard.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review, ReviewFormFields } from '#domain/reviews/review.ts'
import { newReviewId } from '#domain/reviews/review-id.ts'
import { describeRefusal } from './describe-refusal.ts'
import { checkReview, sendCorrection, wrongFields } from './post-review.ts'
import { clearDraft, forgetCorrectionDraft, readDraft } from './review-draft.ts'
import type { Refusal, ReturnedReview, TypedReview } from './review-fields.tsx'

export type Sending = {
	/** Called with the review to show at once, and with undefined when it was refused. */
	onSending: (review: Review | undefined) => void
	onPublished: (review: Review) => void
}

type Options = Sending & {
	words: ReviewsPageWords['form']
	locale: Locale
	returned: ReturnedReview | undefined
	/** The visitor's own review, when it is corrected instead of a new one sent. */
	correcting: Correction | undefined
	onCorrectingEnd: () => void
	/** The last review that was sent from the waiting ones. */
	sentLater: Review | undefined
}

export function useSendReview({
	words,
	locale,
	returned,
	correcting,
	sentLater,
	...told
}: Options) {
	const { onSending, onPublished, onCorrectingEnd } = told
	const ownersWords = useOwnersWords('review-refusals')
	const waitingWords = useOwnersWords('waiting-reviews')
	const refusalBy = (problem: unknown) =>
		describeRefusal(problem as Partial<ApiProblem>, withChanges(refusalWords[locale], ownersWords))
	const dialog = useRef<HTMLDialogElement>(null)
	const guard = useRef<Promise<FormGuardFields>>(undefined)
	/** The id of the review in the form, the same in every attempt. */
	const id = useRef<string>(undefined)
	const { errors, show, recheck } = useFieldErrors(returned?.refusal?.errors)
	const [reason, setReason] = useState<Omit<Refusal, 'errors'> | undefined>(returned?.refusal)
	const [isSending, setIsSending] = useState(false)
	/** Each round renders a new form, with what it begins with. */
	const [round, setRound] = useState({ count: 0, typed: returned?.typed ?? {} })

	useEffect(() => {
		const element = dialog.current
		const prepare = () => {
			if (element?.open) guard.current ??= openForm()
		}
		// The dialog may have been opened before React was loaded.
		prepare()
		// A dialog takes the focus as it opens. Older browsers have no `toggle` event for dialogs.
		element?.addEventListener('focusin', prepare)
		return () => element?.removeEventListener('focusin', prepare)
	}, [])

	useEffect(() => {
		if (!correcting) return
		setReason(undefined)
		if (!dialog.current?.open) dialog.current?.showModal()
	}, [correcting])

	function begin(draft: TypedReview | undefined) {
		setRound(({ count, typed: { guest } }) => ({ count: count + 1, typed: { ...draft, guest } }))
		setReason(undefined)
	}

	/** Where the dialog's form differs from the draft, the draft is newer. */
	function takeUpDraft() {
		const form = dialog.current?.querySelector('form')
		const draft = readDraft()
		if (!form || !draft || correcting) return
		const written = typed(form)
		const fields = ['name', 'evaluation', 'message'] as const
		if (fields.some((field) => (written[field] ?? '') !== (draft[field] ?? ''))) begin(draft)
	}
	// The page in the other language may have changed or sent the draft since.
	useComingBack(takeUpDraft)
	const takeUpSent = useEffectEvent(takeUpDraft)
	useEffect(() => {
		if (sentLater) takeUpSent()
	}, [sentLater])

	function refuse(refusal: Refusal) {
		setReason(refusal)
		show(refusal.errors)
		if (!dialog.current?.open) dialog.current?.showModal()
	}

	/** The form is that of a new review again, as it was before another one was corrected. */
	function endCorrecting() {
		begin(readDraft())
		onCorrectingEnd()
	}

	const typed = (form: HTMLFormElement): FormGuardFields & TypedReview & { language: Locale } => ({
		...Object.fromEntries(new FormData(form)),
		language: locale,
	})

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const fields = typed(form)
		setIsSending(true)
		try {
			if (correcting) await correct(correcting, fields)
			else await publish(fields)
		} finally {
			setIsSending(false)
		}
	}

	async function publish(fields: FormGuardFields) {
		const finish = () => {
			onSending(undefined)
			clearDraft()
			begin(undefined)
			id.current = undefined
		}
		id.current ??= newReviewId(Date.now())
		try {
			const checked = checkReview(fields)
			onSending(provisional(checked))
			dialog.current?.close()
			const { website } = fields
			const proof = { website, ...(await guard.current) }
			const review = await sendReview(id.current, checked, proof)
			finish()
			onPublished(review)
			showNotice({ text: words.sent })
			// A proof of work is valid for one review.
			guard.current = undefined
		} catch (problem) {
			if (isWithoutConnection(problem)) {
				finish()
				return void showNotice({
					about: 'review',
					text: withChanges(waitingReviewWords[locale], waitingWords).kept,
				})
			}
			onSending(undefined)
			refuse(refusalBy(problem))
		}
	}

	async function correct(correction: Correction, fields: object) {
		const { done, tooLate } = correction.words
		try {
			onPublished(await sendCorrection(correction, checkReview(fields)))
			dialog.current?.close()
			forgetCorrectionDraft(correction.review._id)
			endCorrecting()
			showNotice({ text: done })
		} catch (problem) {
			const { code = '' } = problem as Partial<ApiProblem>
			const isTooLate = ['not-found', 'conflict'].includes(code)
			refuse(
				isTooLate ? { title: words.refusedTitle, text: tooLate, errors: [] } : refusalBy(problem),
			)
		}
	}

	return {
		dialog,
		refusal: reason && { ...reason, errors },
		round,
		/** A correction that is still being saved is not over: it comes back if that fails. */
		close() {
			if (correcting && !isSending) endCorrecting()
		},
		isSending,
		send,
		change: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
			recheck(() => wrongFields(typed(currentTarget))),
	}
}

function provisional({ name, evaluation, message }: ReviewFormFields): Review {
	return { _id: 'sending', name, evaluation, message, createdAt: Date.now(), isExample: false }
}
