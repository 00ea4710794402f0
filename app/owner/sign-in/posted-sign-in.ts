import { type ActionFunctionArgs, createContext, data } from 'react-router'
import { servicesContext, visitorContext } from '#app/services.ts'
import { statusOf } from '#domain/errors.ts'
import type { PostedRefusal } from './login-form.tsx'

type PostedSignIn = { token?: string; refusal?: PostedRefusal }

/** The outcome of a sign-in form that was sent before scripts arrived, from the section's action to the desk's loader. */
export const postedSignIn = createContext<PostedSignIn>({})

/**
 * The `action` of every section of the desk: the form posts to its own address, so the response is the section
 * asked for. It is for this browser only and never stored on the way.
 */
export async function signInAction({ request, context }: ActionFunctionArgs) {
	const fields = Object.fromEntries(await request.formData())
	const { owner } = context.get(servicesContext)
	const outcome = await owner.signIn(fields, context.get(visitorContext))
	if (outcome.ok) {
		context.set(postedSignIn, { token: outcome.token })
		return null
	}
	const { code, retryAfterSeconds } = outcome
	context.set(postedSignIn, {
		refusal: {
			code,
			retryAfterSeconds,
			hadCode: Boolean(fields.code),
			hadName: Boolean(fields.name),
		},
	})
	return data(null, { status: statusOf[code] })
}
