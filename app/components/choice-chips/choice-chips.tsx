import styles from './choice-chips.module.css'

type Props<Value extends string> = {
	legend: string
	name: string
	choices: readonly { value: Value; label: string }[]
	chosen: Value
	onChoose: (value: Value) => void
	/** `wide`: they share the width, under a legend that is seen. */
	variant?: 'wide'
}

/** Radio buttons that look like chips. */
export function ChoiceChips<Value extends string>(props: Props<Value>) {
	const { legend, name, choices, chosen, onChoose, variant } = props
	return (
		<fieldset className={`${styles.chips} ${styles[variant ?? 'small']}`}>
			<legend className={variant ? undefined : 'spoken'}>{legend}</legend>
			{choices.map(({ value, label }) => (
				<label key={value}>
					<input
						type="radio"
						name={name}
						checked={chosen === value}
						onChange={() => onChoose(value)}
					/>
					<span>{label}</span>
				</label>
			))}
		</fieldset>
	)
}
