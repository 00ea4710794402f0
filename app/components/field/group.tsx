import type { ReactNode } from 'react'
import field from './field.module.css'
import styles from './group.module.css'

type GroupProps = { title: string; hint?: string; children: ReactNode }

/** Fields that belong together. */
export function Group({ title, hint, children }: GroupProps) {
	return (
		<fieldset className={styles.group}>
			<legend>{title}</legend>
			{hint && <p className={field.hint}>{hint}</p>}
			{children}
		</fieldset>
	)
}
