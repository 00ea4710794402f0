import { ErrorMessage, fieldId } from '#app/components/field/field.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import { weekdaysInWords } from '#domain/time/day-words.ts'
import styles from './rates.module.css'

type Props = {
	legend: string
	name: string
	error: string | undefined
	chosen: readonly number[]
	onChange: (days: number[]) => void
}

/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** Days of the week to tick; none is any day. */
export function WeekdayBoxes({ legend, name, error, chosen, onChange }: Props) {
	const locale = useLocale()
	const id = fieldId(name)
	return (
		<fieldset
			id={id}
			tabIndex={-1}
			className={`cluster ${styles.weekdays}`}
			aria-describedby={error && `${id}-error`}
		>
			<legend>{legend}</legend>
			{week.map((day) => (
				<label key={day} className="touch">
					<input
						type="checkbox"
						name={name}
						checked={chosen.includes(day)}
						onChange={({ target }) =>
							onChange(target.checked ? [...chosen, day] : chosen.filter((it) => it !== day))
						}
					/>
					{weekdaysInWords([day], locale)}
				</label>
			))}
			<ErrorMessage id={id} error={error} />
		</fieldset>
	)
}
