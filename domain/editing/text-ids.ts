/**
 * Invisible ids at the start of a text that say which one it is: only a preview has them. They are Unicode's tag
 * characters, which have no shape and which `oneLine` removes from everything that is stored.
 */
const tags = 0xe0000
const end = '\u{e007f}'
const hiddenId = /[\u{e0021}-\u{e007e}]+\u{e0020}[\u{e0021}-\u{e007e}]+\u{e007f}/gu

export type TextAddress = { document: string; path: string }

/** Where a text begins, in the string without its ids. */
export type TextId = TextAddress & { at: number }

export function addTextId(text: string, { document, path }: TextAddress): string {
	const hidden = Array.from(`${document} ${path}`, (character) =>
		String.fromCodePoint(tags + character.charCodeAt(0)),
	)
	return hidden.join('') + end + text
}

export function readTextIds(text: string): { plain: string; ids: TextId[] } {
	const ids: TextId[] = []
	let removed = 0
	const plain = text.replace(hiddenId, (found, offset: number) => {
		const letters = Array.from(found.slice(0, -end.length), (character) =>
			String.fromCharCode((character.codePointAt(0) ?? 0) - tags),
		)
		const [document = '', path = ''] = letters.join('').split(' ')
		ids.push({ document, path, at: offset - removed })
		removed += found.length
		return ''
	})
	return { plain, ids }
}

/** This request header asks for the owner's draft with its text ids. It is in lower case, as Node names headers. */
export const previewHeader = 'x-preview'
