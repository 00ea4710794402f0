import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import { controlProps, ErrorMessage, type FieldProps, fieldId } from './field.tsx'

type Own = Pick<FieldProps, 'name' | 'id' | 'error'> & { children: ReactNode }

/** The label may contain a link, as that of the consent does. */
export function CheckboxField({
	name,
	id = fieldId(name),
	error,
	children,
	...input
}: Own & Omit<ComponentProps<'input'>, keyof Own | 'type'>) {
	return (
		<div className={styles.field}>
			<div className={styles.check}>
				<input type="checkbox" required {...input} {...controlProps({ id, name, error })} />
				<label htmlFor={id}>{children}</label>
			</div>
			<ErrorMessage id={id} error={error} />
		</div>
	)
}
