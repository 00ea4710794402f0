import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextAreaField } from '#app/components/field/text-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { createUnsaved, useUnsaved } from '#app/site/unsaved.ts'
import type { DeskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import type { Locale } from '#domain/locale.ts'
import {
	type AnswerErrorCode,
	answerLimit,
	ReviewAnswerSchema,
} from '#domain/reviews/owner-answer.ts'
import type { DeskReview } from '#domain/reviews/published-review.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './desk-reviews.module.css'

/** By review. */
const unsavedAnswers = createUnsaved<string>('unsaved-answers')

type Props = {
	review: DeskReview
	/** The name of the review's writer. */
	name: string
	words: DeskReviewsWords
	locale: Locale
	onDone: () => void
}

/** Answering a review, and hiding it. */
export function AnswerTools({ review, name, words, locale, onDone }: Props) {
	const [writing, setWriting] = useState<'no' | 'again' | 'now'>(() =>
		unsavedAnswers.all()[review._id] === undefined ? 'no' : 'again',
	)
	const [isBusy, setIsBusy] = useState(false)
	const mayHide = useHasOwnersTools()
	const url = `/api/reviews/${review._id}`
	const label = (text: string) => fill(text, { name })

	function stopWriting() {
		unsavedAnswers.keep(review._id, undefined)
		setWriting('no')
	}

	async function call(path: string, method: string, done: string, body?: object) {
		setIsBusy(true)
		try {
			await callAsOwner(url + path, method, body)
			stopWriting()
			showNotice({ text: done })
			onDone()
		} catch (problem) {
			const code = codeOf(problem)
			// callAsOwner has already said that the session expired.
			if (code === 'unauthenticated') return
			showNotice({ text: code === 'not-found' ? words.gone : words.notDone, tone: 'bad' })
			if (code === 'not-found') onDone()
		} finally {
			setIsBusy(false)
		}
	}

	if (writing !== 'no')
		return (
			<AnswerForm
				{...{ review, words, isBusy }}
				takesFocus={writing === 'now'}
				onSave={(message) =>
					call(`/answer?language=${locale}`, 'PUT', words.answer.saved, { message })
				}
				onCancel={stopWriting}
			/>
		)

	const { answer } = words
	return (
		<div className={styles.tools} inert={isBusy}>
			{!review.isExample && (
				<Button
					aria-label={label(review.answer ? answer.editTo : answer.writeTo)}
					onClick={() => setWriting('now')}
				>
					{review.answer ? answer.edit : answer.write}
				</Button>
			)}
			{review.answer && (
				<Button
					variant="quiet"
					aria-label={label(answer.withdrawFrom)}
					onClick={() => call('/answer', 'DELETE', answer.withdrawn)}
				>
					{answer.withdraw}
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
	words: DeskReviewsWords
	isBusy: boolean
	/** Not when what was kept shows by itself. */
	takesFocus: boolean
	onSave: (message: string) => void
	onCancel: () => void
}

function AnswerForm(props: FormProps) {
	const { review, words, isBusy, takesFocus, onSave, onCancel } = props
	const written = useUnsaved(unsavedAnswers, review._id, review.answer?.message ?? '')
	const form = useRef<HTMLFormElement>(null)
	const [error, setError] = useState<AnswerErrorCode>()
	const { answer } = words

	useEffect(() => {
		if (takesFocus) form.current?.querySelector('textarea')?.focus()
	}, [takesFocus])

	const check = (element: HTMLFormElement) =>
		checkForm(ReviewAnswerSchema, Object.fromEntries(new FormData(element)))

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const { values, errors } = check(event.currentTarget)
		setError(errors?.[0]?.code as AnswerErrorCode | undefined)
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
				id={`answer-${review._id}`}
				label={answer.label}
				hint={answer.hint}
				defaultValue={written.value}
				onChange={({ currentTarget }) => written.change(currentTarget.value)}
				counter={{ limit: answerLimit, words: words.counter }}
				error={error && answer.errors[error]}
			/>
			<DialogButtons>
				<Button variant="quiet" onClick={onCancel}>
					{answer.cancel}
				</Button>
				<Button type="submit" disabled={isBusy}>
					{answer.save}
				</Button>
			</DialogButtons>
		</form>
	)
}
