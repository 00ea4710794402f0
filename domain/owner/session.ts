import * as z from 'zod/mini'

z.config({ jitless: true })

// Apart, so that browsers need not load schemas to know it.
export { tokenHeader } from './token-header.ts'

const longestPassword = 1000
/** Of a new one, wherever it is set. */
export const shortestPassword = 10

/** Empty or far too long: `Contraseña Invalida`, before the server is asked. */
const password = z
	.string({ error: 'passwordInvalid' })
	.check(
		z.minLength(1, { error: 'passwordInvalid' }),
		z.maxLength(longestPassword, { error: 'passwordInvalid' }),
	)

/** Six digits of the authenticator app, or a recovery code; spaces and dashes as the owner likes. */
const code = z.string({ error: 'codeInvalid' }).check(z.maxLength(60, { error: 'codeInvalid' }))

export const LoginSchema = z.object({
	name: z.string({ error: 'nameRequired' }).check(z.maxLength(200, { error: 'nameRequired' })),
	password,
	/** Needed once two-factor is on. */
	code: z.optional(code),
})

export type Login = z.infer<typeof LoginSchema>

export const PasswordSchema = z.object({ password })
export const CodeSchema = z.object({ code })
/** What is asked again before two-factor is changed. */
export const PasswordAndCodeSchema = z.object({ password, code })

/** A new password, shown to come from the owner by the one it replaces. */
export const ChangePasswordSchema = z.object({
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

export type ChangePassword = z.infer<typeof ChangePasswordSchema>

export type PasswordAndCode = z.infer<typeof PasswordAndCodeSchema>
