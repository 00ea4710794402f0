import { Button } from '#app/components/button/button.tsx'
import { SheetExtra, SheetNote } from '#app/components/sheet/sheet.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { changeDocument, useDraftProblems } from '#app/editing/content-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
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
