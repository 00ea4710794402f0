import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '#db/unavailable.ts'
import { AppError, type ErrorCode, statusOf } from '#domain/errors.ts'

const titles: Record<ErrorCode, string> = {
	malformed: 'The request could not be read',
	unauthenticated: 'A valid token is required',
	'second-factor-required': 'Send this again with a code from the authenticator app',
	'second-factor-wrong': 'The code is wrong, too old, or was used before',
	'not-allowed': 'Your role does not include this',
	'not-found': 'There is nothing at this address',
	'method-not-allowed': 'This address does not take that method',
	'timed-out': 'The request took too long to arrive',
	conflict: 'The same id was used before with other content',
	duplicate: 'This text was published a short while ago',
	'wrong-state': 'This is not possible in the state that it is in now',
	'edited-elsewhere':
		'Somebody else changed this meanwhile; `current`, where given, is what it is now',
	'hold-passed': 'The day until which the offer was held is past',
	'quote-changed':
		'Another quote stands by now: `agreement` is that one; accept it by its `number`',
	'units-taken':
		'Not enough is free: `inTheWay` says what takes the first of these days, or `booked` what is booked in units that would go',
	'password-fixed':
		'The password is set by ADMIN_PASSWORD or ADMIN_PASSWORD_HASH, which count at every start: change it there',
	'last-owner': 'There must be an owner: make somebody else one first',
	'already-sending': 'Another file of the same sender is on its way',
	'too-large': 'The request is too large',
	'unsupported-media-type': 'The request is of a type this address does not read',
	'invalid-input': 'Some fields are missing or wrong',
	'challenge-required': 'Send this again with the solution of the challenge',
	'too-many-requests': 'Too many requests; try again later',
	internal: 'Something failed on our side',
	overloaded: 'The site is very busy; try again in a moment',
	'database-unavailable': 'The data cannot be reached right now; try again in a moment',
}

const codeOfFastifyError: Record<string, ErrorCode> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
	FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
	FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
	FST_ERR_BAD_URL: 'malformed',
}

const retrySeconds: Partial<Record<ErrorCode, number>> = {
	overloaded: 2,
	'database-unavailable': 5,
}

/** Refused sign-ins, owner's calls, spam and floods are logged for investigating attacks. */
const loggedRefusals: number[] = [401, 403, 428, 429]

/** RFC 9457. */
export function problemBody(error: AppError) {
	return {
		type: 'about:blank',
		title: titles[error.code],
		status: statusOf[error.code],
		code: error.code,
		...error.members,
		...(error.errors.length > 0 && { errors: error.errors }),
	}
}

/** The one place where errors become responses. An unexpected error is logged in full and becomes a plain 500. */
export function sendErrorsAsProblems(app: FastifyInstance) {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const problem = asAppError(error)
		if (problem.code === 'internal') request.log.error({ err: error }, 'request failed')
		else if (statusOf[problem.code] >= 500) request.log.warn({ err: error }, problem.code)
		else if (loggedRefusals.includes(statusOf[problem.code]))
			request.log.info({ code: problem.code }, 'refused')
		return sendProblem(reply, problem)
	})
	app.setNotFoundHandler((_request: FastifyRequest, reply: FastifyReply) =>
		sendProblem(reply, new AppError('not-found')),
	)
}

export function sendProblem(reply: FastifyReply, problem: AppError) {
	const retryAfter = problem.retryAfterSeconds ?? retrySeconds[problem.code]
	if (retryAfter) reply.header('retry-after', Math.ceil(retryAfter))
	return reply
		.code(statusOf[problem.code])
		.header('cache-control', 'no-store')
		.type('application/problem+json')
		.send(JSON.stringify(problemBody(problem)))
}

export function asAppError(error: FastifyError): AppError {
	if (error instanceof AppError) return error
	if (hasZodFastifySchemaValidationErrors(error))
		return new AppError('invalid-input', { errors: fieldErrors(error.validation) })
	if (isDatabaseUnavailable(error)) return new AppError('database-unavailable', { cause: error })
	const known = codeOfFastifyError[error.code]
	if (known) return new AppError(known, { cause: error })
	const isClientError =
		error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
	return new AppError(isClientError ? 'malformed' : 'internal', { cause: error })
}

function fieldErrors(validation: { instancePath: string; message?: string }[]) {
	return validation.map(({ instancePath, message }) => ({
		field: instancePath.split('/').filter(Boolean).join('.'),
		code: message ?? 'invalid',
	}))
}
