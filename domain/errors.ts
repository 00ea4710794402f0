/** Every expected failure, with its HTTP status: a new code cannot be half-added. */
export const statusOf = {
	malformed: 400,
	unauthenticated: 401,
	'second-factor-required': 401,
	'second-factor-wrong': 401,
	'not-allowed': 403,
	'not-found': 404,
	'method-not-allowed': 405,
	'timed-out': 408,
	conflict: 409,
	duplicate: 409,
	'wrong-state': 409,
	'edited-elsewhere': 409,
	'units-taken': 409,
	'hold-passed': 409,
	'quote-changed': 409,
	'password-fixed': 409,
	'last-owner': 409,
	'already-sending': 409,
	'too-large': 413,
	'unsupported-media-type': 415,
	'invalid-input': 422,
	'challenge-required': 428,
	'too-many-requests': 429,
	internal: 500,
	overloaded: 503,
	'database-unavailable': 503,
} as const

export type ErrorCode = keyof typeof statusOf

/** Which field is wrong, and how: `code` is a key of the form's messages. */
export type FieldError = { field: string; code: string }

type Details = {
	errors?: FieldError[]
	retryAfterSeconds?: number
	/** More for the client to go on with, beside `code` (RFC 9457's extension members). */
	members?: Record<string, unknown>
	cause?: unknown
}

/** A failure we expect. The visitor's words come from content/, chosen by the code. */
export class AppError extends Error {
	readonly code: ErrorCode
	readonly errors: FieldError[]
	readonly retryAfterSeconds: number | undefined
	readonly members: Record<string, unknown>

	constructor(code: ErrorCode, details: Details = {}) {
		const { errors = [], retryAfterSeconds, members = {}, cause } = details
		super(code, { cause })
		this.code = code
		this.errors = errors
		this.retryAfterSeconds = retryAfterSeconds
		this.members = members
	}
}

export function invalidField(field: string, code: string): AppError {
	return new AppError('invalid-input', { errors: [{ field, code }] })
}
