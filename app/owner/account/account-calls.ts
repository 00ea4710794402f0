import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { keepOwnerToken } from '#app/api/owner-token.ts'
import type { OpenSession } from '#domain/owner/answers.ts'
import type { PasswordChange } from '#domain/owner/session.ts'

const sessionsPath = '/api/auth/sessions'
const passwordPath = '/api/auth/password'

/** Whether the server's configuration sets the password. */
export async function isPasswordFixed(): Promise<boolean> {
	return (await fetchAsOwner<{ isFixed: boolean }>(passwordPath)).isFixed
}

/** The server replaces the token together with the password. */
export async function changePassword(change: PasswordChange) {
	const { token } = await fetchAsOwner<{ token: string }>(passwordPath, 'POST', change)
	keepOwnerToken(token)
}

export async function listSessions(): Promise<OpenSession[]> {
	return (await fetchAsOwner<{ sessions: OpenSession[] }>(sessionsPath)).sessions
}

export async function endOtherSessions() {
	await callAsOwner(sessionsPath, 'DELETE')
}
