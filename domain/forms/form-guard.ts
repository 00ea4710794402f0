import type { Challenge } from 'altcha-lib'
import * as z from 'zod/mini'
import type { ErrorCode, FieldError } from '#domain/errors.ts'

export type { Challenge }

// A wrong type is not the visitor's mistake: it counts as missing.
const hint = z.catch(z.optional(z.string().check(z.maxLength(8000))), undefined)

/**
 * Fields that a form sends besides its own, as evidence that a person filled it in. All of it is optional: browsers
 * without scripts and API clients send none.
 */
export const FormGuardSchema = z.object({
	/** The honeypot: hidden from people, so that only programs fill it in. */
	website: hint,
	/** From `GET /api/ticket` when the form was opened: it shows how long filling it in took. */
	ticket: hint,
	/**
	 * The proof of work that a `challenge-required` response asked for, in ALTCHA's format (Base64 of JSON). In the address, too,
	 * it opens a network whose posts are not read after a flood.
	 */
	altcha: hint,
})

export type FormGuardFields = z.infer<typeof FormGuardSchema>

export type Visitor = {
	/** The network address, for rate limits only: never stored or logged in plain. */
	address: string
	/** The post came with a proof of work, which is spent. */
	hasProof?: boolean
}

/** The result of a form posted to a page. */
export type FormOutcome<Accepted> =
	| ({ ok: true } & Accepted)
	| {
			ok: false
			code: ErrorCode
			errors: FieldError[]
			retryAfterSeconds?: number | undefined
			challenge?: Challenge | undefined
	  }
