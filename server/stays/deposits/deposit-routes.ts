import type { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, type ErrorCode, statusOf } from '#domain/errors.ts'
import { defaultLocale, locales, localizePath } from '#domain/locale.ts'
import { receiptLimits } from '#domain/stays/deposit.ts'
import { OwnerRequestResponseSchema } from '#domain/stays/responses/owner-request-response.ts'
import { RequestResponseSchema } from '#domain/stays/responses/request-response.ts'
import { AmountSchema } from '#domain/text/amount.ts'
import { foldEmail } from '#domain/text/email.ts'
import { keepPrivate } from '#server/http/keep-private.ts'
import { asAppError } from '#server/http/problems.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses, type ZodApp } from '#server/http/routes.ts'
import { emptyPolicy, resourceHeaders } from '#server/http/security-headers.ts'
import { Seen } from '#server/http/seen-version.ts'
import { allowLongBody } from '#server/http/server-limits.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import { createUploadPlaces, keepOpenForReason } from '#server/limits/upload-limit.ts'
import { onlyIfSeen, params, problems } from '#server/stays/desk/route-schemas.ts'
import { readRequest } from '#server/stays/requests/booking-state.ts'
import type { GuestRequests } from '#server/stays/requests/guest-requests.ts'
import {
	toOwnerRequestResponse,
	toRequestResponse,
} from '#server/stays/requests/request-responses.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { pdfType } from './deposits-repository.ts'
import type { Deposits } from './deposits-service.ts'
import { filePart } from './file-part.ts'

type Deps = {
	deposits: Deposits
	guestRequests: GuestRequests
	stayDeps: StayDeps
	session: OwnerSession
	floods: FloodGuard
	now: () => number
}

const mostUploads = 2
const formType = /^multipart\/form-data\s*(;|$)/i
/** The form around the file. */
const formBytes = 4096

export function depositRoutes(app: FastifyInstance, deps: Deps) {
	app.register(async (uploads) => uploadRoute(uploads, deps))
	const { deposits, stayDeps, session } = deps

	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/enquiries/:id/receipt',
			ownersRoute('The receipt that the guest sent, as a file', { params }),
			async ({ params: { id } }, reply) => {
				const { type, bytes } = await deposits.openReceipt(id)
				const isPdf = type === pdfType
				// A stranger's file: never shown within this site, never kept by a cache.
				reply.headers({
					...resourceHeaders,
					'cache-control': 'no-store',
					'x-content-type-options': 'nosniff',
					'content-disposition': `attachment; filename="receipt.${isPdf ? 'pdf' : 'jpg'}"`,
					'content-security-policy': `${emptyPolicy}; sandbox`,
				})
				// At the desk a PDF becomes a blob of our own origin: without its type no browser opens it there.
				return reply.type(isPdf ? 'application/octet-stream' : type).send(Buffer.from(bytes))
			},
		)
		routes.post(
			'/api/enquiries/:id/deposit',
			ownersRoute('Say how much was received so far', {
				description: onlyIfSeen,
				params,
				querystring: Seen,
				body: z.object({ receivedPesos: AmountSchema }),
				response: { 200: OwnerRequestResponseSchema, ...problems },
			}),
			async ({ params: { id }, query: { seen }, body }) => {
				await deposits.receive(id, body.receivedPesos, seen)
				const { query } = stayDeps.database
				const opened = await readRequest(query, stayDeps, id)
				return await toOwnerRequestResponse(query, opened, stayDeps)
			},
		)
	})
}

/** The receipt as the body, or in a form that a browser sends without scripts, which then goes back to the guest's page. */
function uploadRoute(app: FastifyInstance, deps: Deps) {
	const { deposits, guestRequests, stayDeps, floods, now } = deps
	const routes: ZodApp = app.withTypeProvider()
	const places = createUploadPlaces({ most: mostUploads, now })
	app.removeAllContentTypeParsers()
	// The bytes decide the format, not the sender's content type.
	app.addContentTypeParser('*', async (request: FastifyRequest, body: Readable) => {
		const most = receiptLimits.bytes + formBytes
		const isTooLarge = Number(request.headers['content-length'] ?? 0) > 2 * most
		return isTooLarge ? undefined : await places.read(request, body, most)
	})
	routes.addHook('onSend', keepPrivate)
	routes.addHook('onSend', keepOpenForReason)

	// A form's sender reads the error on the page, whether it is the file, the disk or the database.
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const problem = asAppError(error)
		// A script keeps the file and sends it again; after a redirect the guest would have to choose it once more.
		if (!isForm(request) || (isFromScript(request) && isOverSoon(problem))) throw error
		if (statusOf[problem.code] >= 500) request.log.error({ err: error }, 'no receipt stored')
		reply.removeHeader('connection')
		return reply.redirect(pageOf(request, `?problem=${codeOf(problem)}`), 303)
	})

	routes.post(
		'/api/requests/:key/receipt',
		{
			...floods.route,
			bodyLimit: receiptLimits.bytes + formBytes,
			onRequest: [
				floods.route.onRequest,
				// Only a guest of whom a deposit is asked may send something large, and nobody else takes a place.
				async (request, reply) => {
					const { key } = request.params as { key: string }
					const { booking } = await deposits.openForReceipt(key, floods.visitorOf(request))
					places.take(request, reply, foldEmail(booking.fields.Email))
					allowLongBody(request.raw)
				},
			],
			schema: {
				tags: ['Guests'],
				summary: 'Send the receipt of a deposit: JPEG, PNG, WebP or PDF',
				params: z.object({ key: z.string().max(100) }),
				querystring: z.object({
					language: z.enum(locales).default(defaultLocale),
					agreement: z.coerce
						.number()
						.int()
						.optional()
						.describe(
							'The `number` of the quote that the guest saw: the receipt accepts it if it still stands. Needed from the second quote on',
						),
				}),
				response: {
					201: RequestResponseSchema,
					...problemResponses(404, 408, 409, 413, 422, 429, 503),
				},
			},
		},
		async (request, reply) => {
			const { body, headers } = request
			const { key } = request.params
			const seen = request.query.agreement
			if (!Buffer.isBuffer(body)) throw tooLarge()
			const file = isForm(request) ? filePart(body, headers['content-type'] ?? '', 'receipt') : body
			const upload = file ?? Buffer.alloc(0)
			await deposits.putReceipt(key, { upload, seen }, floods.visitorOf(request))
			if (isForm(request)) return reply.redirect(pageOf(request, '?done=receipt'), 303)
			const opened = await guestRequests.open(key)
			reply.code(201)
			return await toRequestResponse(stayDeps.database.query, opened, stayDeps)
		},
	)
}

const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
	formType.test(headers['content-type'] ?? '')

const isFromScript = ({ headers }: FastifyRequest) => headers.accept === '*/*'
const isOverSoon = ({ code }: AppError) =>
	statusOf[code] === 503 || code === 'timed-out' || code === 'already-sending'

type Sent = { params: unknown; query: unknown }

/**
 * The part about the deposit on the guest's own page. The outcome in the address keeps the service worker from showing
 * the page as it was before (app/site/page-parameters.ts). Refused requests were not checked: their language may be any.
 */
function pageOf({ params, query }: Sent, outcome: string): string {
	const { key } = params as { key: string }
	const { language } = query as { language?: string }
	const locale = locales.find((it) => it === language) ?? defaultLocale
	return `${localizePath(`/request/${encodeURIComponent(key)}`, locale)}${outcome}#deposit`
}

const codeOf = ({ errors, code }: AppError): string | ErrorCode => errors[0]?.code ?? code

function tooLarge() {
	return new AppError('too-large', { errors: [{ field: 'receipt', code: 'receiptTooLarge' }] })
}
