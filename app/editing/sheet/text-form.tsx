import { type ReactNode, useState } from 'react'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { SaveForm } from '#app/desk/save-form.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useSave } from '#app/desk/use-save.ts'
import { aboutDraft, changeDocument, useDraftProblems } from '#app/editing/content-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { ContentChange, CopyDocument, CopyField } from '#domain/editing/responses.ts'
import { inEachLanguage, type Locale, locales } from '#domain/locale.ts'
import { BothLanguages, type BothTexts, errorOf } from './both-languages.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { BuiltInText, FactNote, StaleNote } from './text-notes.tsx'

type Props = {
	document: CopyDocument
	field: CopyField
	onClose: () => void
	/** The text as it would look, while it is typed. */
	onType?: ((locale: Locale, text: string, document: CopyDocument) => void) | undefined
	/** Ways to other places, above the buttons. */
	children: ReactNode
}

/** A text in both languages, a draft while it is typed. If it changed elsewhere meanwhile, the owner chooses which stays. */
export function TextForm({ document, field, onClose, onType, children }: Props) {
	const words = useWords(editingWords)
	const { path, longest, default: builtIn } = field
	const { placeholders } = document
	const saved = shownIn(field)
	const draft = useDraft(`site text ${document.name} ${path}`, saved, saved)
	const texts = draft.value
	const [isTried, setIsTried] = useState(false)
	/** The boxes are written once: other texts need other boxes. */
	const [revision, setRevision] = useState(0)
	const saving = useSave((changes: ContentChange[]) => changeDocument(document.name, changes), {
		done: () => ({ text: words.sheet.saved, about: aboutDraft }),
		failed: useDraftProblems().whyNotSaved,
		showsFailure: true,
		onSaved: cancel,
	})

	function cancel() {
		draft.forget()
		onClose()
	}

	function type(locale: Locale, text: string) {
		draft.change((before) => ({ ...before, [locale]: text }))
		onType?.(locale, text, document)
	}

	function show(next: BothTexts) {
		setRevision((count) => count + 1)
		for (const locale of locales) onType?.(locale, next[locale], document)
	}

	/** `basedOn`: the texts that these may replace. */
	async function submit(basedOn: BothTexts) {
		setIsTried(true)
		const isWrong = locales.some(
			(locale) =>
				texts[locale] !== draft.seen[locale] &&
				errorOf({ path, texts, builtIn, placeholders }, locale),
		)
		if (isWrong) return
		const changes = locales
			.filter((locale) => texts[locale] !== basedOn[locale])
			.map((locale) => ({
				path,
				locale,
				seen: basedOn[locale],
				value: texts[locale] === builtIn?.[locale] ? null : texts[locale],
			}))
		if (changes.length === 0) cancel()
		else await saving.save(changes)
	}

	return (
		<SaveForm
			noValidate
			draft={draft}
			saving={saving}
			words={words.sheet}
			onSave={submit}
			theirs={locales.map((locale) => (
				<p key={locale} lang={locale}>
					«{saved[locale]}»
				</p>
			))}
			onTakeTheirs={() => show(saved)}
			buttons={
				<>
					{children}
					<SaveButtons isSaving={saving.isBusy} onCancel={cancel} />
				</>
			}
		>
			{field.isDefaultChanged && <SheetNote text={words.sheet.defaultChanged} />}
			{field.stale && (
				<StaleNote document={document.name} path={path} locale={field.stale} texts={saved} />
			)}
			<FactNote
				texts={locales.flatMap((locale) => [builtIn?.[locale], saved[locale]])}
				placeholders={placeholders}
			/>
			<BothLanguages
				path={path}
				texts={texts}
				builtIn={builtIn}
				placeholders={placeholders}
				longest={longest}
				isTried={isTried}
				revision={revision}
				{...(words.keys[path] && { label: words.keys[path] })}
				onChange={type}
				autoFocus
			/>
			{builtIn && locales.every((locale) => builtIn[locale]) && (
				<BuiltInText
					texts={inEachLanguage((locale) => builtIn[locale] ?? '')}
					onTake={(original) => {
						draft.change(original)
						show(original)
					}}
				/>
			)}
		</SaveForm>
	)
}

function shownIn(field: CopyField): BothTexts {
	return inEachLanguage((locale) => (field.draft?.[locale] ?? field[locale]) || '')
}
