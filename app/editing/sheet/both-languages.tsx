import { useRef } from 'react'
import { SheetExtra } from '#app/components/sheet/sheet.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import { checkText } from '#domain/editing/check-text.ts'
import type { Placeholder, Texts } from '#domain/editing/responses.ts'
import { defaultLocale, type InBothLanguages, type Locale, locales } from '#domain/locale.ts'
import { dot } from '#domain/text/dot.ts'
import { insertChip, readChips } from './chip-text.ts'
import styles from './text-editor.module.css'
import { chipWords, TextEditor } from './text-editor.tsx'

export type BothTexts = InBothLanguages<string>

type Props = {
	/** Names the text, in front of the language, where a form has several. */
	label?: string
	path: string
	texts: BothTexts
	/** Null in an item that the owner added. */
	builtIn: Texts | null
	placeholders: readonly Placeholder[]
	longest?: number | undefined
	/** Errors of empty fields wait until the owner has tried to save. */
	isTried: boolean
	onChange: (locale: Locale, text: string) => void
	autoFocus?: boolean
	/** Increases when the texts are replaced from outside, which remounts the boxes. */
	revision?: number
}

/** A text in Spanish and English together, with the facts that can be inserted. */
export function BothLanguages(props: Props) {
	const words = useWords(editingWords)
	const { label, texts, placeholders, isTried, longest, onChange } = props
	const focused = useRef<{ box: HTMLElement; locale: Locale }>(undefined)

	function insert(placeholder: Placeholder) {
		const { box, locale } = focused.current ?? {}
		if (!box || !locale) return
		insertChip(box, placeholder.name, chipWords(placeholder, locale, words))
		box.focus()
		onChange(locale, readChips(box))
	}

	const facts = placeholders.filter(({ es }) => es !== null)
	return (
		<div className={styles.languages}>
			{locales.map((locale, index) => {
				const code = errorOf(props, locale)
				return (
					<TextEditor
						key={`${locale} ${props.revision}`}
						label={[label, words.sheet.languages[locale]].filter(Boolean).join(dot)}
						text={texts[locale]}
						length={texts[locale].length}
						error={code && (isTried || code !== 'textEmpty') ? words.errors[code] : undefined}
						locale={locale}
						placeholders={placeholders}
						longest={longest}
						onChange={(text) => onChange(locale, text)}
						onFocus={(box) => {
							focused.current = { box, locale }
						}}
						autoFocus={props.autoFocus === true && index === 0}
					/>
				)
			})}
			<SheetExtra title={words.sheet.insert}>
				<p>{words.sheet.insertHint}</p>
				<div className={`cluster ${styles.chips}`}>
					{facts.map((placeholder) => (
						<button
							key={placeholder.name}
							type="button"
							// The caret stays where it is.
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => insert(placeholder)}
						>
							<small>{words.placeholders[placeholder.name] ?? placeholder.name}</small>{' '}
							{placeholder[defaultLocale]}
						</button>
					))}
				</div>
			</SheetExtra>
		</div>
	)
}

type Checked = Pick<Props, 'path' | 'texts' | 'builtIn' | 'placeholders'>

/** Checks a text as the server does. */
export function errorOf({ path, texts, builtIn, placeholders }: Checked, locale: Locale) {
	const factNames = placeholders
		.filter((placeholder) => placeholder[defaultLocale] !== null)
		.map(({ name }) => name)
	const context = { path, builtIn: builtIn?.[locale] ?? undefined, factNames }
	return checkText(texts[locale], context).code
}
