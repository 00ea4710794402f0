import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApiProblem } from '#app/api/call-api.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import type { FormGuardFields } from '#domain/form-guard.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review, ReviewDraft } from '#domain/reviews/review.ts'
import type { Refusal } from './refusal.ts'

export type Sending = {
	/** The review on its way, to be shown at once; undefined when it was refused. */
	onSending: (review: Review | undefined) => void
	onPublished: (review: Review) => void
}

type Options = Sending & {
	words: ReviewsPageWords['form']
	locale: Locale
	firstRefusal: Refusal | undefined
}

/** The schema and the sending are fetched when the dialog opens. */
type Publisher = typeof import('./post-review.ts')
const loadPublisher = (): Promise<Publisher> => import('./post-review.ts')

export function useSendReview({ words, locale, firstRefusal, onSending, onPublished }: Options) {
	const dialog = useRef<HTMLDialogElement>(null)
	const guard = useRef<Promise<FormGuardFields>>(undefined)
	const [refusal, setRefusal] = useState(firstRefusal)
	const [isSending, setIsSending] = useState(false)

	useEffect(() => {
		const element = dialog.current
		const prepare = () => {
			if (!element?.open) return
			guard.current ??= loadPublisher().then(
				({ openForm }) => openForm(),
				() => ({}),
			)
		}
		// Perhaps it was opened before React was there.
		prepare()
		// A dialog takes the focus as it opens. Older browsers have no `toggle` event for dialogs.
		element?.addEventListener('focusin', prepare)
		return () => element?.removeEventListener('focusin', prepare)
	}, [])

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = event.currentTarget
		const fields: FormGuardFields & { language: Locale } = {
			...Object.fromEntries(new FormData(form)),
			language: locale,
		}
		setIsSending(true)
		try {
			const publisher = await loadPublisher().catch(() => undefined)
			if (publisher) await publish(publisher, form, fields)
			else setRefusal({ title: words.refusedTitle, text: words.offline, errors: [] })
		} finally {
			setIsSending(false)
		}
	}

	async function publish(publisher: Publisher, form: HTMLFormElement, fields: FormGuardFields) {
		const { readDraft, publishReview, describeRefusal } = publisher
		try {
			const draft = readDraft(fields)
			onSending(provisional(draft))
			dialog.current?.close()
			const { website } = fields
			const review = await publishReview(draft, { website, ...(await guard.current) })
			form.reset()
			setRefusal(undefined)
			onPublished(review)
			showNotice({ text: words.sent })
			// A proof of work is good for one review.
			guard.current = undefined
		} catch (problem) {
			onSending(undefined)
			setRefusal(describeRefusal(problem as Partial<ApiProblem>, locale))
			if (!dialog.current?.open) dialog.current?.showModal()
		}
	}

	return { dialog, refusal, isSending, send }
}

function provisional({ name, evaluation, message }: ReviewDraft): Review {
	return { _id: 'sending', name, evaluation, message, createdAt: Date.now(), isExample: false }
}
