import { type ReactNode, useRef } from 'react'
import { Counter, type CounterProps, type TextControl } from './counter.tsx'
import styles from './field.module.css'

export function fieldId(name: string): string {
	return `field-${name}`
}

export type FieldProps = {
	name: string
	/** Only where two forms on a page have a field of the same name. */
	id?: string | undefined
	label: string
	hint?: string | undefined
	error?: string | undefined
	/** Announced when it appears, without being an error; null while there is none. */
	note?: ReactNode
	/** Shown beside the label of a field that may stay empty. */
	optional?: string | undefined
	counter?: CounterProps | undefined
}

/** Ties a control to its label, hint and error. */
export type ControlProps = {
	id: string
	name: string
	'aria-invalid': true | undefined
	'aria-describedby': string | undefined
}

type Props = FieldProps & {
	children: (control: ControlProps & { ref: (element: TextControl | null) => void }) => ReactNode
}

/** Label, hint, counter and error around a control. */
export function Field({ label, hint, error, note, optional, counter, children, ...names }: Props) {
	const { name, id = fieldId(name) } = names
	const control = useRef<TextControl>(null)
	const ref = (element: TextControl | null) => {
		control.current = element
	}
	return (
		<div className={styles.field}>
			<label htmlFor={id}>
				{`${label} `}
				{optional && <span className={styles.optional}>{optional}</span>}
			</label>
			{hint && (
				<p className={styles.hint} id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{children({ ...controlProps({ id, name, hint, error, note, counter }), ref })}
			{counter && <Counter id={`${id}-counter`} control={control} {...counter} />}
			{note !== undefined && (
				<div id={`${id}-note`} role="status">
					{note}
				</div>
			)}
			<ErrorMessage id={id} error={error} />
		</div>
	)
}

type Wiring = Pick<FieldProps, 'name' | 'hint' | 'error' | 'note' | 'counter'> & { id: string }

export function controlProps({ id, name, hint, error, note, counter }: Wiring): ControlProps {
	const describedBy = [
		error && `${id}-error`,
		note && `${id}-note`,
		hint && `${id}-hint`,
		counter && `${id}-counter`,
	].filter(Boolean)
	return {
		id,
		name,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': describedBy.join(' ') || undefined,
	}
}

export function ErrorMessage({ id, error }: { id: string; error: string | undefined }) {
	if (!error) return null
	return (
		<p className={styles.error} id={`${id}-error`}>
			{error}
		</p>
	)
}

/** Hidden from people and keyboards: only programs fill it in (domain/forms/form-guard.ts). */
export function Honeypot() {
	return (
		<div className="spoken" aria-hidden="true">
			<label htmlFor="field-website">Website</label>
			<input id="field-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
		</div>
	)
}
