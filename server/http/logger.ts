import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { withoutIds } from '#domain/text/text.ts'

/** Logs contain no personal data: no addresses, names, queries, bodies or tokens. */
export const serializers = {
	req: (request: FastifyRequest) => ({
		method: request.method,
		path: withoutIds(request.url.split('?')[0]),
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

/** Errors of databases and mail servers may quote their input. */
function withoutPersonalData(text: unknown): string {
	return String(text ?? '')
		.replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]')
		.replace(/\+?\d[\d ().-]{6,}\d/g, '[number]')
}
