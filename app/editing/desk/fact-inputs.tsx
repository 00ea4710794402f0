import { useState } from 'react'
import type { FieldProps } from '#app/components/field/field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { factsWords } from '#content/editing/facts-words.ts'
import { isAt } from '#domain/editing/content-tree.ts'
import type { FieldError } from '#domain/errors.ts'
import type { FactInput } from '#domain/facts-schema.ts'
import type { DayHours, OpeningHours } from '#domain/time/opening-hours.ts'
import { figureOf, labelOf } from './fact-labels.ts'
import { DaysInput, SpecialDaysInput } from './hours-inputs.tsx'
import { PhonesInput } from './phones-input.tsx'

type Props = {
	input: FactInput
	value: unknown
	errors: readonly FieldError[]
	isPlaceholder: boolean
	/** The hours of most days, to start others from. */
	usual: DayHours
	onChange: (value: unknown) => void
}

/** The input for one fact. */
export function FactInputs({ input, value, errors, isPlaceholder, usual, onChange }: Props) {
	const words = useWords(factsWords)
	const { path, kind } = input
	const code = errors.find(({ field }) => isAt(field, path) || isAt(path, field))?.code
	const error = code && words.errors[code]
	const label = labelOf(input, words) ?? path
	const of = figureOf(input)
	const zero = of && value === 0 && words.offers.zero[of.figure]
	const hint = [isPlaceholder && words.placeholder, words.hints[path], zero]
		.filter(Boolean)
		.join(' ')
	const field = { name: path, label, hint: hint || undefined, error }
	const days = { label, error, usual, onChange }
	if (kind === 'phones')
		return (
			<PhonesInput
				phones={value as string[]}
				label={label}
				hint={hint}
				errors={errors}
				onChange={onChange}
			/>
		)
	if (kind === 'days') return <DaysInput days={value as OpeningHours['days']} {...days} />
	if (kind === 'special')
		return <SpecialDaysInput special={value as OpeningHours['special']} {...days} />
	if (kind === 'whole' || kind === 'degrees')
		return (
			<NumberInput
				field={field}
				kind={kind}
				value={value}
				onChange={onChange}
				canBeEmpty={of !== undefined}
			/>
		)
	return (
		<TextField
			{...field}
			type={kind}
			maxLength={input.longest}
			autoComplete={input.autoComplete ?? 'off'}
			value={String(value)}
			onChange={({ target }) => onChange(target.value)}
		/>
	)
}

type NumberProps = {
	field: FieldProps
	kind: 'whole' | 'degrees'
	value: unknown
	/** An empty field counts as 0, and 0 is shown as an empty field: the hint says what that means. */
	canBeEmpty: boolean
	onChange: (value: unknown) => void
}

/** Keeps what is typed, such as `-` or `4.`, while the fact is a number or nothing. */
function NumberInput({ field, kind, value, canBeEmpty, onChange }: NumberProps) {
	const [typed, setTyped] = useState('')
	const read = (text: string) => numberIn(text, kind) ?? (canBeEmpty && text.trim() === '' ? 0 : '')
	const asText = canBeEmpty && value === 0 ? '' : String(value)
	return (
		<TextField
			{...field}
			required={!canBeEmpty}
			inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
			autoComplete="off"
			value={read(typed) === value ? typed : asText}
			onChange={({ target }) => {
				setTyped(target.value)
				onChange(read(target.value))
			}}
		/>
	)
}

/** `31.000` is a whole number, `4,5` degrees. Undefined if it is not a number. */
function numberIn(typed: string, kind: NumberProps['kind']): number | undefined {
	const text = typed.trim().replace(',', '.')
	const number = kind === 'whole' ? text.replace(/[. ](?=\d{3}\b)/g, '') : text
	return number === '' || Number.isNaN(Number(number)) ? undefined : Number(number)
}
