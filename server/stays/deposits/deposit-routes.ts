import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { receiptLimits } from '#domain/stays/deposit.ts'
import { OwnerRequestResponseSchema, RequestResponseSchema } from '#domain/stays/responses.ts'
import { mostPesos } from '#domain/text/money.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses, type ZodApp } from '#server/http/routes.ts'
import { allowLongBody } from '#server/http/server-limits.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import { readWhole } from '#server/limits/read-whole.ts'
import { bookingStateOf } from '#server/stays/requests/booking-state.ts'
import type { GuestRequests } from '#server/stays/requests/guest-requests.ts'
import {
	toOwnerRequestResponse,
	toRequestResponse,
} from '#server/stays/requests/request-responses.ts'
import type { Deposits } from './deposits-service.ts'
import { filePart } from './file-part.ts'

type Deps = {
	deposits: Deposits
	guestRequests: GuestRequests
	stayDeps: Parameters<typeof toRequestResponse>[2]
	session: OwnerSession
	floods: FloodGuard
}

/** Uploads hold their bytes while they wait. */
const mostUploads = 2
const formType = /^multipart\/form-data/i
/** The form around the file. */
const formBytes = 4096
const params = z.object({ id: z.guid().toLowerCase() })

export function depositRoutes(app: FastifyInstance, deps: Deps) {
	app.register(async (uploads) => uploadRoute(uploads, deps))
	const { deposits, stayDeps, session } = deps

	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/enquiries/:id/receipt',
			ownersRoute('The receipt that the guest sent, as a file', { params }),
			async ({ params: { id } }, reply) => {
				const { type, bytes } = await deposits.openReceipt(id)
				const name = `receipt.${type === 'application/pdf' ? 'pdf' : 'jpg'}`
				// A stranger's file: never shown as a page of this site, never kept by a cache.
				reply.headers({
					'cache-control': 'no-store',
					'x-content-type-options': 'nosniff',
					'content-disposition': `attachment; filename="${name}"`,
					'content-security-policy': "default-src 'none'; sandbox",
				})
				return reply.type(type).send(Buffer.from(bytes))
			},
		)
		routes.post(
			'/api/enquiries/:id/deposit',
			ownersRoute('Say how much was received so far', {
				params,
				body: z.object({ receivedPesos: z.int().min(0).max(mostPesos) }),
				response: { 200: OwnerRequestResponseSchema, ...problemResponses(401, 404, 409, 422, 503) },
			}),
			async ({ params: { id }, body }) => {
				await deposits.receive(id, body.receivedPesos)
				const { query } = stayDeps.database
				const booking = await stayDeps.requests.find(query, id)
				if (!booking) throw new AppError('not-found')
				const bookingState = await bookingStateOf(query, booking, stayDeps.offers())
				return await toOwnerRequestResponse(query, { booking, bookingState }, stayDeps)
			},
		)
	})
}

/** The receipt as the body, or in a form that a browser sends without scripts, which then goes back to the guest's page. */
function uploadRoute(app: FastifyInstance, { deposits, guestRequests, stayDeps, floods }: Deps) {
	const routes: ZodApp = app.withTypeProvider()
	let underWay = 0
	app.removeAllContentTypeParsers()
	// The bytes decide the format, not the sender's content type.
	app.addContentTypeParser('*', async ({ headers }: FastifyRequest, body: Readable) => {
		const most = receiptLimits.bytes + formBytes
		const isTooLarge = Number(headers['content-length'] ?? 0) > 2 * most
		return isTooLarge ? undefined : await readWhole(body, most)
	})
	routes.addHook('onSend', async (_request, reply) => {
		reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
		reply.header('x-robots-tag', 'noindex')
		// So that a browser that is still sending gets the reason.
		if (reply.statusCode === 413) reply.removeHeader('connection')
	})

	routes.post(
		'/api/requests/:key/receipt',
		{
			...floods.route,
			bodyLimit: receiptLimits.bytes + formBytes,
			onRequest: [
				floods.route.onRequest,
				async (request, reply) => {
					// Only the holder of a key may send something large.
					await guestRequests.open((request.params as { key: string }).key)
					if (underWay >= mostUploads) throw new AppError('overloaded')
					underWay += 1
					reply.raw.once('close', () => {
						underWay -= 1
					})
					allowLongBody(request.raw)
				},
			],
			schema: {
				tags: ['Guests'],
				summary: 'Send the receipt of a deposit: JPEG, PNG, WebP or PDF',
				params: z.object({ key: z.string().max(100) }),
				querystring: z.object({ language: z.enum(locales).default('es') }),
				response: {
					201: RequestResponseSchema,
					...problemResponses(404, 409, 413, 422, 429, 503),
				},
			},
		},
		async ({ params: { key }, query: { language }, headers, body, ip }, reply) => {
			const type = headers['content-type'] ?? ''
			const isForm = formType.test(type)
			const page = localizePath(`/request/${key}`, language)
			try {
				if (!Buffer.isBuffer(body)) throw tooLarge()
				const upload = isForm ? (filePart(body, type, 'receipt') ?? Buffer.alloc(0)) : body
				await deposits.putReceipt(key, upload, { address: ip })
			} catch (error) {
				if (!isForm || !(error instanceof AppError)) throw error
				return reply.redirect(`${page}?problem=${codeOf(error)}#deposit`, 303)
			}
			if (isForm) return reply.redirect(`${page}#deposit`, 303)
			const opened = await guestRequests.open(key)
			reply.code(201)
			return await toRequestResponse(stayDeps.database.query, opened, stayDeps)
		},
	)
}

const codeOf = ({ errors, code }: AppError): string | ErrorCode => errors[0]?.code ?? code

function tooLarge() {
	return new AppError('too-large', { errors: [{ field: 'receipt', code: 'receiptTooLarge' }] })
}
