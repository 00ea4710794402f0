import { callApi } from '#app/api/call-api.ts'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { keepOwnerToken } from '#app/api/owner-token.ts'
import type { PersonAnswer, PersonChange } from '#domain/owner/people.ts'
import type { Person, Role } from '#domain/owner/roles.ts'

/** Who may sign in, and who asks. */
export async function fetchPeople() {
	const [{ people }, me] = await Promise.all([
		fetchAsOwner<{ people: PersonAnswer[] }>('/api/people'),
		fetchAsOwner<Person>('/api/auth/me'),
	])
	return { people, me }
}

export async function changePerson(id: string, change: PersonChange) {
	await callAsOwner(`/api/people/${id}`, 'PATCH', change)
}

export async function signPersonOut(id: string) {
	await callAsOwner(`/api/people/${id}/sign-out`, 'POST')
}

export async function invitePerson(name: string, role: Role): Promise<string> {
	return (await fetchAsOwner<{ link: string }>('/api/people', 'POST', { name, role })).link
}

/** Keeps the token: whoever accepts is signed in. */
export async function acceptInvitation(token: string, password: string) {
	const answer = await callApi(`/api/invitations/${token}`, {
		...{ method: 'POST', body: { password } },
		// Judging and hashing a password takes seconds on a busy machine, and a link counts once.
		timeoutMs: 60_000,
	})
	keepOwnerToken((await answer.json()).token)
}
