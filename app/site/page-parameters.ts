/** A page with one of these says something else than the page without them: the outcome of a form, older reviews. */
const ownContent = ['before', 'sent', 'key', 'problem', 'done', 'guest']

/** These only fill in what the visitor chose on another page. */
const choices = ['from', 'to']

/** The parameters that pages read, except those with few values (server/pages/page-requests.ts). */
export const pageParameters = [...ownContent, ...choices]

export function hasOwnContent(query: URLSearchParams): boolean {
	return ownContent.some((name) => query.has(name))
}
