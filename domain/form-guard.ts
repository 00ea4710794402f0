import type { Challenge } from 'altcha-lib'
import * as z from 'zod/mini'
import type { ErrorCode, FieldError } from './errors.ts'

export type { Challenge }

// A wrong type here is no error of the visitor's: it counts as not given.
const hint = z.catch(z.optional(z.string().check(z.maxLength(8000))), undefined)

/**
 * What a form sends besides its own fields, to show that a person filled it in. All of it is optional: without
 * scripts none of it comes, and a program need not know of it.
 */
export const FormGuardSchema = z.object({
	/** The honeypot: hidden from people, so that only programs fill it in. */
	website: hint,
	/** From `GET /api/ticket` when the form was opened: it tells how long the filling-in took. */
	ticket: hint,
	/** The proof of work that an answer `challenge-required` asked for, as ALTCHA writes it (Base64 of JSON). */
	altcha: hint,
})

export type FormGuardFields = z.infer<typeof FormGuardSchema>

/** Who posts a form. */
export type Visitor = {
	/** The network address, for rate limits only: never stored or logged as it is. */
	address: string
}

/** What became of a form posted through a page. */
export type FormOutcome<Accepted> =
	| ({ ok: true } & Accepted)
	| {
			ok: false
			code: ErrorCode
			errors: FieldError[]
			retryAfterSeconds?: number | undefined
			challenge?: Challenge | undefined
	  }
