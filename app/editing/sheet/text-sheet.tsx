import { useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { Sheet, SheetExtra, SheetNote } from '#app/components/sheet/sheet.tsx'
import { changeDraft, explain, fetchDocument } from '#app/editing/content-calls.ts'
import { unsavedTexts } from '#app/editing/unsaved.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { ContentChange, CopyDocument, CopyField } from '#domain/editing/answers.ts'
import { isAt } from '#domain/editing/content-tree.ts'
import type { TextAddress } from '#domain/editing/marks.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { BothLanguages, type BothTexts, errorOf } from './both-languages.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { DocumentState, useDocument } from './use-document.tsx'

type Props = {
	address: TextAddress
	words: EditingWords
	onClose: () => void
	onSaved: () => void
	/** The text as it would look, while it is typed. */
	onType?: ((locale: Locale, text: string, document: CopyDocument) => void) | undefined
	/** Where the pressed link leads. */
	onFollow?: (() => void) | undefined
	onList: (path: string) => void
}

/** One text in both languages. */
export function TextSheet(props: Props) {
	const { address, words, onClose } = props
	const { document, problem } = useDocument(address.document, words)
	const field = document?.fields.find(({ path }) => path === address.path)
	const missing = document && !field ? words.errors.textUnknown : problem
	return (
		<Sheet title={words.sheet.title} closeLabel={words.sheet.close} onClose={onClose}>
			<DocumentState problem={missing} isLoaded={field !== undefined} words={words} />
			{document && field && <TextForm key={address.path} {...props} {...{ document, field }} />}
		</Sheet>
	)
}

function shownIn({ es, en, draft }: CopyField): BothTexts {
	return { es: (draft?.es ?? es) || '', en: (draft?.en ?? en) || '' }
}

type FormProps = Props & { document: CopyDocument; field: CopyField }

function TextForm(props: FormProps) {
	const { address, document, words, onClose, onSaved, onType, onFollow, onList } = props
	const [field, setField] = useState(props.field)
	const name = `${address.document} ${address.path}`
	const [kept] = useState(() => unsavedTexts.all()[name])
	const [seen, setSeen] = useState(kept?.seen ?? shownIn(field))
	const [texts, setTexts] = useState(kept?.texts ?? seen)
	const [revision, setRevision] = useState(0)
	const [isTried, setIsTried] = useState(false)
	const [isSaving, setIsSaving] = useState(false)
	const [problem, setProblem] = useState('')
	const [theirs, setTheirs] = useState<BothTexts>()
	const { path, longest, default: builtIn } = field
	const { placeholders } = document
	const changed = locales.filter((locale) => texts[locale] !== seen[locale])
	const errors = changed.map((locale) => errorOf({ path, texts, builtIn, placeholders }, locale))
	const list = innermostList(document, path)

	function type(locale: Locale, text: string) {
		const next = { ...texts, [locale]: text }
		setTexts(next)
		setProblem('')
		unsavedTexts.keep(name, { texts: next, seen })
		onType?.(locale, text, document)
	}

	function replace(next: BothTexts) {
		setTexts(next)
		setRevision(revision + 1)
		unsavedTexts.keep(name, { texts: next, seen })
		for (const locale of locales) onType?.(locale, next[locale], document)
	}

	async function send(changes: ContentChange[]) {
		setIsSaving(true)
		try {
			await changeDraft(address.document, changes)
			unsavedTexts.keep(name, undefined)
			onSaved()
			return true
		} catch (reason) {
			if (codeOf(reason) === 'edited-elsewhere') await showTheirs()
			else setProblem(explain(reason, words.errors))
			return false
		} finally {
			setIsSaving(false)
		}
	}

	/** Another browser saved this text meanwhile: the owner chooses which to keep. */
	async function showTheirs() {
		try {
			const fresh = (await fetchDocument(address.document)).fields.find(
				(other) => other.path === path,
			)
			if (fresh) {
				setField(fresh)
				setTheirs(shownIn(fresh))
			}
		} catch (reason) {
			setProblem(explain(reason, words.errors))
		}
	}

	async function save(basedOn = seen) {
		setIsTried(true)
		if (errors.some(Boolean)) return
		const changes = locales
			.filter((locale) => texts[locale] !== basedOn[locale])
			.map((locale) => ({
				...{ path, locale, seen: basedOn[locale] },
				value: texts[locale] === builtIn?.[locale] ? null : texts[locale],
			}))
		if (changes.length === 0) return cancel()
		if (!(await send(changes))) return
		showNotice({ text: words.sheet.saved })
		onClose()
	}

	async function confirm(locale: Locale) {
		if (!(await send([{ path, locale, value: seen[locale], seen: seen[locale] }]))) return
		const { stale: _, ...confirmed } = field
		setField(confirmed)
		showNotice({ text: words.sheet.confirmed })
	}

	function cancel() {
		unsavedTexts.keep(name, undefined)
		onClose()
	}

	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				save()
			}}
		>
			{kept && <SheetNote text={words.sheet.restored} />}
			{field.isDefaultChanged && <SheetNote text={words.sheet.defaultChanged} />}
			{field.stale && (
				<SheetNote text={words.sheet.stale[field.stale]}>
					<Button variant="quiet" onClick={() => confirm(field.stale ?? 'en')}>
						{words.sheet.confirm}
					</Button>
				</SheetNote>
			)}
			{theirs && (
				<SheetNote tone="bad" text={words.sheet.elsewhere}>
					{locales.map((locale) => (
						<p key={locale} lang={locale}>
							«{theirs[locale]}»
						</p>
					))}
					<Button
						onClick={() => {
							setSeen(theirs)
							setTheirs(undefined)
							save(theirs)
						}}
					>
						{words.sheet.keepMine}
					</Button>{' '}
					<Button
						variant="quiet"
						onClick={() => {
							setSeen(theirs)
							replace(theirs)
							unsavedTexts.keep(name, undefined)
							setTheirs(undefined)
						}}
					>
						{words.sheet.takeTheirs}
					</Button>
				</SheetNote>
			)}
			<BothLanguages
				{...{ path, texts, builtIn, placeholders, longest, words, isTried, revision }}
				{...(words.keys[path] && { label: words.keys[path] })}
				onChange={type}
				autoFocus
			/>
			{builtIn?.es && builtIn.en && (
				<SheetExtra title={words.sheet.builtIn}>
					<p lang="es">{builtIn.es}</p>
					<p lang="en">{builtIn.en}</p>
					<Button
						variant="quiet"
						onClick={() => replace({ es: builtIn.es ?? '', en: builtIn.en ?? '' })}
					>
						{words.sheet.backToBuiltIn}
					</Button>
				</SheetExtra>
			)}
			<SheetNote tone="bad" text={problem} />
			{(list || onFollow) && (
				<p>
					{list && (
						<Button variant="quiet" onClick={() => onList(list)}>
							{words.sheet.list}
						</Button>
					)}{' '}
					{onFollow && (
						<Button variant="quiet" onClick={onFollow}>
							{words.sheet.follow}
						</Button>
					)}
				</p>
			)}
			<SaveButtons words={words.sheet} isSaving={isSaving} onCancel={cancel} />
		</form>
	)
}

function innermostList({ lists }: CopyDocument, path: string): string | undefined {
	return lists
		.map((list) => list.path)
		.filter((list) => isAt(path, list))
		.toSorted((a, b) => b.length - a.length)[0]
}
