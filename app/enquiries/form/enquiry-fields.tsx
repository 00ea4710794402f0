import { useEffect, useState } from 'react'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import type { FormWords } from '#content/enquiries/form-words.ts'
import { dayInBogota } from '#domain/dates.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { DateField } from './date-field.tsx'
import styles from './enquiry-form.module.css'
import type { FormValues } from './form-values.ts'

type FieldWiring = {
	words: FormWords
	values: FormValues
	errorOf: (name: string) => string | undefined
}

type FieldName = keyof FormWords['labels']

function wire({ words, values, errorOf }: FieldWiring, name: FieldName) {
	return {
		name,
		label: words.labels[name],
		hint: words.hints[name],
		error: errorOf(name),
		defaultValue: values[name],
	}
}

/** Name, e-mail and phone: the same in both forms. */
function PersonFields(wiring: FieldWiring) {
	return (
		<>
			<TextField {...wire(wiring, 'Name')} autoComplete="name" enterKeyHint="next" />
			<div className={styles.pair}>
				<TextField
					{...wire(wiring, 'Email')}
					type="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="next"
				/>
				<TextField {...wire(wiring, 'Phone')} type="tel" autoComplete="tel" enterKeyHint="next" />
			</div>
		</>
	)
}

export function BookingFormFields(wiring: FieldWiring) {
	const { words } = wiring
	const [today, setToday] = useState<string>()
	// The page is rendered once and served for days: only the browser knows today's date.
	useEffect(() => setToday(dayInBogota(Date.now())), [])
	const { fewest, most } = enquiryLimits.people
	return (
		<>
			<PersonFields {...wiring} />
			<TextField
				{...wire(wiring, 'Quantity')}
				type="number"
				inputMode="numeric"
				min={fewest}
				max={most}
				autoComplete="off"
				enterKeyHint="next"
			/>
			<div className={styles.pair}>
				<DateField {...wire(wiring, 'ArrivalDate')} placeholder={words.chooseDay} min={today} />
				<DateField {...wire(wiring, 'DepartureDate')} placeholder={words.chooseDay} min={today} />
			</div>
			<MessageField {...wiring} />
		</>
	)
}

export function ContactFormFields(wiring: FieldWiring) {
	const { words } = wiring
	return (
		<>
			<PersonFields {...wiring} />
			<TextField
				{...wire(wiring, 'City')}
				optional={words.optional}
				autoComplete="address-level2"
				enterKeyHint="next"
			/>
			<MessageField {...wiring} />
		</>
	)
}

function MessageField(wiring: FieldWiring) {
	return (
		<TextAreaField
			{...wire(wiring, 'Message')}
			optional={wiring.words.optional}
			autoComplete="off"
			autoCapitalize="sentences"
		/>
	)
}
