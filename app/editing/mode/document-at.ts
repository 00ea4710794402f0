/** Pages whose document is not named as their path. The list of pages itself stays on the server. */
const documentNames: Record<string, string> = {
	'/': 'home',
	'/cofee-house': 'coffee-house',
	'/cocora-nidos-del-condor': 'glamping',
	'/cocora-viva': 'nursery',
}

/** The document with a page's words, by its Spanish path. */
export function documentAt(path: string): string {
	return documentNames[path] ?? path.slice(1)
}
