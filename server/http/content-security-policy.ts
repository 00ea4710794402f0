import { createHash } from 'node:crypto'

type Options = {
	publicUrl: string
	/** Where the browser may also send to: the mail provider, when its public ids are configured (docs/decisions/0013). */
	mailApiHost?: string | undefined
}

const inlineScript =
	/<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** A page's policy allows its own inline parts by their hashes and nothing else inline. */
export function contentSecurityPolicy(html: string, { publicUrl, mailApiHost }: Options): string {
	const connect = ["'self'", mailApiHost && new URL(mailApiHost).origin].filter(Boolean)
	const directives = [
		// Firefox and older Chromium judge prefetches by it, not by what they fetch.
		"default-src 'self'",
		"object-src 'none'",
		"frame-src 'none'",
		"media-src 'none'",
		`script-src 'self' ${hashes(html, inlineScript)}`,
		`style-src 'self' ${hashes(html, inlineStyle)}`,
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src ${connect.join(' ')}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
	]
	return directives.map((directive) => directive.trim()).join('; ')
}

function hashes(html: string, pattern: RegExp): string {
	const found = [...html.matchAll(pattern)].map(([, code]) => code ?? '')
	const unique = new Set(
		found.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
	)
	return [...unique].join(' ')
}
