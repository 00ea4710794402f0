import * as z from 'zod/mini'

z.config({ jitless: true })

// Apart, so that browsers need not load schemas to know it.
export { tokenHeader } from './session-header.ts'

const longestPassword = 1000

export const LoginSchema = z.object({
	name: z.string({ error: 'nameRequired' }).check(z.maxLength(200, { error: 'nameRequired' })),
	/** Empty or far too long: `Contraseña Invalida`, before the server is asked. */
	password: z
		.string({ error: 'passwordInvalid' })
		.check(
			z.minLength(1, { error: 'passwordInvalid' }),
			z.maxLength(longestPassword, { error: 'passwordInvalid' }),
		),
})

export type Login = z.infer<typeof LoginSchema>
