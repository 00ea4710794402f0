import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** Logs say what happened, never to whom: no addresses, names, queries, bodies or tokens. */
export function loggerOptions(level: string) {
	return {
		level,
		serializers: {
			req: (request: FastifyRequest) => ({
				method: request.method,
				path: request.url.split('?')[0],
			}),
			res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
			err: (error: Error & { code?: unknown }) => ({
				type: error.name,
				code: error.code,
				message: withoutPersonalData(error.message),
				stack: withoutPersonalData(error.stack ?? ''),
			}),
		},
	}
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** Errors of databases and mail servers like to quote what they choked on. */
function withoutPersonalData(text: string): string {
	return text
		.replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
		.replace(/\+?\d[\d ().-]{6,}\d/g, '[number]')
}
