import type { ReactNode } from 'react'
import styles from './field.module.css'

type Props = { title: string; hint?: string; children: ReactNode }

/** Fields that belong together. */
export function Group({ title, hint, children }: Props) {
	return (
		<fieldset className={styles.group}>
			<legend>{title}</legend>
			{hint && <p className={styles.hint}>{hint}</p>}
			{children}
		</fieldset>
	)
}
