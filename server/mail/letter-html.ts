import { escapeHtml } from '#domain/text/text.ts'
import type { LetterParts } from './letter.ts'

/** The layout of a letter around its words. */
type Frame = { name: string; subject: string }

const sans = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const serif = "'Iowan Old Style','Palatino Linotype',Georgia,serif"
const cell = 'padding:10px 0;border-top:1px solid #d8d0bb;vertical-align:top;text-align:left'

/** Mail programs read styles of elements; those that also read a style sheet get the dark colours. */
const darkStyles = [
	':root{color-scheme:light dark}',
	'@media (prefers-color-scheme:dark){',
	'.ground{background:#10201c!important}',
	'.sheet{background:#182c27!important;color:#f1ecdd!important}',
	'.sheet a{color:#f5c48b!important}',
	'.sheet .act{background:#f2b36b!important;color:#1c2421!important}',
	'.quiet{color:#c6d2cc!important}',
	'.line{border-color:#35504a!important}',
	'}',
].join('')

/**
 * A letter as HTML: tables and inline styles, which every mail program renders the same way, and no picture to be blocked. All
 * input is escaped here, and only here.
 */
export function writeHtml(letter: LetterParts, { name, subject }: Frame): string {
	const { language, title, paragraphs, written, rows, links, closing } = letter
	const heading = escapeHtml(title ?? subject)
	return [
		`<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
		`<title>${heading}</title><style>${darkStyles}</style></head>`,
		'<body class="ground" style="margin:0;padding:0;background:#f7f2e6">',
		'<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:16px 8px">',
		`<table role="presentation" class="sheet" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;border-radius:14px;background:#fffdf7;color:#1c2421;font:16px/1.6 ${sans};text-align:left">`,
		`<tr><td style="padding:18px 24px;border-bottom:4px solid #f2b36b;border-radius:14px 14px 0 0;background:#143730;color:#f7f2e6;font:600 18px/1.3 ${serif}">${escapeHtml(name)}</td></tr>`,
		'<tr><td style="padding:24px">',
		`<h1 style="margin:0 0 16px;font:600 24px/1.25 ${serif}">${unbroken(heading)}</h1>`,
		...paragraphs.map((text) => asParagraph(text)),
		written && quote(written),
		rows.length > 0 && table(rows),
		links.length > 0 && anchors(links),
		...closing.map((text) => asParagraph(text, 'quiet')),
		'</td></tr></table></td></tr></table></body></html>',
	]
		.filter(Boolean)
		.join('\n')
}

function table(rows: LetterParts['rows']): string {
	const lines = rows.map(
		({ label, value, isMain }) =>
			`<tr><th scope="row" class="line quiet" style="${cell};width:36%;padding-right:12px;color:#414d48;font-weight:400">${escapeHtml(label)}</th><td class="line" style="${cell};font-weight:600${isMain ? ';font-size:20px' : ''}">${withBreaks(value)}</td></tr>`,
	)
	return `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px;border-collapse:collapse">${lines.join('')}</table>`
}

/** The first is what the reader most likely does next. */
function anchors([first, ...others]: LetterParts['links']): string {
	const anchor = ({ label, href }: LetterParts['links'][number], look: string) =>
		`<a href="${escapeHtml(href)}" ${look}>${escapeHtml(label)}</a>`
	const button =
		'class="act" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#143730;color:#fdfaf2;font-weight:600;text-decoration:none"'
	const quiet = 'style="display:inline-block;padding:12px 12px 12px 0;color:#7c3315"'
	return `<p style="margin:0 0 20px">${[
		...(first ? [anchor(first, button)] : []),
		...others.map((link) => anchor(link, quiet)),
	].join(' &#160; ')}</p>`
}

function quote(text: string): string {
	return `<blockquote style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:4px solid #f2b36b">${withBreaks(text)}</blockquote>`
}

/** A reference stays on one line. */
function unbroken(html: string): string {
	return html.replace(/\bPC-\w{4}-\w{4}\b/g, '<span style="white-space:nowrap">$&</span>')
}

function asParagraph(text: string, tone?: 'quiet'): string {
	const look = tone
		? 'class="quiet" style="margin:0 0 12px;color:#414d48;font-size:14px"'
		: 'style="margin:0 0 16px"'
	return `<p ${look}>${withBreaks(text)}</p>`
}

function withBreaks(text: string): string {
	return escapeHtml(text).replaceAll('\n', '<br>')
}
