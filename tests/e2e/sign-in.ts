import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { firstOwnerId, type Role } from '#domain/owner/roles.ts'
import { ownerPassword } from './fixtures.ts'

/** Signs a page, or each page of a context, in: as the owner, or as somebody new with another role. */
export async function signIn(browser: Page | BrowserContext, role: Role = 'owner') {
	const session = await signInByCall(browser.request, role)
	await browser.addInitScript((token) => {
		// Once: signing out must last.
		if (sessionStorage.getItem('signed-in') === token) return
		sessionStorage.setItem('signed-in', token)
		localStorage.setItem('token', token)
	}, session.token)
	return session
}

/** The token, and the headers of calls with it, without a page. */
export async function signInByCall(request: APIRequestContext, role: Role = 'owner') {
	const data = { name: 'admin', password: ownerPassword }
	const { token } = await post<{ token: string }>(request, '/api/auth', data)
	const owner = { token, headers: { 'x-auth-token': token } }
	if (role === 'owner') return { id: firstOwnerId, ...owner }
	const name = `${role} ${randomUUID().slice(0, 8)}`
	return await invite(request, owner.headers, { name, role })
}

export const staffPassword = 'dos truchas y una ruana vieja'

/** Somebody new, who accepted the owner's invitation with `staffPassword`. */
export async function invite(
	request: APIRequestContext,
	headers: Record<string, string>,
	person: { name: string; role: Role },
) {
	const invitation = { ...person, password: ownerPassword }
	const { id, link } = await post<Invited>(request, '/api/people', invitation, headers)
	const path = new URL(link).pathname.replace('/admin/invitation/', '/api/invitations/')
	const { token } = await post<{ token: string }>(request, path, { password: staffPassword })
	return { id, token, headers: { 'x-auth-token': token } }
}

type Invited = { id: string; link: string }

async function post<Body>(
	request: APIRequestContext,
	path: string,
	data: object,
	headers: Record<string, string> = {},
): Promise<Body> {
	const response = await request.post(path, { data, headers })
	expect(response.ok(), `${path} ${response.status()}`).toBe(true)
	return await response.json()
}
