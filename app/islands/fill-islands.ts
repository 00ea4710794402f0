import { renderToString } from 'react-dom/server'
import { type FoundIsland, placeholder } from './island.tsx'

/** Comments that React writes for hydrating the document, and between adjacent texts. */
const hydrationComments = /<!--(?: |\/?\$)-->/g

/** React asks for an eager picture twice: with its `<img>`, and with a link at the start of the same island. */
const pictureLinks = /<link rel="preload" as="image"[^>]*>/g

/** Puts the props and the HTML of each island in their places. Nothing else of the document is hydrated. */
export function fillIslands(
	html: string,
	{ found, nonce }: { found: readonly FoundIsland[]; nonce: string },
): string {
	return found.reduce(
		(page, { props, content }, index) =>
			page
				.replace(
					`"${placeholder(nonce, index)}"`,
					() => `'${inSingleQuotes(JSON.stringify(props))}'`,
				)
				.replace(
					`>${placeholder(nonce, index)}<`,
					() => `>${renderToString(content).replace(pictureLinks, '')}<`,
				),
		html.replace(hydrationComments, ''),
	)
}

/** JSON is full of double quotes, which React would write in six letters each. */
function inSingleQuotes(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')
}
