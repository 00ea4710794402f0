import * as z from 'zod/mini'

z.config({ jitless: true })

const longestPassword = 1000
/** Holds for every new password, wherever it is set. */
export const shortestPassword = 10

/** Empty or far too long: rejected before any comparison. */
const password = z
	.string({ error: 'passwordInvalid' })
	.check(
		z.minLength(1, { error: 'passwordInvalid' }),
		z.maxLength(longestPassword, { error: 'passwordInvalid' }),
	)

/** Six digits of the authenticator app, or a recovery code, with any spaces and dashes. */
const code = z.string({ error: 'codeInvalid' }).check(z.maxLength(60, { error: 'codeInvalid' }))

export const LoginSchema = z.object({
	name: z.string({ error: 'nameRequired' }).check(z.maxLength(200, { error: 'nameRequired' })),
	password,
	/** Needed once two-factor is on. */
	code: z.optional(code),
})

export type Login = z.infer<typeof LoginSchema>

export const CodeSchema = z.object({ code })

/** Given with a call that asks again (access.ts). */
export type Proof = { password: string; code?: string | undefined }

/** The body of such a call: `passwordField` is the field of the password. */
export function withProof(
	body: z.ZodMiniObject = z.object({}),
	passwordField: 'password' | 'current' = 'password',
) {
	return z.extend(body, { [passwordField]: password, code: z.optional(code) })
}

/** The current password confirms that the owner sends the new one. */
export const PasswordChangeSchema = z.object({
	current: password,
	password: z
		.string({ error: 'passwordShort' })
		.check(
			z.minLength(shortestPassword, { error: 'passwordShort' }),
			z.maxLength(longestPassword, { error: 'passwordInvalid' }),
		),
	/** Needed once two-factor is on. */
	code: z.optional(code),
})

export type PasswordChange = z.infer<typeof PasswordChangeSchema>
