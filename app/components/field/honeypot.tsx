import styles from './field.module.css'

/** Nobody sees this field or comes to it by keyboard: what is in it was filled in by a program (domain/form-guard.ts). */
export function Honeypot() {
	return (
		<div className={styles.honeypot} aria-hidden="true">
			<label htmlFor="field-website">Website</label>
			<input id="field-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
		</div>
	)
}
