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
