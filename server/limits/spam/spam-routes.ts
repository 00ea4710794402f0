import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { problemResponses, type ZodApp } from '#server/http/routes.ts'
import type { SpamGuard } from './spam-guard.ts'

export function spamRoutes(app: FastifyInstance, { spam }: { spam: SpamGuard }) {
	const routes: ZodApp = app.withTypeProvider()
	routes.get(
		'/api/ticket',
		{
			schema: {
				summary: 'Fetched when a form is opened, and sent along with it',
				description:
					'Optional. While the site is under pressure it comes with a challenge (ALTCHA, proof of work v2) whose solution is to be sent as `altcha`.',
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
		async () => {
			const { ticket, challenge } = await spam.open()
			if (!challenge) return { ticket }
			const { parameters, signature } = challenge
			return { ticket, challenge: { parameters: { ...parameters }, signature } }
		},
	)
}
