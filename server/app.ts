import type { RequestListener } from 'node:http'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '#db/connect.ts'
import { watchSiteVersion } from '#db/site-version.ts'
import { AppError } from '#domain/errors.ts'
import { createBackend, type Replaceable } from './backend.ts'
import type { Config } from './config.ts'
import { createSiteContent } from './editing/site-content.ts'
import { enquiriesRoutes } from './enquiries/enquiries-routes.ts'
import { ownerEnquiriesRoutes } from './enquiries/owner-enquiries-routes.ts'
import { startHousekeeping } from './housekeeping.ts'
import { apiDocs } from './http/api-docs/api-docs.ts'
import { canonicalPath } from './http/canonical-path.ts'
import { healthRoutes } from './http/health-routes.ts'
import { loggerOptions } from './http/logger.ts'
import { answerErrorsAsProblems, asAppError, sendProblem } from './http/problems.ts'
import { emptyPolicy, securityHeaders } from './http/security-headers.ts'
import { answerClientError, createHttpServer } from './http/server-limits.ts'
import { zodSchemaController } from './http/zod-app.ts'
import { spamRoutes } from './limits/spam/spam-routes.ts'
import { accountRoutes } from './owner/account/account-routes.ts'
import { twoFactorRoutes } from './owner/account/two-factor-routes.ts'
import { sessionRoutes } from './owner/session/session-routes.ts'
import type { BuiltSite } from './pages/built-site.ts'
import { answerFromMemory, answerWithKeptPage, pagesRoutes } from './pages/pages-routes.ts'
import { createSitePages } from './pages/site-pages.ts'
import { reviewsRoutes } from './reviews/reviews-routes.ts'

export type Parts = { config: Config; database: Database; site: BuiltSite } & Replaceable

const bodyLimitBytes = 64 * 1024
const defaultLateEventLoopMs = 400

/** The whole HTTP app, from its parts; tests start here. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
	const { config, database, site } = parts
	const headers = securityHeaders(config.publicUrl)
	const logger = loggerOptions(config.logLevel)
	const drain: Drain = { isClosing: false, lastRequestAt: 0, held: undefined }
	let tryMemory: ReturnType<typeof answerFromMemory> = () => false
	let tryKeptPage: ReturnType<typeof answerWithKeptPage> = () => false

	const app = Fastify({
		logger,
		bodyLimit: bodyLimitBytes,
		trustProxy: config.trustProxy,
		requestIdHeader: false,
		genReqId: () => crypto.randomUUID(),
		// A request that arrives on an open connection while we stop is answered, not refused.
		return503OnClosing: false,
		exposeHeadRoutes: false,
		schemaController: zodSchemaController,
		clientErrorHandler: answerClientError(headers),
		serverFactory: (handler) => {
			const answer: RequestListener = (request, response) => {
				if (drain.isClosing) {
					response.shouldKeepAlive = false
					drain.lastRequestAt = performance.now()
				}
				if (tryMemory(request, response)) return
				if (site.live) site.live.middleware(request, response, () => handler(request, response))
				else handler(request, response)
			}
			return createHttpServer((request, response) => {
				if (drain.held) void drain.held.then(() => answer(request, response))
				else answer(request, response)
			})
		},
		frameworkErrors: (error, _request, reply) => {
			reply.headers({ ...headers, 'content-security-policy': emptyPolicy })
			sendProblem(reply, asAppError(error))
		},
	})
	app.decorate('drain', drain)
	answerErrorsAsProblems(app)

	app.addHook('onRequest', async (request, reply) => {
		reply.headers({ ...headers, 'x-request-id': request.id })
		const canonical = ['GET', 'HEAD'].includes(request.method) && canonicalPath(request.url)
		if (canonical) return reply.redirect(canonical, 308)
	})
	app.addHook('onSend', async (_request, reply) => {
		if (!reply.hasHeader('content-security-policy'))
			reply.header('content-security-policy', emptyPolicy)
	})
	await app.register(underPressure, {
		maxEventLoopDelay: parts.lateEventLoopMs ?? defaultLateEventLoopMs,
		pressureHandler: (request, reply) => {
			if (request.url === '/api/health' || tryKeptPage(request, reply)) return
			throw new AppError('overloaded')
		},
	})

	const builtIn = createSiteContent()
	const backend = createBackend({ ...parts, log: app.log })
	const pages = createSitePages({
		...{ config, site, log: app.log, headers, backend },
		content: () => builtIn,
	})
	tryMemory = answerFromMemory(pages)
	tryKeptPage = answerWithKeptPage(pages)
	const stopWatching = watchSiteVersion(database, () => pages.cache.invalidate())
	app.addHook('onClose', stopWatching)
	app.addHook('onClose', startHousekeeping(backend.forgetOld, app.log))
	// Before the hooks that close, since what is under way still has to be written down.
	app.addHook('preClose', backend.stopMail)

	apiDocs(app, config.publicUrl)
	healthRoutes(app, database)
	reviewsRoutes(app, backend)
	sessionRoutes(app, backend)
	accountRoutes(app, backend)
	twoFactorRoutes(app, backend)
	enquiriesRoutes(app, { ...backend, publicUrl: config.publicUrl })
	ownerEnquiriesRoutes(app, backend)
	spamRoutes(app, backend)
	app.all('/api/*', async () => {
		throw new AppError('not-found')
	})
	pagesRoutes(app, pages)
	return app
}

/** What the process does with requests while it is asked to stop (http/close-gracefully.ts). */
type Drain = {
	/** Answers end their connections. */
	isClosing: boolean
	lastRequestAt: number
	/** Answers wait for this. */
	held: Promise<void> | undefined
}

declare module 'fastify' {
	interface FastifyInstance {
		drain: Drain
	}
}
