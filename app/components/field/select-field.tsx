import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type Props<Value extends string> = FieldProps & {
	value: Value
	choices?: readonly { value: Value; label: string }[]
	onChoose: (value: Value) => void
	/** Choices in groups, after the plain ones. */
	children?: ReactNode
}

export function SelectField<Value extends string>(props: Props<Value>) {
	const { value, choices = [], onChoose, children, ...field } = props
	return (
		<Field {...field}>
			{({ ref: _ref, ...control }) => (
				<select
					className={styles.control}
					value={value}
					onChange={({ target }) => onChoose(target.value as Value)}
					{...control}
				>
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.label}
						</option>
					))}
					{children}
				</select>
			)}
		</Field>
	)
}
