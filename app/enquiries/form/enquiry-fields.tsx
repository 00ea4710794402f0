import type { ReactNode } from 'react'
import { Group } from '#app/components/field/group.tsx'
import { StepperField } from '#app/components/field/stepper-field.tsx'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import type { FormWords } from '#content/enquiries/form-words.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { DateField } from './date-field.tsx'
import styles from './enquiry-form.module.css'
import type { FormValues } from './form-values.ts'
import { useStayDays } from './use-stay-days.ts'

type FieldWiring = {
	words: FormWords
	values: FormValues
	errorOf: (name: string) => string | undefined
	/** Null while nothing is asked. */
	noteOf: (name: 'Email' | 'Phone') => ReactNode
}

/** The part of the booking form that belongs to another subject: what is asked for, and its words. */
export type BookingChoice = {
	words: Record<'who' | 'when' | 'what' | 'several' | 'replaced' | 'fewer' | 'more', string>
	/** Boxes to tick. */
	offers: (fields: Pick<FieldWiring, 'values' | 'errorOf'>) => ReactNode
	estimate: ReactNode
	/** Beside the button that sends. */
	afterSend: ReactNode
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
					note={wiring.noteOf('Email')}
					type="email"
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="next"
				/>
				<TextField
					{...wire(wiring, 'Phone')}
					note={wiring.noteOf('Phone')}
					type="tel"
					autoComplete="tel"
					enterKeyHint="next"
				/>
			</div>
		</>
	)
}

type BookingFields = FieldWiring & { choice: BookingChoice; isReplaced: boolean | undefined }

export function BookingFormFields({ choice, isReplaced, ...wiring }: BookingFields) {
	const { chooseDay } = wiring.words
	const { firstArrival, firstDeparture } = useStayDays()
	const { fewest: min, most: max } = enquiryLimits.people
	const { who, when, what, several, replaced, fewer, more } = choice.words
	return (
		<>
			<Group title={who}>
				<PersonFields {...wiring} />
				<StepperField
					{...wire(wiring, 'Quantity')}
					min={min}
					max={max}
					fewer={fewer}
					more={more}
					enterKeyHint="next"
				/>
				<TextField
					{...wire(wiring, 'children')}
					optional={wiring.words.optional}
					autoComplete="off"
					enterKeyHint="next"
				/>
			</Group>
			<Group title={when}>
				<div className={styles.pair}>
					<DateField {...wire(wiring, 'ArrivalDate')} placeholder={chooseDay} min={firstArrival} />
					<DateField
						{...wire(wiring, 'DepartureDate')}
						placeholder={chooseDay}
						min={firstDeparture}
					/>
				</div>
			</Group>
			<Group title={what} hint={isReplaced ? `${replaced} ${several}` : several}>
				{choice.offers(wiring)}
				{choice.estimate}
				<MessageField {...wiring} />
			</Group>
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
