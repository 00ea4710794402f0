import type { LightMyRequestResponse } from 'fastify'

/** HTML, CSS and headers of a visitor's page, brotli: with them the first round trips of a new connection are spent. */
export const mostPageBytes = 13 * 1024
/** A page that the owner has filled: a photograph in every slot, a price table with six seasons. */
export const mostFilledPageBytes = 14 * 1024

/** Sent over TLS only, where HTTP/2 compresses headers. */
const overTls = /^strict-transport-security: .*\r\n|;upgrade-insecure-requests/gm

/** As the browser counts them: the body, and the headers as HTTP/1.1 sends them. */
export function pageBytes({ rawPayload, headers }: LightMyRequestResponse): number {
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
	return (
		rawPayload.length +
		'HTTP/1.1 200 OK\r\n\r\n'.length +
		lines.join('').replace(overTls, '').length
	)
}
