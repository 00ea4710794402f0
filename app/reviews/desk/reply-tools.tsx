import { useEffect, useRef, useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextAreaField } from '#app/components/field/text-field.tsx'
import { useFieldErrors } from '#app/components/field/use-field-errors.ts'
import { SaveForm } from '#app/desk/save-form.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import type { FieldError } from '#domain/errors.ts'
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

	const saving = useSave(
		async (path: string, method: string, done: string, body?: object) => {
			await callAsOwner(`/api/reviews/${review._id}${path}`, method, body)
			return done
		},
		{
			done: (done) => done,
			failed: (problem) => (codeOf(problem) === 'not-found' ? words.gone : words.notDone),
			showsFailure: writing !== 'no',
			onSaved() {
				draft.forget()
				setWriting('no')
				onDone()
			},
		},
	)

	const { save: call } = saving
	const { reply } = words
	if (writing !== 'no')
		return (
			<ReplyForm
				review={review}
				draft={draft}
				saving={saving}
				takesFocus={writing === 'now'}
				onSave={(reply) => call(`/answer?language=${locale}`, 'PUT', words.reply.saved, reply)}
				onClose={() => setWriting('no')}
			/>
		)

	return (
		<div className={`cluster ${styles.tools}`} inert={saving.isBusy}>
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
	draft: ReturnType<typeof useDraft<string, string>>
	saving: Pick<ReturnType<typeof useSave>, 'failure' | 'forgetFailure' | 'isBusy'>
	/** Not when a restored draft opens the form. */
	takesFocus: boolean
	onSave: (reply: { message: string; seen: string }) => void
	onClose: () => void
}

function ReplyForm({ review, draft, saving, takesFocus, onSave, onClose }: FormProps) {
	const words = useWords(deskReviewsWords)
	const form = useRef<HTMLFormElement>(null)
	const { errors, show, recheck } = useFieldErrors<FieldError>()
	const [error] = errors
	const { reply } = words

	useEffect(() => {
		if (takesFocus) form.current?.querySelector('textarea')?.focus()
	}, [takesFocus])

	const check = (message: string) => checkForm(OwnerReplySchema, { message })

	function save(seen: string) {
		const { values, errors } = check(draft.value)
		show(errors ?? [])
		if (values) onSave({ ...values, seen })
		else form.current?.querySelector('textarea')?.focus()
	}

	function change(text: string) {
		draft.change(text)
		recheck(() => check(text).errors)
	}

	function cancel() {
		draft.forget()
		saving.forgetFailure()
		onClose()
	}

	return (
		<SaveForm
			ref={form}
			className={styles.form}
			method="post"
			noValidate
			draft={draft}
			saving={saving}
			words={words}
			onSave={save}
			onTakeTheirs={onClose}
			buttons={
				<DialogButtons>
					<Button variant="quiet" onClick={cancel}>
						{reply.cancel}
					</Button>
					<Button type="submit" disabled={saving.isBusy}>
						{reply.save}
					</Button>
				</DialogButtons>
			}
		>
			<TextAreaField
				name="message"
				id={`reply-${review._id}`}
				label={reply.label}
				hint={reply.hint}
				value={draft.value}
				onChange={({ currentTarget }) => change(currentTarget.value)}
				counter={{ limit: replyLimit, words: words.counter }}
				error={error && reply.errors[error.code as ReplyErrorCode]}
			/>
		</SaveForm>
	)
}
