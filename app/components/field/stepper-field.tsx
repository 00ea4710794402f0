import type { ComponentProps } from 'react'
import field from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './stepper-field.module.css'

type Props = FieldProps & {
	min: number
	max: number
	fewer: string
	more: string
} & Pick<ComponentProps<'input'>, 'defaultValue' | 'enterKeyHint'>

/** A number with buttons for one less and one more. app/islands/early-controls.ts presses them, before React and after. */
export function StepperField({
	fewer,
	more,
	defaultValue,
	enterKeyHint,
	min,
	max,
	...props
}: Props) {
	// The arrow keys of the field do the same, so Tab passes the buttons by.
	const button = (step: -1 | 1, label: string) => (
		<button type="button" data-step={step} tabIndex={-1} aria-label={label}>
			{step < 0 ? '−' : '+'}
		</button>
	)
	return (
		<Field {...props}>
			{(control) => (
				<div className={styles.stepper}>
					{button(-1, fewer)}
					<input
						className={field.control}
						type="number"
						inputMode="numeric"
						required
						autoComplete="off"
						min={min}
						max={max}
						defaultValue={defaultValue}
						enterKeyHint={enterKeyHint}
						{...control}
					/>
					{button(1, more)}
				</div>
			)}
		</Field>
	)
}
