import { ErrorMessage, fieldId } from '#app/components/field/field.tsx'
import styles from './star-choice.module.css'

type Props = {
	name: string
	label: string
	hint: string
	error?: string | undefined
	/** From the lowest score, 0. */
	scores: readonly string[]
	defaultValue?: string | undefined
}

/** Radio buttons that look like stars: keyboards, screen readers and plain form posts work as usual. */
export function StarChoice({ name, label, hint, error, scores, defaultValue }: Props) {
	const id = fieldId(name)
	return (
		<fieldset
			className={styles.field}
			aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
		>
			<legend>{label}</legend>
			<p className={styles.hint} id={`${id}-hint`}>
				{hint}
			</p>
			<div className={styles.stars}>
				{scores.map((score, value) => (
					<label key={score} className={styles.star}>
						<input
							id={value === 0 ? id : undefined}
							type="radio"
							name={name}
							value={value}
							required
							defaultChecked={defaultValue === String(value)}
						/>
						<span className={styles.word}>{score}</span>
					</label>
				))}
			</div>
			<ErrorMessage id={id} error={error} />
		</fieldset>
	)
}
