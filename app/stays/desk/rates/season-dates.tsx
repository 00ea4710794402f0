import field from '#app/components/field/field.module.css'
import { ErrorMessage, fieldId } from '#app/components/field/field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { fill } from '#domain/text/fill.ts'
import { monthName } from '#domain/time/day-words.ts'
import type { SeasonDraft } from './plan-draft.ts'
import styles from './rates.module.css'

type Props = {
	season: SeasonDraft
	/** 'seasons.0' */
	at: string
	errorOf: (name: string) => string | undefined
	onChange: (changes: Partial<SeasonDraft>) => void
}

/** First and last night: dates, or days of every year. */
export function SeasonDates({ season, at, errorOf, onChange }: Props) {
	const words = useWords(deskRatesWords)
	const ends = [
		{ end: 'from', label: words.from },
		{ end: 'to', label: words.to },
	] as const
	return (
		<div className={`grid ${styles.dates}`}>
			{ends.map(({ end, label }) => {
				const name = `${at}.${end}`
				const error = errorOf(name)
				const change = (value: string) => onChange({ [end]: value })
				return season.isYearly ? (
					<DayOfYear
						key={end}
						name={name}
						label={label}
						error={error}
						value={season[end]}
						onChange={change}
					/>
				) : (
					<TextField
						key={end}
						type="date"
						name={name}
						label={label}
						error={error}
						value={season[end]}
						onChange={({ target }) => change(target.value)}
					/>
				)
			})}
		</div>
	)
}

type DayProps = {
	name: string
	label: string
	error: string | undefined
	/** `MM-DD` */
	value: string
	onChange: (value: string) => void
}

const two = (number: number) => String(number).padStart(2, '0')
const months = Array.from({ length: 12 }, (_, index) => two(index + 1))

function DayOfYear({ name, label, error, value, onChange }: DayProps) {
	const locale = useLocale()
	const words = useWords(deskRatesWords)
	const id = fieldId(name)
	const [month = '01', day = '01'] = value.split('-')
	// A leap year: 29 February is a day of every year.
	const days = new Date(Date.UTC(2024, Number(month), 0)).getUTCDate()
	const control = { className: field.control, 'aria-invalid': error ? (true as const) : undefined }
	return (
		<fieldset className={`grid ${styles.dayOfYear}`} aria-describedby={error && `${id}-error`}>
			<legend>{label}</legend>
			<select
				id={id}
				aria-label={fill(words.dayOf, { label })}
				value={day}
				onChange={({ target }) => onChange(`${month}-${target.value}`)}
				{...control}
			>
				{Array.from({ length: days }, (_, index) => (
					<option key={two(index + 1)} value={two(index + 1)}>
						{index + 1}
					</option>
				))}
			</select>
			<select
				aria-label={fill(words.monthOf, { label })}
				value={month}
				onChange={({ target }) => {
					const last = new Date(Date.UTC(2024, Number(target.value), 0)).getUTCDate()
					onChange(`${target.value}-${two(Math.min(Number(day), last))}`)
				}}
				{...control}
			>
				{months.map((it) => (
					<option key={it} value={it}>
						{monthName(`2024-${it}`, locale)}
					</option>
				))}
			</select>
			<ErrorMessage id={id} error={error} />
		</fieldset>
	)
}
