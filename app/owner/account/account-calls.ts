import { callAsOwner } from '#app/api/call-as-owner.ts'
import { keepOwnerToken } from '#app/api/owner-token.ts'
import type { PasswordChange } from '#domain/owner/session.ts'

export type OpenSession = { signedInAt: string; lastUsedAt: string; isThisOne: boolean }

const sessionsPath = '/api/auth/sessions'
const passwordPath = '/api/auth/password'

/** Whether the server's configuration sets the password. */
export async function isPasswordFixed(): Promise<boolean> {
	const { isFixed }: { isFixed: boolean } = await (await callAsOwner(passwordPath)).json()
	return isFixed
}

/** The server replaces the token together with the password. */
export async function changePassword(change: PasswordChange) {
	const answer = await callAsOwner(passwordPath, 'POST', change)
	const { token }: { token: string } = await answer.json()
	keepOwnerToken(token)
}

export async function listSessions(): Promise<OpenSession[]> {
	const { sessions }: { sessions: OpenSession[] } = await (await callAsOwner(sessionsPath)).json()
	return sessions
}

export async function endOtherSessions() {
	await callAsOwner(sessionsPath, 'DELETE')
}
