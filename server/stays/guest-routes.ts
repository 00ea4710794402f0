import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { RequestResponseSchema } from '#domain/stays/responses/request-response.ts'
import { guestActions } from '#domain/stays/states/state.ts'
import { keepPrivate } from '#server/http/keep-private.ts'
import { problemResponses, type ZodApp } from '#server/http/routes.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import type { GuestRequests } from './requests/guest-requests.ts'
import { readStayCalendar } from './requests/read-stay-calendar.ts'
import { toRequestResponse } from './requests/request-responses.ts'
import type { StayDeps } from './stay-deps.ts'

type Deps = {
	guestRequests: GuestRequests
	stayDeps: StayDeps
	floods: FloodGuard
}

const tags = ['Guests']
const params = z.object({
	key: z.string().max(100).describe('From the response to the booking request'),
})
const Words = z.object({ text: z.string().default('') })
const Acceptance = Words.extend({
	agreement: z
		.int()
		.optional()
		.describe(
			'The `number` of the agreement that the guest saw; 409 if another one stands by now. Needed from the second quote on',
		),
})
/** Other days or people in fields, or in words. */
const Change = Words.extend({
	from: z.iso.date().optional(),
	to: z.iso.date().optional(),
	people: z.int().optional().describe('All who come, children included'),
	adults: z.int().optional(),
	children: z
		.union([z.array(z.number()), z.string().max(1000)])
		.optional()
		.describe('The age of each who comes, as in a booking request'),
})
const bodies = {
	accept: Acceptance,
	change: Change,
	withdraw: Words,
	cancel: Words,
	message: Words,
}
type Sent = Partial<z.infer<typeof Acceptance> & z.infer<typeof Change>>
const summaries = {
	accept: 'Accept the owner’s quote',
	change:
		'Ask for a change. What is not named stays as in a change that waits; days and people as agreed withdraw it',
	withdraw: 'Withdraw the change that waits for a reply',
	cancel: 'Cancel',
	message: 'Add a message',
}

/** The guest's key is a secret in the address: no cache stores the responses, no other site learns the address. */
export function guestRoutes(app: FastifyInstance, deps: Deps) {
	const { guestRequests, stayDeps, floods } = deps
	const response = async (key: string) =>
		await toRequestResponse(stayDeps.database.query, await guestRequests.open(key), stayDeps)

	app.register(async (scope) => {
		const routes: ZodApp = scope.withTypeProvider()
		routes.addHook('onSend', keepPrivate)

		routes.get(
			'/api/requests/:key',
			{
				schema: {
					tags,
					summary: 'A booking request, for whoever has its key',
					params,
					response: { 200: RequestResponseSchema, ...problemResponses(404, 503) },
				},
			},
			async ({ params: { key } }) => await response(key),
		)
		for (const action of guestActions)
			routes.post(
				`/api/requests/:key/${action}`,
				{
					...floods.route,
					schema: {
						tags,
						summary: summaries[action],
						params,
						body: bodies[action].nullish(),
						response: {
							200: RequestResponseSchema,
							...problemResponses(404, 409, 422, 429, 503),
						},
					},
				},
				async (request) => {
					const { key } = request.params
					const { body } = request
					const { text = '', agreement: seen, ...wanted } = (body ?? {}) as Sent
					const written = { text, seen, ...(Object.keys(wanted).length > 0 && { wanted }) }
					await guestRequests.act(key, action, written, floods.visitorOf(request))
					return await response(key)
				},
			)
		routes.delete(
			'/api/requests/:key',
			{
				schema: {
					tags,
					summary: 'Delete the request with all that its guest wrote',
					description: 'A confirmed booking must be cancelled first.',
					params,
					response: {
						200: z.object({ deleted: z.literal(1) }),
						...problemResponses(404, 409, 503),
					},
				},
			},
			async ({ params: { key } }) => {
				await guestRequests.deleteData(key)
				return { deleted: 1 as const }
			},
		)
		routes.get(
			'/api/requests/:key/calendar.ics',
			{ schema: { tags, summary: 'The stay, for a calendar', params } },
			async ({ params: { key } }, reply) => {
				const file = await readStayCalendar(await guestRequests.open(key), stayDeps)
				return reply
					.type('text/calendar; charset=utf-8')
					.header('content-disposition', `attachment; filename="${file.filename}"`)
					.send(file.content)
			},
		)
	})
}
