import { type MouseEvent, useEffect, useRef } from 'react'
import { useWasServed } from '#app/site/use-was-served.ts'
import styles from './field.module.css'
import { fieldId } from './field.tsx'

export type FieldMessage = { field: string; message: string }

type Props = {
	title: string
	/** A problem that belongs to no field. */
	text?: string | undefined
	/** The same array until the next attempt, or until a field is put right. */
	errors: readonly FieldMessage[]
}

/** All errors, with links to their fields. Takes the focus after an attempt, not as errors vanish from it. */
export function ErrorSummary({ title, text, errors }: Props) {
	const box = useRef<HTMLDivElement>(null)
	const earlier = useRef(errors)
	const isJustServed = useRef(useWasServed())

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt with the same errors takes the focus again.
	useEffect(() => {
		const isPutRight = errors.length < earlier.current.length
		earlier.current = errors
		// After a post without scripts, the visitor may be in a field before React mounts.
		const isVisitorBusy = isJustServed.current && document.activeElement !== document.body
		isJustServed.current = false
		if (!isPutRight && !isVisitorBusy) box.current?.focus()
	}, [errors, text])

	if (errors.length === 0 && !text) return null
	return (
		<div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
			<p>{title}</p>
			{text && <p>{text}</p>}
			<ul>
				{errors.map(({ field, message }) => (
					<li key={field}>
						<a href={`#${fieldId(field)}`} onClick={goToField}>
							{message}
						</a>
					</li>
				))}
			</ul>
		</div>
	)
}

/** Like following the link, but without an entry in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1))
	if (!field) return
	event.preventDefault()
	field.focus()
}

export function errorFor(errors: readonly FieldMessage[], name: string): string | undefined {
	return errors.find(({ field }) => field === name)?.message
}
