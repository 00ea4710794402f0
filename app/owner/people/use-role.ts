import { fetchMe } from '#app/api/call-as-owner.ts'
import { useIsOwner } from '#app/api/owner-token.ts'
import { useLoad } from '#app/api/use-load.ts'
import type { Role } from '#domain/owner/roles.ts'

/** The role of who is signed in; undefined until the server has said it. */
export function useRole(): Role | undefined {
	const { data } = useLoad(fetchMe, { revision: useIsOwner() })
	return data?.role
}
