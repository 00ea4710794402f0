import { type ReactNode, useMemo } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { ErrorSummary, errorFor } from '#app/components/field/error-summary.tsx'
import { Honeypot } from '#app/components/field/field.tsx'
import { formPath } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { FormWords } from '#content/enquiries/form-words.ts'
import { type EnquiryKind, idField } from '#domain/enquiries/enquiry.ts'
import type { FieldError } from '#domain/errors.ts'
import { localizePath } from '#domain/locale.ts'
import { DoubtNote } from './doubt-note.tsx'
import { draftKey } from './draft-store.ts'
import { type BookingChoice, BookingFormFields, ContactFormFields } from './enquiry-fields.tsx'
import styles from './enquiry-form.module.css'
import type { EnquiryFormState } from './use-enquiry-form.ts'

type Props = {
	kind: EnquiryKind
	state: EnquiryFormState
	words: FormWords
	policyVersion: string
	/** Only the booking form has it. */
	choice?: BookingChoice | undefined
	/** Why the last post failed, and what to do about it. */
	notice: ReactNode
}

export function EnquiryForm({ kind, state, words, policyVersion, choice, notice }: Props) {
	const locale = useLocale()
	const { values, count, isReplaced } = state.round
	const messages = useErrorMessages(state.errors, words)
	const errorOf = (name: string) => errorFor(messages, name)
	const { doubts } = state
	const noteOf = (name: string) => {
		const doubt = doubts.doubts.find(({ field }) => field === name)
		return doubt ? <DoubtNote doubt={doubt} words={words} onTake={doubts.take} /> : null
	}
	const wiring = { words, values, errorOf, noteOf }
	const isSending = state.sending !== undefined

	return (
		<form
			key={count}
			ref={state.form}
			className={styles.form}
			method="post"
			action={localizePath(formPath[kind], locale)}
			noValidate
			data-draft={draftKey(kind)}
			aria-busy={isSending || undefined}
			onSubmit={(event) => {
				event.preventDefault()
				state.send()
			}}
			onInput={state.change}
			onFocus={state.open}
			onBlur={doubts.leave}
		>
			<ErrorSummary title={words.summaryTitle} errors={messages} />
			{notice}
			<input type="hidden" name={idField[kind]} defaultValue={values[idField[kind]]} data-id />
			<Honeypot />
			{choice ? (
				<BookingFormFields {...wiring} choice={choice} isReplaced={isReplaced} />
			) : (
				<ContactFormFields {...wiring} />
			)}
			<CheckboxField
				name="consent"
				value={policyVersion}
				defaultChecked={values.consent !== undefined}
				error={errorOf('consent')}
			>
				{/* One text: between two of them React writes a comment. */}
				{`${words.consent} `}
				<LocalLink to="/privacy">{words.consentPolicy}</LocalLink>.
			</CheckboxField>
			<Button type="submit" className={styles.send} aria-disabled={isSending}>
				{isSending ? words.sending : words[kind === 'booking' ? 'sendBooking' : 'sendContact']}
			</Button>{' '}
			{choice?.afterSend}
		</form>
	)
}

const hiddenFields: string[] = ['', 'language', ...Object.values(idField)]

function isOnScreen(field: string): boolean {
	return !hiddenFields.includes(field) && !field.startsWith('items')
}

/** Errors in words. An error of a field that is not on screen shows beside the consent, next to the button. */
function useErrorMessages(errors: readonly FieldError[], words: FormWords) {
	return useMemo(
		() =>
			errors.map(({ field, code }) => ({
				field: isOnScreen(field) ? field : 'consent',
				message: words.errors[code as keyof typeof words.errors] ?? words.errors.errForm,
			})),
		[errors, words],
	)
}
