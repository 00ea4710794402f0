import { useState } from 'react'
import { TextField } from '#app/components/field/text-field.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { localeHere, useWords } from '#app/site/page-context.tsx'
import { type EditingWords, editingWords } from '#content/editing/editing-words.ts'
import { type ContentTree, isAt, textsIn } from '#domain/editing/content-tree.ts'
import type { CopyDocument, CopyField } from '#domain/editing/responses.ts'
import { type InBothLanguages, locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { foldText } from '#domain/text/fold.ts'
import { plural } from '#domain/text/numbers.ts'
import styles from './document-sheet.module.css'
import { LoadedSheet } from './loaded-sheet.tsx'

type Props = {
	name: string
	title: string
	onClose: () => void
	onText: (path: string) => void
	onList: (path: string) => void
}

/** Everything editable in a document, including what the page does not show: titles, empty lists, stale translations. */
export function DocumentSheet({ name, title, onClose, ...open }: Props) {
	return (
		<LoadedSheet name={name} title={title} onClose={onClose}>
			{(document) => <DocumentTexts document={document} {...open} />}
		</LoadedSheet>
	)
}

type TextsProps = Pick<Props, 'onText' | 'onList'> & { document: CopyDocument }

function DocumentTexts({ document, onText, onList }: TextsProps) {
	const words = useWords(editingWords)
	const [wanted, setWanted] = useState('')
	const found = entriesOf(document).filter((entry) => mentions(document, entry, wanted, words))
	return (
		<>
			<Orphans orphans={document.orphans} />
			<TextField
				name="search"
				type="search"
				label={words.sheet.search}
				required={false}
				autoComplete="off"
				value={wanted}
				onChange={({ target }) => setWanted(target.value)}
			/>
			<p role="status">{found.length === 0 && words.sheet.notFound}</p>
			<ul className={`plain-list ${styles.texts}`}>
				{found.map(({ path, field, count }) => (
					<li key={path}>
						<button type="button" onClick={() => (field ? onText(path) : onList(path))}>
							{(field ? words.keys[path] : headingOf(document, path)) && (
								<span className={styles.label}>
									{field ? words.keys[path] : headingOf(document, path)}
								</span>
							)}
							{field && <States field={field} />}
							<span>
								{field
									? filled(document, shownText(field))
									: plural(count, words.list.count, localeHere())}
							</span>
						</button>
					</li>
				))}
			</ul>
		</>
	)
}

type Entry = { path: string; field?: CopyField; count: number }

/** Texts outside lists, and the lists, which have their own sheet. */
function entriesOf({ fields, lists }: CopyDocument): Entry[] {
	const outermost = lists.filter(
		({ path }) => !lists.some((other) => other.path !== path && isAt(path, other.path)),
	)
	const texts = fields.filter(({ path }) => !outermost.some((list) => isAt(path, list.path)))
	return [
		...texts.map((field) => ({ path: field.path, field, count: 0 })),
		...outermost.map(({ path, items }) => ({ path, count: items.length })),
	]
}

/** Whether a text, in either language, its name or a list's items have the words that are looked for. */
function mentions(
	document: CopyDocument,
	{ path, field }: Entry,
	wanted: string,
	{ keys }: EditingWords,
): boolean {
	const list = document.lists.find((list) => list.path === path)
	const texts = field
		? locales.map((locale) => filled(document, field.draft?.[locale] ?? field[locale] ?? ''))
		: locales.flatMap((locale) =>
				(list?.items ?? []).flatMap((item) => textsIn(item[locale]).map(({ text }) => text)),
			)
	const all = [...texts, keys[path], field ? '' : headingOf(document, path)].join(' ')
	return foldText(all).includes(foldText(wanted))
}

/** A list is named by the title beside it. */
function headingOf(document: CopyDocument, path: string): string {
	const { fields } = document
	const group = path.split('.').slice(0, -1).join('.')
	const title = fields.find((field) => field.path === (group ? `${group}.title` : 'title'))
	return title ? filled(document, shownText(title)) : path
}

function filled({ placeholders }: CopyDocument, text: string): string {
	const locale = localeHere()
	const known = placeholders.flatMap((it) => (it[locale] ? [[it.name, it[locale]]] : []))
	return fill(text, Object.fromEntries(known))
}

function shownText({ draft, ...field }: CopyField): string {
	const locale = localeHere()
	return draft?.[locale] ?? field[locale] ?? ''
}

function States({ field }: { field: CopyField }) {
	const words = useWords(editingWords)
	const states = [
		field.draft && words.states.draft,
		field.stale && words.states.stale,
		field.isDefaultChanged && words.states.defaultChanged,
	].filter(Boolean)
	return states.map((state) => (
		<span key={state} className={styles.state}>
			{state}
		</span>
	))
}

function Orphans({ orphans }: Pick<CopyDocument, 'orphans'>) {
	const words = useWords(editingWords)
	if (orphans.length === 0) return null
	return (
		<SheetNote text={words.states.orphansText}>
			{orphans.map(({ path, locale, value }) => (
				<p key={`${path} ${locale}`}>
					{wordsIn(value)
						.map((text) => `«${text}»`)
						.join(' ')}
				</p>
			))}
		</SheetNote>
	)
}

/** A list is stored in both languages. */
function wordsIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [String(value)]
	const list = (value as Partial<InBothLanguages<ContentTree>>)[localeHere()]
	return list === undefined ? [] : textsIn(list).map(({ text }) => text)
}
