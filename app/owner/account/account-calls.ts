import { callAsOwner } from '#app/api/call-as-owner.ts'
import { keepOwnerToken } from '#app/api/owner-token.ts'

export type Session = { signedInAt: string; lastUsedAt: string; isThisOne: boolean }
export type NewPassword = { current: string; password: string; code?: string }

const sessionsPath = '/api/auth/sessions'
const passwordPath = '/api/auth/password'

/** Whether the server's configuration sets the password. */
export async function isPasswordFixed(): Promise<boolean> {
	const { isFixed }: { isFixed: boolean } = await (await callAsOwner(passwordPath)).json()
	return isFixed
}

/** The token before ends with the password before. */
export async function changePassword(change: NewPassword) {
	const answer = await callAsOwner(passwordPath, 'POST', change)
	const { token }: { token: string } = await answer.json()
	keepOwnerToken(token)
}

export async function listSessions(): Promise<Session[]> {
	const { sessions }: { sessions: Session[] } = await (await callAsOwner(sessionsPath)).json()
	return sessions
}

export async function endOtherSessions() {
	await callAsOwner(sessionsPath, 'DELETE')
}
