import { type MouseEvent, useEffect, useRef } from 'react'
import styles from './field.module.css'
import { fieldId } from './field.tsx'

type Props = {
	title: string
	/** What no single field is to blame for. */
	text?: string | undefined
	/** A new list after each attempt, and the same one until then: a new one takes the focus. */
	errors: { name: string; id?: string; message: string }[]
}

/** What is wrong, all of it, with links to the fields. Takes the keyboard there when it appears. */
export function ErrorSummary({ title, text, errors }: Props) {
	const box = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new list of errors is news.
	useEffect(() => box.current?.focus(), [errors, text])

	if (errors.length === 0 && !text) return null
	return (
		<div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
			<p>{title}</p>
			{text && <p>{text}</p>}
			<ul>
				{errors.map(({ name, id = fieldId(name), message }) => (
					<li key={id}>
						<a href={`#${id}`} onClick={goToField}>
							{message}
						</a>
					</li>
				))}
			</ul>
		</div>
	)
}

/** As the link would, but without a step in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1))
	if (!field) return
	event.preventDefault()
	field.focus()
}
