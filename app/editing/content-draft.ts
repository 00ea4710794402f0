import { ApiProblem } from '#app/api/call-api.ts'
import { loadAsOwner, saveAsOwner } from '#app/desk/load.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { ContentChange, CopyDocument, DocumentList } from '#domain/editing/responses.ts'
import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { dateFormat } from '#domain/time/dates.ts'

/** The subject of notices about the draft: "published" takes the place of "saved, not published yet". */
export const aboutDraft = 'the draft of the site'

/** Unpublished changes, by document. */
export const loadDraft = () => loadAsOwner<DocumentList>('/api/content')

const documentPath = (name: string) => `/api/content/${name}`

/** A document as the draft has it. */
export const loadDocument = <Document = CopyDocument>(name: string) =>
	loadAsOwner<Document>(documentPath(name))

/** Saves changes to the draft. Fails with `edited-elsewhere` when a text is no longer what its change has `seen`. */
export async function changeDocument(name: string, changes: ContentChange[]) {
	await saveAsOwner(documentPath(name), 'PATCH', { changes })
}

/** Why the draft could not be saved or loaded, in words for the owner. `more`: by the codes of a form's fields. */
export function useDraftProblems(more: Record<string, string> = {}) {
	const locale = useLocale()
	const errors = { ...useWords(editingWords).errors, ...more }
	const inWords = (problem: unknown, otherwise = '') => {
		if (!(problem instanceof ApiProblem)) return otherwise
		if (problem.code === 'offline') return errors.offline ?? ''
		if (problem.code === 'unauthenticated') return errors.expired ?? ''
		if (problem.code === 'not-allowed') return errors.notAllowed ?? ''
		if (problem.code === 'units-taken')
			return fill(errors.unitsBooked ?? '', { units: bookedInWords(problem, locale) })
		return errors[problem.errors[0]?.code ?? ''] ?? otherwise
	}
	return {
		whyNotSaved: (problem: unknown) => inWords(problem, errors.failed),
		whyNotLoaded: (problem: unknown) => inWords(problem, errors.load),
	}
}

/** 'Nido 1 (12–14 de dic); Nido 2 (3–5 de ene)'. Does not import day-words.ts, which visitors would then load. */
function bookedInWords({ members }: ApiProblem, locale: Locale): string {
	const booked = (members.booked ?? []) as { unit: string; from: string; to: string }[]
	const range = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
	return booked
		.map(({ unit, from, to }) => `${unit} (${range.formatRange(Date.parse(from), Date.parse(to))})`)
		.join('; ')
}
