import { EventEmitter } from 'node:events'
import type { RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Database } from '#db/connect.ts'
import { watchSiteVersion } from '#db/site-version.ts'
import { AppError } from '#domain/errors.ts'
import { createBackend, type Replaceable } from './backend.ts'
import type { Config } from './config.ts'
import { contentRoutes, onlyDocumentOf } from './editing/content-routes.ts'
import { draftForPreview } from './editing/draft-preview.ts'
import { holdLastPublished } from './editing/last-published.ts'
import { photosRoutes } from './editing/photos/photos-routes.ts'
import { withOwnersChanges } from './editing/with-owners-changes.ts'
import { enquiriesRoutes } from './enquiries/enquiries-routes.ts'
import { ownerEnquiriesRoutes } from './enquiries/owner-enquiries-routes.ts'
import { startHousekeeping } from './housekeeping.ts'
import { apiDocs } from './http/api-docs.ts'
import type { Drain } from './http/close-gracefully.ts'
import { healthRoutes } from './http/health-routes.ts'
import { createLogger, type Log } from './http/logger.ts'
import { refuseLongLists } from './http/long-lists.ts'
import { warnOfOtherHosts } from './http/other-host.ts'
import { asAppError, sendErrorsAsProblems, sendProblem } from './http/problems.ts'
import { zodSchemaController } from './http/routes.ts'
import { resourceHeaders, securityHeaders } from './http/security-headers.ts'
import { createHttpServer, respondToClientError } from './http/server-limits.ts'
import { shedLoad } from './limits/shed-load.ts'
import { spamRoutes } from './limits/spam/spam-routes.ts'
import { accountRoutes } from './owner/account/account-routes.ts'
import { twoFactorRoutes } from './owner/account/two-factor-routes.ts'
import { backupsRoutes } from './owner/backups/backups-routes.ts'
import { peopleRoutes } from './owner/people/people-routes.ts'
import { describeReadiness, readinessRoutes } from './owner/readiness/readiness-routes.ts'
import { sessionRoutes } from './owner/session/session-routes.ts'
import type { BuiltSite } from './pages/built-site.ts'
import { canonicalPath, withDecodablePath } from './pages/page-requests.ts'
import { pagesRoutes, sendCachedPage, sendFromMemory } from './pages/pages-routes.ts'
import { createSitePages } from './pages/site-pages.ts'
import { createDrawnPictures } from './pictures/drawn-pictures.ts'
import { createStoredPictures } from './pictures/stored-pictures.ts'
import { reviewsRoutes } from './reviews/reviews-routes.ts'
import { depositRoutes } from './stays/deposits/deposit-routes.ts'
import { ownerStaysRoutes } from './stays/desk/owner-routes.ts'
import { feedRoutes } from './stays/feeds/feed-routes.ts'
import { guestRoutes } from './stays/guest-routes.ts'
import { unitsRoutes } from './stays/named-units/units-routes.ts'
import { findStayCalendar } from './stays/requests/read-stay-calendar.ts'
import { staysRoutes } from './stays/stays-routes.ts'
import { tablesRoutes } from './stays/tables/tables-routes.ts'

export type Deps = {
	config: Config
	database: Database
	site: BuiltSite
	drain?: Drain
} & Replaceable

const bodyLimitBytes = 64 * 1024

/** The whole HTTP app; tests start here too. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
	const { config, database, site, drain } = deps
	const headers = securityHeaders(config.publicUrl)
	const log = createLogger(config.logLevel)
	const { published, backend, storedPictures, drawn, pages, content } = compose(deps, headers, log)

	const app = Fastify({
		loggerInstance: log,
		bodyLimit: bodyLimitBytes,
		trustProxy: config.trustProxy,
		requestIdHeader: false,
		genReqId: () => crypto.randomUUID(),
		// Requests that arrive on open connections while the server closes still get their response.
		return503OnClosing: false,
		exposeHeadRoutes: false,
		schemaController: zodSchemaController,
		rewriteUrl: ({ url = '/' }) => withDecodablePath(url),
		clientErrorHandler: respondToClientError(headers),
		serverFactory: (handler) => {
			const listener: RequestListener = (request, response) => {
				if (sendFromMemory(pages, request, response)) return
				if (site.live) site.live.middleware(request, response, () => handler(request, response))
				else handler(request, response)
			}
			return createHttpServer(drain ? drain.wrap(listener) : listener)
		},
		frameworkErrors: (error, _request, reply) => {
			reply.headers({ ...headers, ...resourceHeaders })
			sendProblem(reply, asAppError(error))
		},
	})
	sendErrorsAsProblems(app)
	warnOfOtherHosts(app, config.publicUrl)
	refuseLongLists(app)

	app.addHook('onRequest', async (request, reply) => {
		reply.headers({ ...headers, 'x-request-id': request.id })
		const canonical = ['GET', 'HEAD'].includes(request.method) && canonicalPath(request.url)
		if (canonical) return reply.redirect(canonical, 308)
	})
	app.addHook('onSend', async (request, reply) => {
		if (!reply.hasHeader('content-security-policy')) reply.headers(resourceHeaders)
		// The route decides, not the address: `/%61pi/…` leads to the same.
		if (isApi(request) && !reply.hasHeader('cache-control'))
			reply.header('cache-control', 'no-store')
	})
	shedLoad(app, {
		most: deps.mostInProgress,
		respondInstead: (request, reply) => sendCachedPage(pages, request, reply),
	})

	await Promise.all([published.reload(), backend.rates.reload()])
	app.addHook(
		'onClose',
		watchSiteVersion(database, () => {
			pages.cache.invalidate()
			void published.reload()
			void backend.rates.reload()
			void drawn.reload().catch(() => {})
		}),
	)
	app.addHook(
		'onClose',
		startHousekeeping([...backend.housekeeping, storedPictures.forgetOld, drawn.draw], log),
	)
	// In preClose, because mails in progress still have to be recorded before the database closes.
	app.addHook('preClose', backend.stopMail)
	app.addHook('preClose', backend.pictureProcess.stop)
	app.addHook('preClose', backend.stopImports)
	app.addHook('preClose', backend.offSite.stop)

	app.addHook('onListen', async () => {
		// A failed line on the terminal must not stop the start.
		const open = await backend.readiness().catch(() => [])
		process.stdout.write(describeReadiness(open))
	})

	await apiDocs(app, config.publicUrl)
	healthRoutes(app, database)
	reviewsRoutes(app, { ...backend, cache: pages.cache, headers })
	sessionRoutes(app, backend)
	accountRoutes(app, backend)
	twoFactorRoutes(app, backend)
	peopleRoutes(app, backend)
	backupsRoutes(app, backend)
	enquiriesRoutes(app, {
		...backend,
		publicUrl: config.publicUrl,
		findStayCalendar: (id) => findStayCalendar(id, backend.stayDeps),
	})
	ownerEnquiriesRoutes(app, backend)
	readinessRoutes(app, backend)
	staysRoutes(app, { ...backend, content })
	guestRoutes(app, backend)
	depositRoutes(app, backend)
	ownerStaysRoutes(app, backend)
	tablesRoutes(app, backend)
	feedRoutes(app, backend)
	unitsRoutes(app, backend)
	spamRoutes(app, backend)
	contentRoutes(app, backend)
	photosRoutes(app, backend)
	app.all('/api/*', async () => {
		throw new AppError('not-found')
	})
	pagesRoutes(app, {
		pages,
		session: backend.session,
		floods: backend.floods,
		readDraft: async (person) => {
			const state = await backend.content.readState(onlyDocumentOf(person))
			const entries = await backend.draftAccess.grant(state)
			return draftForPreview(entries)
		},
	})
	return app
}

function isApi({ routeOptions }: FastifyRequest): boolean {
	return routeOptions.url?.startsWith('/api/') ?? false
}

/** Everything behind the routes: services, the published content, pictures and pages. */
function compose(deps: Deps, headers: Record<string, string>, log: Log) {
	const { config, database, site, now = Date.now } = deps
	/** `content`: the owner published. `pages`: something else that pages show has changed. */
	const changes = new EventEmitter<{ content: []; pages: [] }>()
	const onPagesChanged = () => changes.emit('pages')
	const published = holdLastPublished({
		database,
		log,
		onChange: () => changes.emit('content'),
	})
	const backend = createBackend({ ...deps, published, onPagesChanged, log })
	const storedPictures = createStoredPictures({
		query: database.query,
		headers,
		draftAccess: backend.draftAccess,
		now,
	})
	const content = () => {
		const current = published.current()
		return { ...current, facts: backend.withRates(current.facts) }
	}
	const drawn = createDrawnPictures({
		database,
		manifest: site.pictures,
		pictureProcess: backend.pictureProcess,
		builtIn: withOwnersChanges(),
		content,
		log,
		now,
		onChange: onPagesChanged,
	})
	const pages = createSitePages({
		...backend,
		config,
		site,
		log,
		headers,
		storedPictures,
		drawn,
		content,
		renderTimeoutMs: deps.renderTimeoutMs,
	})
	changes.on('pages', pages.contentChanged)
	changes.on('content', pages.contentChanged)
	changes.on('content', () => {
		drawn.draw().catch((error) => log.warn({ err: error }, 'drawing failed; tried again soon'))
	})
	return { published, backend, storedPictures, drawn, pages, content }
}
