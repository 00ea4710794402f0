import { Button } from '#app/components/button/button.tsx'
import { SheetExtra, SheetNote } from '#app/components/sheet/sheet.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { changeDocument, useDraftProblems } from '#app/editing/content-draft.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import { placeholdersIn } from '#domain/editing/check-text.ts'
import type { Placeholder } from '#domain/editing/responses.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { BothTexts } from './both-languages.tsx'

type StaleProps = { document: string; path: string; locale: Locale; texts: BothTexts }

/** Asks whether a translation still says the same; saving it as it is says yes. */
export function StaleNote({ document, path, locale, texts }: StaleProps) {
	const { sheet } = useWords(editingWords)
	const text = texts[locale]
	const { save, isBusy } = useSave(
		() => changeDocument(document, [{ path, locale, value: text, seen: text }]),
		{ done: sheet.confirmed, failed: useDraftProblems().whyNotSaved },
	)
	return (
		<SheetNote text={sheet.stale[locale]}>
			<Button variant="quiet" disabled={isBusy} onClick={() => save()}>
				{sheet.confirm}
			</Button>
		</SheetNote>
	)
}

type BuiltInProps = { texts: BothTexts; onTake: (texts: BothTexts) => void }

/** The text that comes with the site, to return to. */
export function BuiltInText({ texts, onTake }: BuiltInProps) {
	const { sheet } = useWords(editingWords)
	return (
		<SheetExtra title={sheet.builtIn}>
			{locales.map((locale) => (
				<p key={locale} lang={locale}>
					{texts[locale]}
				</p>
			))}
			<Button variant="quiet" onClick={() => onTake(texts)}>
				{sheet.backToBuiltIn}
			</Button>
		</SheetExtra>
	)
}

type FactProps = {
	texts: readonly (string | null | undefined)[]
	placeholders: readonly Placeholder[]
}

/** A figure typed over a fact would differ from the other pages and from the prices that the site works out. */
export function FactNote({ texts, placeholders }: FactProps) {
	const { sheet } = useWords(editingWords)
	const isOwner = useHasOwnersTools()
	const facts = placeholders.filter(({ es }) => es !== null).map(({ name }) => name)
	const used = texts.flatMap((text) => placeholdersIn(text ?? ''))
	if (!used.some((name) => facts.includes(name))) return null
	return (
		<SheetNote text={sheet.hasFacts}>
			{isOwner && (
				<LocalLink className="touch" to="/admin/site/facts">
					{sheet.toFacts}
				</LocalLink>
			)}
		</SheetNote>
	)
}
