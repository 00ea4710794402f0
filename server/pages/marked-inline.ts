import type { InlineParts } from '#server/http/security-headers.ts'

/**
 * Takes the mark of a rendering out of its HTML and returns the inline scripts and styles that carried it. What got into
 * the page by other ways has no mark, so that no browser runs it.
 */
export function takeMarked(html: string, mark: string): InlineParts & { html: string } {
	const attribute = ` nonce="${mark}"`
	const textsIn = (tag: string) =>
		[
			...html.matchAll(new RegExp(`<${tag}(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</${tag}>`, 'g')),
		].map(([, text = '']) => text)
	return {
		html: html.replaceAll(attribute, ''),
		scripts: textsIn('script'),
		styles: textsIn('style'),
	}
}
