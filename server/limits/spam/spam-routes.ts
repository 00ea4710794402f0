import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { problemResponses, type ZodApp } from '#server/http/routes.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import type { SpamGuard } from './spam-guard.ts'

type Deps = { spam: SpamGuard; floods: FloodGuard }

export function spamRoutes(app: FastifyInstance, { spam, floods }: Deps) {
	const routes: ZodApp = app.withTypeProvider()
	routes.get(
		'/api/ticket',
		{
			schema: {
				summary: 'Fetched when a form is opened, and sent along with it',
				description:
					'Optional. While the site is under pressure it comes with a challenge (ALTCHA, proof of work v2) whose solution is to be sent as `altcha`. While the caller’s network is over a limit, and its forms get 429 with this address as `challenge`, the solution is to be sent in the address: `POST /api/bookings?altcha=…`.',
				tags: ['Forms'],
				response: {
					200: z.object({
						ticket: z.string(),
						challenge: z
							.object({ parameters: z.looseObject({}), signature: z.string().optional() })
							.optional(),
					}),
					...problemResponses(503),
				},
			},
		},
		async ({ ip }) => {
			const { ticket, challenge } = await spam.open({ isClosed: await floods.isClosedTo(ip) })
			if (!challenge) return { ticket }
			const { parameters, signature } = challenge
			return { ticket, challenge: { parameters: { ...parameters }, signature } }
		},
	)
}
