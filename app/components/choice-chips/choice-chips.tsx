import { useEffect, useRef } from 'react'
import styles from './choice-chips.module.css'

type Props<Value extends string> = {
	legend: string
	name: string
	choices: readonly { value: Value; label: string }[]
	chosen: Value
	onChoose: (value: Value) => void
	/** `wide`: they share the width, under a legend that is seen. Otherwise they are one row on a phone, which scrolls. */
	variant?: 'wide'
}

/** Radio buttons that look like chips. */
export function ChoiceChips<Value extends string>(props: Props<Value>) {
	const { legend, name, choices, chosen, onChoose, variant } = props
	const row = useRef<HTMLFieldSetElement>(null)
	// Not scrollIntoView, which would move the page too.
	useEffect(() => {
		const chip = row.current?.querySelector<HTMLElement>(`[data-value="${chosen}"]`)
		if (row.current && chip)
			row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
	}, [chosen])
	return (
		<fieldset ref={row} className={`${styles.chips} ${styles[variant ?? 'small']}`}>
			<legend className={variant ? undefined : 'spoken'}>{legend}</legend>
			{choices.map(({ value, label }) => (
				<label key={value} data-value={value}>
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
