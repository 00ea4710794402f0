// Invisible characters that reorder the text around them: they serve only to make one thing look like another.
const reordering = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g
// Tab and line feed stay; the rest of the control characters, NUL among them, no text needs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

function tidy(text: string): string {
	return text.toWellFormed().normalize('NFC').replace(reordering, '')
}

/** Text for one line: whatever could begin another, in a mail's header for example, becomes a space. */
export function oneLine(text: string): string {
	const line = tidy(text).replace(control, ' ').replace(/\s+/g, ' ').trim()
	return visible.test(line) ? line : ''
}

export function severalLines(text: string): string {
	const lines = tidy(text).replace(/\r\n?/g, '\n').replace(control, '').trim()
	return visible.test(lines) ? lines : ''
}
