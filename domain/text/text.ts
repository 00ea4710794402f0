// Invisible characters that reorder the text around them: useful only to disguise it.
const reordering = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g
// Characters without a shape, which hide text or make a name look empty. The two joiners stay: emoji and Persian need
// them.
const shapeless =
	/[\u00ad\u115f\u1160\u180e\u200b\u2028-\u2029\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g
// Also shapeless, but kept in the flags that are spelt with them: 🏴 and then letters.
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|[\u{e0000}-\u{e007f}]/gu
// All control characters but tab and line feed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
const loneSurrogate = /\p{Surrogate}/gu
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g
const gap = /[^\S\n]+/g
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
// No script stacks more marks on a letter. Sorting longer runs, as normalising does, takes quadratic time: 64 KB of them
// would block everybody for seconds.
const longRunOfMarks = /(\p{M}{30})\p{M}+/gu

function tidy(text: string): string {
	const seen = text
		.replace(loneSurrogate, '\ufffd')
		.replace(lineBreak, '\n')
		.replace(reordering, '')
		.replace(shapeless, '')
		.replace(tags, '$1')
		.replace(longRunOfMarks, '$1')
	// Last, because characters between a letter and its accent are removed first.
	return seen.normalize('NFC')
}

/** One line: a line break, which could start another mail header for example, becomes a space. */
export function oneLine(text: string): string {
	const line = tidy(text).replace(control, ' ').replace(/\s+/g, ' ').trim()
	return visible.test(line) ? line : ''
}

/** Several lines: one space between words, one empty line between paragraphs. */
export function severalLines(text: string): string {
	const lines = tidy(text)
		.replace(control, '')
		.replace(longRunOfMarks, '$1')
		.normalize('NFC')
		.replace(gap, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim()
	return visible.test(lines) ? lines : ''
}

/** For text and attribute values in HTML. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Guests' keys, invitations and the addresses of calendar feeds. */
const secretInPath = /(\/requests?\/|\/invitations?\/|\/api\/calendar\/[\w-]+\/)[\w-]+/gi

/** The path of a page that failed, for logs: ids find enquiries and reviews, so only their beginning stays; secrets do not stay at all. */
export function withoutIds(path = ''): string {
	return path
		.replace(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f-]{22}/gi, '$1…')
		.replace(secretInPath, '$1…')
}
