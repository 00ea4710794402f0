import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type ControlOf<Element extends 'input' | 'textarea'> = Omit<
	ComponentProps<Element>,
	keyof FieldProps | 'ref'
>

/** Props that Field does not use go to the <input>. */
export function TextField(props: FieldProps & ControlOf<'input'>) {
	const [field, input] = split(props)
	return (
		<Field {...field}>
			{(control) => (
				<input className={styles.control} required={!field.optional} {...input} {...control} />
			)}
		</Field>
	)
}

/** Props that Field does not use go to the <textarea>. */
export function TextAreaField(props: FieldProps & ControlOf<'textarea'>) {
	const [field, area] = split(props)
	return (
		<Field {...field}>
			{(control) => (
				<textarea
					className={styles.control}
					required={!field.optional}
					rows={5}
					{...area}
					{...control}
				/>
			)}
		</Field>
	)
}

function split<Props extends FieldProps>(props: Props) {
	const { name, id, label, hint, error, note, optional, counter, ...rest } = props
	return [{ name, id, label, hint, error, note, optional, counter }, rest] as const
}
