import { renderToString } from 'react-dom/server'
import { type FoundIsland, placeholder } from './island.tsx'

/** Marks that React would need to hydrate the document, and puts between texts. */
const hydrationMarks = /<!--(?: |\/?\$)-->/g

/** Puts the props and the HTML of each island in their places. Nothing else of the document is hydrated. */
export function fillIslands(
	html: string,
	{ found, mark }: { found: readonly FoundIsland[]; mark: string },
): string {
	return found.reduce(
		(page, { props, content }, index) =>
			page
				.replace(
					`"${placeholder(mark, index)}"`,
					() => `'${inSingleQuotes(JSON.stringify(props))}'`,
				)
				.replace(`>${placeholder(mark, index)}<`, () => `>${renderToString(content)}<`),
		html.replace(hydrationMarks, ''),
	)
}

/** JSON is full of double quotes, which React would write in six letters each. */
function inSingleQuotes(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')
}
