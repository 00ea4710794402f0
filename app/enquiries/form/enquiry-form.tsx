import type { ReactNode } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { ErrorSummary } from '#app/components/field/error-summary.tsx'
import { Honeypot } from '#app/components/field/honeypot.tsx'
import { pagePath } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { LocalLink, useLocale } from '#app/site/locale.tsx'
import type { FormWords } from '#content/enquiries/form-words.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { idField } from '#domain/enquiries/enquiry.ts'
import { localizePath } from '#domain/locale.ts'
import type { FieldWiring } from './enquiry-fields.tsx'
import styles from './enquiry-form.module.css'
import type { EnquiryFormState } from './use-enquiry-form.ts'
import { useErrorMessages } from './use-error-messages.ts'

type Props = {
	kind: EnquiryKind
	state: EnquiryFormState
	words: FormWords
	policyVersion: string
	/** Why the last post could not be taken, with a way on. */
	notice: ReactNode
	children: (wiring: FieldWiring) => ReactNode
}

export function EnquiryForm({ kind, state, words, policyVersion, notice, children }: Props) {
	const locale = useLocale()
	const { values, count } = state.round
	const messages = useErrorMessages(state.errors, words)
	const errorOf = (name: string) => messages.find((error) => error.name === name)?.message
	const isSending = state.sending !== undefined

	return (
		<form
			key={count}
			ref={state.form}
			className={styles.form}
			method="post"
			action={localizePath(pagePath[kind], locale)}
			noValidate
			aria-busy={isSending}
			onSubmit={(event) => {
				event.preventDefault()
				state.send()
			}}
			onInput={state.saveDraft}
			onFocus={state.open}
		>
			<ErrorSummary title={words.summaryTitle} errors={messages} />
			{notice}
			<input type="hidden" name={idField[kind]} defaultValue={values[idField[kind]]} />
			<Honeypot />
			{children({ words, values, errorOf })}
			<CheckboxField
				name="consent"
				value={policyVersion}
				defaultChecked={values.consent !== undefined}
				error={errorOf('consent')}
			>
				{words.consent} <LocalLink to="/privacy">{words.consentPolicy}</LocalLink>.
			</CheckboxField>
			<Button type="submit" className={styles.send} aria-disabled={isSending}>
				{isSending ? words.sending : words[kind === 'booking' ? 'sendBooking' : 'sendContact']}
			</Button>
		</form>
	)
}
