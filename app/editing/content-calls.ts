import { ApiProblem } from '#app/api/call-api.ts'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type {
	CopyDocument,
	DocumentList,
	FactsDocument,
	HistoryEntry,
} from '#domain/editing/documents.ts'
import type { Locale } from '#domain/locale.ts'

export type Change = {
	path: string
	locale?: Locale
	/** Null restores the built-in value. */
	value: unknown
	/** The value that the editor showed; the server refuses the change if it differs by now. */
	seen?: unknown
}

const read = async <Answer>(answer: Promise<Response>): Promise<Answer> =>
	(await answer).json() as Promise<Answer>

export const listDocuments = () => read<DocumentList>(callAsOwner('/api/content'))

export const fetchDocument = (name: string) =>
	read<CopyDocument>(callAsOwner(`/api/content/${name}`))

export const fetchFacts = () => read<FactsDocument>(callAsOwner('/api/content/facts'))

export const changeDraft = <Answer = CopyDocument>(document: string, changes: Change[]) =>
	read<Answer>(callAsOwner(`/api/content/${document}`, 'PATCH', { changes }))

export const publishDraft = () =>
	read<{ version: number }>(callAsOwner('/api/content/publish', 'POST'))

export const discardDraft = () => callAsOwner('/api/content/draft', 'DELETE')

export const fetchHistory = () =>
	read<{ versions: HistoryEntry[] }>(callAsOwner('/api/content/history'))

export const restoreVersion = (version: number) =>
	read<{ version: number }>(callAsOwner(`/api/content/history/${version}/restore`, 'POST'))

export function isEditedElsewhere(problem: unknown): boolean {
	return problem instanceof ApiProblem && problem.code === 'edited-elsewhere'
}

/** Why nothing was saved, in words for the owner. */
export function explain(problem: unknown, errors: EditingWords['errors']): string {
	if (!(problem instanceof ApiProblem)) return errors.failed ?? ''
	if (problem.code === 'offline') return errors.offline ?? ''
	if (problem.code === 'unauthenticated') return errors.expired ?? ''
	const [first] = problem.errors
	return (first && errors[first.code]) ?? errors.failed ?? ''
}
