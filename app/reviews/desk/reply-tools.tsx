import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextAreaField } from '#app/components/field/text-field.tsx'
import { ChangedElsewhere } from '#app/desk/changed-elsewhere.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import { OwnerReplySchema, type ReplyErrorCode, replyLimit } from '#domain/reviews/owner-reply.ts'
import type { DeskReview } from '#domain/reviews/published-review.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './desk-reviews.module.css'

type Props = {
	review: DeskReview
	/** The name of the review’s writer. */
	name: string
	/** The button that was pressed goes with its review. */
	onDone: () => void
}

/** Replying to a review, and hiding it. */
export function ReplyTools({ review, name, onDone }: Props) {
	const words = useWords(deskReviewsWords)
	const locale = useLocale()
	const shown = review.answer?.message ?? ''
	const draft = useDraft(`site reply ${review._id}`, shown, shown)
	const [writing, setWriting] = useState<'no' | 'again' | 'now'>(draft.wasRestored ? 'again' : 'no')
	const mayHide = useHasOwnersTools()
	const label = (text: string) => fill(text, { name })

	function stopWriting() {
		draft.forget()
		forgetFailure()
		setWriting('no')
	}

	const publish = (body: { message: string; seen?: string | undefined }) =>
		call(`/answer?language=${locale}`, 'PUT', words.reply.saved, body)

	const {
		save: call,
		isBusy,
		failure,
		forgetFailure,
	} = useSave(
		async (path: string, method: string, done: string, body?: object) => {
			await callAsOwner(`/api/reviews/${review._id}${path}`, method, body)
			return done
		},
		{
			done: (done) => done,
			failed: (problem) => (codeOf(problem) === 'not-found' ? words.gone : words.notDone),
			showsFailure: writing !== 'no',
			onSaved() {
				stopWriting()
				onDone()
			},
		},
	)

	if (writing !== 'no')
		return (
			<ReplyForm
				review={review}
				isBusy={isBusy}
				text={draft.value}
				onText={draft.change}
				takesFocus={writing === 'now'}
				onSave={(message) => publish({ message, seen: draft.seen })}
				onCancel={stopWriting}
			>
				<ChangedElsewhere
					failure={failure}
					words={words}
					onSaveMine={() => publish({ message: draft.value })}
					onTakeTheirs={stopWriting}
				/>
			</ReplyForm>
		)

	const { reply } = words
	return (
		<div className={`cluster ${styles.tools}`} inert={isBusy}>
			{!review.isExample && (
				<Button
					aria-label={label(review.answer ? reply.editTo : reply.writeTo)}
					onClick={() => setWriting('now')}
				>
					{review.answer ? reply.edit : reply.write}
				</Button>
			)}
			{review.answer && (
				<Button
					variant="quiet"
					aria-label={label(reply.withdrawFrom)}
					onClick={() => call('/answer', 'DELETE', reply.withdrawn)}
				>
					{reply.withdraw}
				</Button>
			)}
			{mayHide && (
				<Button
					variant="quiet"
					aria-label={label(review.isHidden ? words.showOf : words.hideOf)}
					onClick={() =>
						review.isHidden
							? call('/hidden', 'DELETE', words.shownNow)
							: call('/hidden', 'PUT', words.hiddenNow)
					}
				>
					{review.isHidden ? words.show : words.hide}
				</Button>
			)}
		</div>
	)
}

type FormProps = {
	review: DeskReview
	text: string
	onText: (text: string) => void
	isBusy: boolean
	/** Not when a restored draft opens the form. */
	takesFocus: boolean
	onSave: (message: string) => void
	onCancel: () => void
	/** Why it was not saved. */
	children: ReactNode
}

function ReplyForm(props: FormProps) {
	const { review, text, onText, isBusy, takesFocus, onSave, onCancel, children } = props
	const words = useWords(deskReviewsWords)
	const form = useRef<HTMLFormElement>(null)
	const [error, setError] = useState<ReplyErrorCode>()
	const { reply } = words

	useEffect(() => {
		if (takesFocus) form.current?.querySelector('textarea')?.focus()
	}, [takesFocus])

	const check = (element: HTMLFormElement) =>
		checkForm(OwnerReplySchema, Object.fromEntries(new FormData(element)))

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const { values, errors } = check(event.currentTarget)
		setError(errors?.[0]?.code as ReplyErrorCode | undefined)
		if (values) onSave(values.message)
		else form.current?.querySelector('textarea')?.focus()
	}

	return (
		<form
			ref={form}
			className={styles.form}
			method="post"
			noValidate
			onSubmit={save}
			onInput={({ currentTarget }) => error && check(currentTarget).values && setError(undefined)}
		>
			<TextAreaField
				name="message"
				id={`reply-${review._id}`}
				label={reply.label}
				hint={reply.hint}
				defaultValue={text}
				onChange={({ currentTarget }) => onText(currentTarget.value)}
				counter={{ limit: replyLimit, words: words.counter }}
				error={error && reply.errors[error]}
			/>
			{children}
			<DialogButtons>
				<Button variant="quiet" onClick={onCancel}>
					{reply.cancel}
				</Button>
				<Button type="submit" disabled={isBusy}>
					{reply.save}
				</Button>
			</DialogButtons>
		</form>
	)
}
