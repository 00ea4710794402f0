import { createHash } from 'node:crypto'

/** Headers of every response: cached page, file, API or error. Frames are refused by the content security policy. */
export function securityHeaders(publicUrl: string): Record<string, string> {
	const isHttps = publicUrl.startsWith('https:')
	return {
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'same-origin',
		'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
		'cross-origin-opener-policy': 'same-origin',
		...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
	}
}

/** Lets a response load and run nothing. */
export const emptyPolicy =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Headers of responses that are not pages. No page of another site may use them; a page of ours needs no such header, since
 * nobody can use HTML as a script, a style or a picture.
 */
export const resourceHeaders = {
	'content-security-policy': emptyPolicy,
	'cross-origin-resource-policy': 'same-origin',
}

type PolicyOptions = {
	publicUrl: string
	/** The mail provider, which the browser calls when this site cannot be reached (docs/decisions/0015). */
	mailApiHost?: string | undefined
}

/** The inline scripts and styles that we put into a page. */
export type InlineParts = { scripts: string[]; styles: string[] }

/** A page's policy allows our inline scripts and styles by their hashes, and nothing else inline. */
export function contentSecurityPolicy(
	{ scripts, styles }: InlineParts,
	{ publicUrl, mailApiHost }: PolicyOptions,
): string {
	const directives = [
		// Also for pictures, fonts, calls, the manifest and the worker, and for frames, in which `frame-ancestors` keeps our own pages
		// from being shown. Firefox and older Chromium apply it to prefetches, whatever they fetch.
		"default-src 'self'",
		"object-src 'none'",
		`script-src 'self' ${hashes(scripts)}`,
		`style-src 'self' ${hashes(styles)}`,
		...(mailApiHost ? [`connect-src 'self' ${new URL(mailApiHost).origin}`] : []),
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
	]
	return directives.map((directive) => directive.trim()).join(';')
}

function hashes(texts: string[]): string {
	const unique = new Set(
		texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
	)
	return [...unique].join(' ')
}
