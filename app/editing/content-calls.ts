import { ApiProblem } from '#app/api/call-api.ts'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type {
	ContentChange,
	CopyDocument,
	DocumentList,
	FactsDocument,
	HistoryAnswer,
	Publication,
} from '#domain/editing/answers.ts'

export const listDocuments = () => fetchAsOwner<DocumentList>('/api/content')

export const fetchDocument = (name: string) => fetchAsOwner<CopyDocument>(`/api/content/${name}`)

export const fetchFacts = () => fetchAsOwner<FactsDocument>('/api/content/facts')

export const changeDraft = <Answer = CopyDocument>(document: string, changes: ContentChange[]) =>
	fetchAsOwner<Answer>(`/api/content/${document}`, 'PATCH', { changes })

export const publishDraft = () => fetchAsOwner<Publication>('/api/content/publish', 'POST')

export const discardDraft = () => callAsOwner('/api/content/draft', 'DELETE')

export const fetchHistory = () => fetchAsOwner<HistoryAnswer>('/api/content/history')

export const restoreVersion = (version: number) =>
	fetchAsOwner<Publication>(`/api/content/history/${version}/restore`, 'POST')

/** Why data of the draft could not be loaded, in words for the owner. */
export function explainLoading(reason: unknown, { errors }: EditingWords): string {
	return explain(reason, { ...errors, failed: errors.load ?? '' })
}

/** Why nothing was saved, in words for the owner. */
export function explain(problem: unknown, errors: EditingWords['errors']): string {
	if (!(problem instanceof ApiProblem)) return errors.failed ?? ''
	if (problem.code === 'offline') return errors.offline ?? ''
	if (problem.code === 'unauthenticated') return errors.expired ?? ''
	const [first] = problem.errors
	return (first && errors[first.code]) ?? errors.failed ?? ''
}
