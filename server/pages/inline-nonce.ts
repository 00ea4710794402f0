import type { InlineParts } from '#server/http/security-headers.ts'

/**
 * Takes the nonce of a render out of its HTML and returns the inline scripts and styles that carried it. Anything injected
 * into the page has no nonce, so no browser runs it.
 */
export function takeNonce(html: string, nonce: string): InlineParts & { html: string } {
	const attribute = ` nonce="${nonce}"`
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
