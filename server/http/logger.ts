import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { pages } from '#content/pages/index.ts'
import { locales, localizePath } from '#domain/locale.ts'

/** Logs contain no personal data: no addresses, names, queries, bodies or tokens. */
export const serializers = {
	req: (request: FastifyRequest) => ({
		method: request.method,
		path: loggedPath(request),
	}),
	res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
	// React Router also throws responses.
	err: (thrown: Partial<Error & { code: unknown; status: number }> | undefined) => ({
		type: thrown?.name ?? 'unknown',
		code: thrown?.code ?? thrown?.status,
		message: withoutPersonalData(thrown?.message),
		stack: withoutPersonalData(thrown?.stack),
	}),
}

export function createLogger(level: string): FastifyBaseLogger {
	return pino({ level, serializers })
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

const pagePaths = new Set(
	pages.flatMap(({ path }) => locales.map((locale) => localizePath(path, locale))),
)

/**
 * The route's pattern, `/api/requests/:key`, never the path as it was sent: that may hold a guest's key or a calendar's
 * secret, in as many spellings as there are. All pages have one route, so their own paths are named, and no others.
 */
function loggedPath({ url, routeOptions }: FastifyRequest): string {
	const [path = ''] = url.split('?')
	return pagePaths.has(path) ? path : (routeOptions?.url ?? '/*')
}

/**
 * Errors of databases and mail servers may quote their input: 64 KB of one word would take seconds if an address could
 * begin at each of its letters.
 */
function withoutPersonalData(text: unknown): string {
	return String(text ?? '')
		.replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
		.replace(/\+?\d[\d ().-]{6,}\d/g, '[number]')
}
