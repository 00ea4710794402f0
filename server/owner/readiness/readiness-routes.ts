import type { FastifyInstance } from 'fastify'
import { readinessWords } from '#content/owner/readiness-words.ts'
import { commandsLocale } from '#domain/locale.ts'
import { type ReadinessItem, ReadinessSchema } from '#domain/owner/readiness.ts'
import { type OwnerSession, ownersRoutes, personOf } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import type { Readiness } from './readiness.ts'

type Deps = { session: OwnerSession; readiness: Readiness }

export function readinessRoutes(app: FastifyInstance, { session, readiness }: Deps) {
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/desk/readiness',
			ownersRoute('What is still to be done before the site goes online', {
				response: { 200: ReadinessSchema, ...problemResponses(401, 503) },
			}),
			async (request) => ({ open: await readiness(personOf(request).id) }),
		)
	})
}

/** The same in one line, for the terminal. */
export function describeReadiness(open: ReadinessItem[]): string {
	const words = readinessWords[commandsLocale]
	const said = open.map(({ name, details }) => {
		const facts = details.map((path) => words.facts[path as keyof typeof words.facts] ?? path)
		return name === 'facts'
			? `${words.items.facts.title} (${facts.join(', ')})`
			: words.items[name].title
	})
	return said.length === 0 ? '' : `${words.title}: ${said.join('; ')}. See /admin/today.\n`
}
