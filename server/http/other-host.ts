import type { FastifyInstance } from 'fastify'

/** Names are the visitors' to invent: no more than these are logged. */
const mostNames = 20

/** Says once for each name when visitors reach the site by another than PUBLIC_URL's, to which links in mails lead. */
export function warnOfOtherHosts(app: FastifyInstance, publicUrl: string) {
	const expected = new URL(publicUrl).host
	const seen = new Set([expected])
	app.addHook('onRequest', async ({ host, log }) => {
		if (seen.has(host) || seen.size > mostNames) return
		seen.add(host)
		log.warn({ host, publicUrl }, 'a request came to another host than that of PUBLIC_URL')
	})
}

/** For the terminal at the start, when PUBLIC_URL is not the address that the site is seen at from here. */
export function otherHostWarning(publicUrl: string, port: number): string {
	const { host } = new URL(publicUrl)
	if (host === `localhost:${port}` || host === `127.0.0.1:${port}`) return ''
	return `Links in mails and search engines lead to ${publicUrl} (PUBLIC_URL). Visitors must reach this process there.\n\n`
}
