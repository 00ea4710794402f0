import type { ErrorCode, FieldError } from '#domain/errors.ts'
import type { Challenge } from '#domain/forms/form-guard.ts'
import { tokenHeader } from '#domain/owner/sign-in.ts'
import { ownerToken } from './owner-token.ts'

type Details = {
	errors?: FieldError[]
	retryAfterSeconds?: number
	/** Or the address of a ticket that comes with one. */
	challenge?: Challenge | string
	/** The rest of the response, beside its code. */
	members?: Record<string, unknown>
	cause?: unknown
}

/** Why a call failed. The code selects the visitor's words; `offline`: no response came. */
export class ApiProblem extends Error {
	// `declare` makes no class fields: the build replaces those by a helper, because of iOS 15.
	declare readonly code: ErrorCode | 'offline'
	declare readonly errors: FieldError[]
	declare readonly retryAfterSeconds: number | undefined
	declare readonly challenge: Details['challenge']
	declare readonly members: Record<string, unknown>

	constructor(code: ErrorCode | 'offline', details: Details = {}) {
		super(code, { cause: details.cause })
		this.code = code
		this.errors = details.errors ?? []
		this.retryAfterSeconds = details.retryAfterSeconds
		this.challenge = details.challenge
		this.members = details.members ?? {}
	}
}

/** The code of a failed call; undefined for any other exception. */
export function codeOf(problem: unknown): ApiProblem['code'] | undefined {
	return problem instanceof ApiProblem ? problem.code : undefined
}

/** On a weak signal the sender of a form learns that it failed before they leave. */
const responseTimeoutMs = 20_000

export type Call = {
	method?: string
	body?: object
	keepalive?: boolean
	headers?: Record<string, string>
	/** For a body; the response must be whole by then. */
	timeoutMs?: number | undefined
}

/** Calls our API, as the owner when signed in. Throws an ApiProblem unless it succeeds. */
export async function callApi(
	path: string,
	{ method = 'GET', body, keepalive = false, timeoutMs = responseTimeoutMs, ...call }: Call = {},
): Promise<Response> {
	const token = ownerToken()
	const headers = {
		...call.headers,
		...(token && { [tokenHeader]: token }),
		...(body && { 'content-type': 'application/json' }),
	}
	const response = await fetch(path, {
		method,
		headers,
		keepalive,
		...(body && { body: JSON.stringify(body), signal: abortAfter(timeoutMs) }),
	}).catch((cause) => {
		throw new ApiProblem('offline', { cause })
	})
	if (!response.ok) throw await readProblem(response)
	return response
}

async function readProblem(response: Response): Promise<ApiProblem> {
	// A proxy may respond with an HTML page.
	const {
		code = 'internal',
		errors,
		challenge,
		...members
	} = await response.json().catch(() => ({}))
	const retryAfter = Number(response.headers.get('retry-after'))
	return new ApiProblem(code, {
		errors,
		challenge,
		members,
		...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
	})
}

/** `AbortSignal.timeout` for every browser: it came with Chrome 103 and Safari 16. */
export function abortAfter(milliseconds: number): AbortSignal {
	const controller = new AbortController()
	setTimeout(() => controller.abort(), milliseconds)
	return controller.signal
}
