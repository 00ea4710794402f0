import { Button } from '#app/components/button/button.tsx'
import field from '#app/components/field/field.module.css'
import { ErrorMessage } from '#app/components/field/field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { factsWords } from '#content/editing/facts-words.ts'
import {
	type DayHours,
	type OpeningHours,
	type Weekday,
	weekdays,
} from '#domain/time/opening-hours.ts'
import styles from './facts-form.module.css'

type Common = {
	label: string
	error: string | undefined
	usual: DayHours
}

type DaysProps = Common & {
	days: OpeningHours['days']
	onChange: (days: OpeningHours['days']) => void
}

/** Each day of the week: as usual, other hours, or closed. */
export function DaysInput({ days, label, error, usual, onChange }: DaysProps) {
	const words = useWords(factsWords)
	function change(day: Weekday, hours: DayHours | null | undefined) {
		const others = days.filter((other) => other.day !== day)
		const next = hours === undefined ? others : [...others, { day, hours }]
		onChange(next.toSorted((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day)))
	}
	return (
		<fieldset className={styles.inner}>
			<legend>{label}</legend>
			{weekdays.map((day) => {
				const own = days.find((other) => other.day === day)
				const choice = own ? (own.hours ? 'other' : 'closed') : 'usual'
				const hours = { opens: usual.opens, closes: usual.closes }
				const chosen = { usual: undefined, other: hours, closed: null } as const
				return (
					<div key={day} className={`cluster ${styles.row}`}>
						<label className={styles.day}>
							{words.days[day]}
							<select
								className={field.control}
								value={choice}
								onChange={({ target }) => change(day, chosen[target.value as keyof typeof chosen])}
							>
								<option value="usual">{words.usual}</option>
								<option value="other">{words.other}</option>
								<option value="closed">{words.closed}</option>
							</select>
						</label>
						{own?.hours && <Times hours={own.hours} onChange={(hours) => change(day, hours)} />}
					</div>
				)
			})}
			<ErrorMessage id="hours.days" error={error} />
		</fieldset>
	)
}

type SpecialProps = Common & {
	special: OpeningHours['special']
	onChange: (special: OpeningHours['special']) => void
}

/** Dates with other hours, or closed. */
export function SpecialDaysInput({ special, label, error, usual, onChange }: SpecialProps) {
	const words = useWords(factsWords)
	const change = (index: number, part: Partial<OpeningHours['special'][number]>) =>
		onChange(special.map((day, other) => (other === index ? { ...day, ...part } : day)))
	return (
		<fieldset className={styles.inner}>
			<legend>{label}</legend>
			{special.map(({ date, hours }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: while a date is typed, its place is all that stays.
				<div key={index} className={`cluster ${styles.row}`}>
					<label className={styles.date}>
						{words.date}
						<input
							className={field.control}
							type="date"
							value={date}
							onChange={({ target }) => change(index, { date: target.value })}
						/>
					</label>
					<label>
						<span className="spoken">{words.groups.hours}</span>
						<select
							className={field.control}
							value={hours ? 'other' : 'closed'}
							onChange={({ target }) =>
								change(index, {
									hours:
										target.value === 'closed' ? null : { opens: usual.opens, closes: usual.closes },
								})
							}
						>
							<option value="closed">{words.closed}</option>
							<option value="other">{words.other}</option>
						</select>
					</label>
					{hours && <Times hours={hours} onChange={(hours) => change(index, { hours })} />}
					<Button
						variant="quiet"
						aria-label={`${words.removeDay} ${date}`}
						onClick={() => onChange(special.filter((_, other) => other !== index))}
					>
						✕
					</Button>
				</div>
			))}
			<Button variant="quiet" onClick={() => onChange([...special, { date: '', hours: null }])}>
				{words.addDay}
			</Button>
			<ErrorMessage id="hours.special" error={error} />
		</fieldset>
	)
}

type TimesProps = {
	hours: DayHours
	onChange: (hours: DayHours) => void
}

function Times({ hours, onChange }: TimesProps) {
	const words = useWords(factsWords)
	return (['opens', 'closes'] as const).map((part) => (
		<label key={part}>
			{words[part]}
			<input
				className={field.control}
				type="time"
				value={hours[part]}
				onChange={({ target }) => onChange({ ...hours, [part]: target.value })}
			/>
		</label>
	))
}
