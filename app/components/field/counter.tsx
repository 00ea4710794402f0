import { type RefObject, useEffect, useState } from 'react'
import { useLocale } from '#app/site/page-context.tsx'
import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatNumber, type PluralWords, plural } from '#domain/text/numbers.ts'
import styles from './field.module.css'

export type CounterProps = {
	limit: number
	words: {
		/** While nothing is typed: 'Up to {limit} characters'. */
		limit: string
		left: PluralWords
		/** How many characters are too many. */
		over: PluralWords
	}
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement

type Props = CounterProps & { id: string; control: RefObject<TextControl | null> }

/** How many characters are left. Nothing is cut off: a text that is too long stays, to be shortened. */
export function Counter({ id, control, limit, words }: Props) {
	const locale = useLocale()
	const [length, setLength] = useState(0)

	useEffect(() => {
		const element = control.current
		if (!element) return
		const { form } = element
		const count = () => setLength(element.value.length)
		// The event fires before the form is reset.
		const countLater = () => queueMicrotask(count)
		count()
		element.addEventListener('input', count)
		form?.addEventListener('reset', countLater)
		return () => {
			element.removeEventListener('input', count)
			form?.removeEventListener('reset', countLater)
		}
	}, [control])

	const room = inWords(length, { limit, words }, locale)
	return (
		<>
			<p className={styles.counter} id={id} data-over={length > limit || undefined}>
				{room}
			</p>
			{/* Announced only near the limit, not at every letter. */}
			<span className="spoken" role="status">
				{length > limit * 0.9 && room}
			</span>
		</>
	)
}

function inWords(length: number, { limit, words }: CounterProps, locale: Locale): string {
	if (length === 0) return fill(words.limit, { limit: formatNumber(limit, locale) })
	if (length > limit) return plural(length - limit, words.over, locale)
	return plural(limit - length, words.left, locale)
}
