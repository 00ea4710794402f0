import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
	AcceptedInvitationSchema,
	GivenAccessResponseSchema,
	MeResponseSchema,
	NewPersonSchema,
	PeopleResponseSchema,
	PersonChangeSchema,
	SignInFormSchema,
} from '#domain/owner/people.ts'
import { callerOf, type OwnerSession, ownersRoutes, personOf } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses, type ZodApp } from '#server/http/routes.ts'
import { signInRoute } from '#server/limits/flood-guard.ts'
import type { PeopleService } from './people-service.ts'

type Deps = { session: OwnerSession; people: PeopleService }

const params = z.object({ id: z.string().max(60) })

export function peopleRoutes(app: FastifyInstance, { session, people }: Deps) {
	const open: ZodApp = app.withTypeProvider()
	open.post(
		'/api/invitations/:token',
		{
			...signInRoute,
			schema: {
				tags: ['Owner'],
				summary: 'Accept an invitation: choose a password and sign in',
				description:
					'Counts once, for three days. 404 for one that was used, replaced or ran out, or whose maker is no longer an owner.',
				params: z.object({ token: z.string().max(100) }),
				body: AcceptedInvitationSchema,
				response: { 200: z.object({ token: z.string() }), ...problemResponses(404, 413, 422, 503) },
			},
		},
		async ({ params: { token }, body }) => ({ token: await people.accept(token, body.password) }),
	)
	open.get(
		'/api/auth/form',
		{
			schema: {
				tags: ['Owner'],
				summary:
					'What the sign-in form asks for: a name, while somebody other than the first owner can sign in',
				response: { 200: SignInFormSchema, ...problemResponses(503) },
			},
		},
		async () => ({ asksName: await people.asksName() }),
	)
	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/auth/me',
			ownersRoute('Who is signed in, and as what', {
				response: { 200: MeResponseSchema, ...problemResponses(401, 503) },
			}),
			async (request) => ({
				...personOf(request),
				hasColleagues: await people.hasSeveral(),
			}),
		)
		routes.get(
			'/api/people',
			ownersRoute('Who may sign in', {
				response: { 200: PeopleResponseSchema, ...problemResponses(401, 403, 503) },
			}),
			async () => ({ people: await people.list() }),
		)
		routes.get(
			'/api/people/given-access',
			ownersRoute('Who was given access, or more of it, within a day; the latest first', {
				response: { 200: GivenAccessResponseSchema, ...problemResponses(401, 403, 503) },
			}),
			async () => ({ given: await people.givenAccess() }),
		)
		routes.post(
			'/api/people',
			ownersRoute(
				'Invite somebody: the response has a link, this once, that counts for three days',
				{
					description: 'With the name of somebody who was invited and has not come, a new link.',
					body: NewPersonSchema,
					response: {
						201: z.object({ id: z.string(), link: z.string() }),
						...problemResponses(401, 403, 422, 503),
					},
				},
			),
			async (request, reply) =>
				reply.code(201).send(await people.invite(request.body, callerOf(request).token)),
		)
		routes.post(
			'/api/people/:id/invitation',
			ownersRoute('A link with which a person chooses a new password', {
				description:
					'Counts once, for three days; it also removes their second factor. Until then the old password counts. 403 for the first owner, whose password is set on the server. 409 `wrong-state` for somebody who is switched off.',
				params,
				response: {
					201: z.object({ id: z.string(), link: z.string() }),
					...problemResponses(401, 403, 404, 409, 422, 503),
				},
			}),
			async (request, reply) =>
				reply.code(201).send(await people.inviteAgain(request.params.id, callerOf(request).token)),
		)
		routes.patch(
			'/api/people/:id',
			ownersRoute('Change a role, or switch an account off or on', {
				description:
					'Counts from the next call of that person on. An open link of theirs ends when they are switched off or may do more than before, and those they made when they are no longer an owner. 409 `last-owner` for the only owner.',
				params,
				body: PersonChangeSchema,
				response: { 200: PeopleResponseSchema, ...problemResponses(401, 403, 404, 409, 422, 503) },
			}),
			async (request) => {
				await people.change(request.params.id, request.body, callerOf(request).token)
				return { people: await people.list() }
			},
		)
		routes.post(
			'/api/people/:id/sign-out',
			ownersRoute('Sign somebody out everywhere', {
				description:
					'Sign-ins that are being checked, an open link of theirs and those they made end too.',
				params,
				response: { 204: z.void(), ...problemResponses(401, 403, 404, 503) },
			}),
			async (request, reply) => {
				await people.signOut(request.params.id, callerOf(request).token)
				return reply.code(204).send()
			},
		)
	})
}
