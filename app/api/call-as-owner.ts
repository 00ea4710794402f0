import { showNotice } from '#app/components/notice/notices.ts'
import { localeHere } from '#app/site/page-context.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { Me } from '#domain/owner/roles.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import { callApi, codeOf } from './call-api.ts'
import { forgetOwnerToken, ownerToken, saveOwnerToken } from './owner-token.ts'

/** `code` is needed once the server has asked for it (`second-factor-required`). */
export async function signIn(password: string, code?: string, name = signInName) {
	const body = { name, password, ...(code && { code }) }
	await takeToken(() => callApi('/api/auth', { method: 'POST', body }))
}

/**
 * Stores the token that a call responds with, unless somebody has signed out or in meanwhile, here or in another tab: they
 * must not find themselves signed in as the one who made the call.
 */
export async function takeToken(call: () => Promise<Response>, save = saveOwnerToken) {
	const before = ownerToken()
	const { token }: { token: string } = await (await call()).json()
	if (ownerToken() === before) save(token)
}

/** A call that needs the owner. When the token is no longer valid, it is cleared and a notice says so. */
export async function callAsOwner(
	path: string,
	method = 'GET',
	body?: object,
	options: { keepalive?: boolean; timeoutMs?: number } = {},
): Promise<Response> {
	const token = ownerToken()
	try {
		return await callApi(path, { method, ...(body && { body }), ...options })
	} catch (problem) {
		forgetIfExpired(problem, token)
		if (codeOf(problem) === 'not-allowed') for (const tell of refusalListeners) tell()
		throw problem
	}
}

const refusalListeners = new Set<() => void>()

/** `listener` is called when the server refuses a call to somebody who is signed in: their role may have changed. */
export function onNotAllowed(listener: () => void) {
	refusalListeners.add(listener)
	return () => {
		refusalListeners.delete(listener)
	}
}

/** Calls the API as the owner and reads the JSON of the response. */
export async function fetchAsOwner<Body>(...call: Parameters<typeof callAsOwner>): Promise<Body> {
	return await (await callAsOwner(...call)).json()
}

/** Asks the server who is signed in; null when nobody is. */
export async function fetchMe(): Promise<Me | null> {
	return ownerToken() === null ? null : await fetchAsOwner<Me>('/api/auth/me')
}

/** Hands a response to the browser as a file: a plain link cannot carry the owner's token. */
export async function downloadAsOwner(...call: Parameters<typeof callAsOwner>) {
	const response = await callAsOwner(...call)
	const disposition = response.headers.get('content-disposition') ?? ''
	const link = document.createElement('a')
	link.href = URL.createObjectURL(await response.blob())
	link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? ''
	link.click()
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** `token`: the one that the call was made with. */
export function forgetIfExpired(problem: unknown, token: string | null) {
	if (codeOf(problem) !== 'unauthenticated' || !token || token !== ownerToken()) return
	// Empty first: the other tabs see that nobody signed out (guest-drafts.ts).
	saveOwnerToken('')
	forgetOwnerToken()
	showNotice({ text: ownerWords[localeHere()].expired, tone: 'bad', about: 'session' })
}
