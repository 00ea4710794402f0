import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { mayCall, passwordFieldOf } from '#domain/owner/access.ts'
import type { Person } from '#domain/owner/roles.ts'
import { tokenHeader } from '#domain/owner/sign-in.ts'
import { type Proof, withProof } from '#domain/owner/sign-in-schemas.ts'
import { actAs } from './acting-person.ts'
import type { ZodApp } from './routes.ts'

/** The part of the sessions that routes of other subjects need. */
export type OwnerSession = {
	whoIs: (token: unknown) => Promise<Person | undefined>
	/** Throws unless password and code are the caller's. `passwordField`: its name in the form. */
	prove: (proof: Proof, caller: Caller, passwordField: string) => Promise<void>
}

const people = new WeakMap<FastifyRequest, Person>()

/** An `onRequest` hook, so that it runs before the body is read: the person must be signed in and have the role. */
export function requireOwner(session: OwnerSession) {
	return async (request: FastifyRequest): Promise<void> => {
		const person = await session.whoIs(request.headers[tokenHeader])
		if (!person) throw new AppError('unauthenticated')
		const { method, url = '' } = request.routeOptions
		if (!mayCall(person.role, String(method), url)) throw new AppError('not-allowed')
		people.set(request, person)
	}
}

/**
 * A `preValidation` hook beside `requireOwner`: a body may be minutes on its way, and whoever was demoted or switched off
 * meanwhile must not finish what they began.
 */
export function requireOwnerStill(session: OwnerSession) {
	return async (request: FastifyRequest): Promise<void> => {
		if (request.body != null) await requireOwner(session)(request)
	}
}

/**
 * A route that gives lasting power also takes the password, and with two-factor on a code, and refuses the call without. It
 * comes after the route's own `preHandler`, which may refuse what would fail anyway: a code counts once.
 */
function askAgain(route: RouteOptions, session: OwnerSession) {
	const passwordField = passwordFieldOf(String(route.method), route.url)
	if (!passwordField) return
	const body = route.schema?.body as z.ZodMiniObject | undefined
	route.schema = { ...route.schema, body: withProof(body, passwordField) }
	const prove = async (request: FastifyRequest) => {
		const { [passwordField]: password = '', code } = request.body as Record<string, string>
		await session.prove({ password, code }, callerOf(request), passwordField)
		// The check may have waited for others: whoever was demoted or signed out meanwhile must not finish.
		await requireOwner(session)(request)
	}
	route.preHandler = [route.preHandler ?? [], prove].flat()
}

/** Adds routes for people who are signed in; domain/owner/access.ts says for whom, and which calls ask for the password again. */
export function ownersRoutes(
	app: FastifyInstance,
	session: OwnerSession,
	addRoutes: (routes: ZodApp) => void,
) {
	app.register(async (scope) => {
		scope.addHook('onRequest', requireOwner(session))
		scope.addHook('preValidation', requireOwnerStill(session))
		// A later hook than onRequest, because reading the body loses the context.
		scope.addHook('preHandler', (request, _reply, done) => actAs(personOf(request), done))
		scope.addHook('onRoute', (route) => askAgain(route, session))
		addRoutes(scope.withTypeProvider())
	})
}

/** The person signed in, behind `requireOwner`. */
export function personOf(request: FastifyRequest): Person {
	const person = people.get(request)
	if (!person) throw new AppError('unauthenticated')
	return person
}

/** The caller: the person, the network address and the token. */
export type Caller = { person: Person; address: string; token: string }

export function callerOf(request: FastifyRequest): Caller {
	const token = String(request.headers[tokenHeader])
	return { person: personOf(request), address: request.ip, token }
}
