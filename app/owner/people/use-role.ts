import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { ownerToken, useIsOwner } from '#app/api/owner-token.ts'
import { useLoad } from '#app/api/use-load.ts'
import type { Person, Role } from '#domain/owner/roles.ts'

async function fetchMe(): Promise<Person | null> {
	return ownerToken() === null ? null : await fetchAsOwner<Person>('/api/auth/me')
}

/** The role of who is signed in; undefined until the server has said it. */
export function useRole(): Role | undefined {
	const { data } = useLoad(fetchMe, { revision: useIsOwner() })
	return data?.role
}
