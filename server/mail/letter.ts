import { escapeHtml } from '#domain/text.ts'

/** Something that happened after an enquiry was received, for one of its two sides. */
export type News = {
	subject: string
	letter: LetterParts
	attachments?: { filename: string; contentType: string; content: string }[]
}

/** A letter as HTML or text. All input is escaped here, and only here. */
export type LetterParts = {
	language: string
	title?: string
	paragraphs: string[]
	rows: { label: string; value: string }[]
	links: { label: string; href: string }[]
	closing: string[]
}

const cell = 'padding:4px 16px 4px 0;vertical-align:top'

export function writeHtml({ language, title, paragraphs, rows, links, closing }: LetterParts) {
	const table = rows.map(
		({ label, value }) =>
			`<tr><th scope="row" style="${cell};text-align:left">${escapeHtml(label)}</th><td style="${cell}">${withBreaks(value)}</td></tr>`,
	)
	const anchors = links.map(
		({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
	)
	return [
		`<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>`,
		'<body style="font:16px/1.6 system-ui,sans-serif;max-width:40em">',
		title && `<h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
		...paragraphs.map(asParagraph),
		`<table style="border-collapse:collapse">${table.join('')}</table>`,
		anchors.length > 0 && `<p>${anchors.join(' · ')}</p>`,
		...closing.map(asParagraph),
		'</body></html>',
	]
		.filter(Boolean)
		.join('\n')
}

export function writeText({ title, paragraphs, rows, links, closing }: LetterParts): string {
	return [
		...(title ? [title] : []),
		...paragraphs,
		rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
		links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
		...closing,
	]
		.filter(Boolean)
		.join('\n\n')
}

function asParagraph(text: string): string {
	return `<p>${withBreaks(text)}</p>`
}

function withBreaks(text: string): string {
	return escapeHtml(text).replaceAll('\n', '<br>')
}
