/**
 * Invisible marks at the start of a text that say which one it is: only a preview has them. They are Unicode's tag
 * characters, which have no shape and which `oneLine` removes from everything that is stored.
 */
const tags = 0xe0000
const end = '\u{e007f}'
const marked = /[\u{e0021}-\u{e007e}]+\u{e0020}[\u{e0021}-\u{e007e}]+\u{e007f}/gu

export type TextAddress = { document: string; path: string }

/** Where a text begins, in the string without its marks. */
export type Mark = TextAddress & { at: number }

export function markText(text: string, { document, path }: TextAddress): string {
	const hidden = Array.from(`${document} ${path}`, (character) =>
		String.fromCodePoint(tags + character.charCodeAt(0)),
	)
	return hidden.join('') + end + text
}

export function readMarks(text: string): { plain: string; marks: Mark[] } {
	const marks: Mark[] = []
	let removed = 0
	const plain = text.replace(marked, (found, offset: number) => {
		const letters = Array.from(found.slice(0, -end.length), (character) =>
			String.fromCharCode((character.codePointAt(0) ?? 0) - tags),
		)
		const [document = '', path = ''] = letters.join('').split(' ')
		marks.push({ document, path, at: offset - removed })
		removed += found.length
		return ''
	})
	return { plain, marks }
}

/** On a request for a page's data: answer with the owner's draft, marked for editing. Node's spelling of headers. */
export const previewHeader = 'x-preview'
