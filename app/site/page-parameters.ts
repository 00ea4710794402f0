/** The outcome of a form. */
const outcome = ['sent', 'key', 'problem', 'done']

/** A page with one of these says something else than the page without them. */
const ownContent = ['before', ...outcome, 'guest']

/** These only fill in what the visitor chose on another page. */
const choices = ['from', 'to']

/** The parameters that pages read, except those with few values (server/pages/page-requests.ts). */
export const pageParameters = [...ownContent, ...choices]

export function hasOwnContent(query: URLSearchParams): boolean {
	return ownContent.some((name) => query.has(name))
}

/** The link to the other language carries what was chosen or asked for on, but not the outcome of a form. */
export function withoutOutcome(search: string): string {
	const query = new URLSearchParams(search)
	for (const name of outcome) query.delete(name)
	const text = String(query)
	return text && `?${text}`
}
