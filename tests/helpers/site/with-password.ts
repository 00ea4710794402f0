import { access, passwordFieldOf } from '#domain/owner/access.ts'

/** The body of a call with the password of whoever sends it, if the call asks for it again. */
export function withPassword(
	method: string,
	url: string,
	body: object | undefined,
	password: string,
): object | undefined {
	const isOfRoute = (call: string) =>
		new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`).test(`${method} ${url}`)
	const [, route = ''] = Object.keys(access).find(isOfRoute)?.split(' ') ?? []
	return passwordFieldOf(method, route) === 'password' ? { password, ...body } : body
}
