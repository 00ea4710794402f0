import { type ClipboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { useWords } from '#app/site/page-context.tsx'
import { type EditingWords, editingWords } from '#content/editing/editing-words.ts'
import type { Placeholder } from '#domain/editing/responses.ts'
import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { type ChipWords, readChips, writeChips } from './chip-text.ts'
import styles from './text-editor.module.css'

type Props = {
	label: string
	locale: Locale
	/** The initial text; another `key` replaces it. */
	text: string
	placeholders: readonly Placeholder[]
	longest?: number | undefined
	error?: string | undefined
	length: number
	onChange: (text: string) => void
	onFocus?: (element: HTMLElement, locale: Locale) => void
	autoFocus?: boolean
}

/** A text in one language. Placeholders are chips, so that nobody breaks them by typing. */
export function TextEditor(props: Props) {
	const words = useWords(editingWords)
	const { label, locale, longest, error, length, onChange, onFocus, autoFocus } = props
	const box = useRef<HTMLDivElement>(null)
	const id = useId()
	useChips(box, props, words)

	useEffect(() => {
		if (autoFocus) box.current?.focus()
	}, [autoFocus])

	const described = [error && `${id}-error`, longest && `${id}-counter`].filter(Boolean).join(' ')
	return (
		<div className={styles.editor}>
			<span className={styles.label} id={id}>
				{label}
			</span>
			{/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold chips. */}
			<div
				ref={box}
				className={styles.box}
				role="textbox"
				aria-multiline="true"
				aria-labelledby={id}
				aria-describedby={described || undefined}
				aria-invalid={error ? true : undefined}
				lang={locale}
				tabIndex={0}
				contentEditable
				suppressContentEditableWarning
				onInput={(event) => onChange(readChips(event.currentTarget))}
				onFocus={(event) => onFocus?.(event.currentTarget, locale)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') event.preventDefault()
				}}
				onPaste={pastePlainText}
			/>
			{longest && (
				<p
					className={styles.counter}
					id={`${id}-counter`}
					data-over={length > longest || undefined}
				>
					{fill(words.sheet.counter, { count: String(length), limit: String(longest) })}
				</p>
			)}
			{error && (
				<p className={styles.error} id={`${id}-error`}>
					{error}
				</p>
			)}
		</div>
	)
}

/** React leaves the inside alone: it is written once. */
function useChips(
	box: RefObject<HTMLDivElement | null>,
	{ text, locale, placeholders }: Props,
	words: EditingWords,
) {
	const first = useRef({ text, locale, placeholders, words })
	useEffect(() => {
		const { text, locale, placeholders, words } = first.current
		if (box.current)
			writeChips(box.current, text, (name) => {
				const found = placeholders.find((placeholder) => placeholder.name === name)
				return found && chipWords(found, locale, words)
			})
	}, [box])
}

export function chipWords(
	{ name, ...values }: Placeholder,
	locale: Locale,
	words: EditingWords,
): ChipWords {
	return {
		label: words.placeholders[name] ?? name,
		value: values[locale] ?? words.sheet.pageFills,
	}
}

function pastePlainText(event: ClipboardEvent) {
	event.preventDefault()
	const text = event.clipboardData.getData('text/plain').replace(/\s+/g, ' ')
	// Deprecated, but the only way that keeps the browser's undo.
	document.execCommand('insertText', false, text)
}
