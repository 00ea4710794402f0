import { createContext, useContext } from 'react'
import type { Role } from '#domain/owner/roles.ts'

type DeskPerson = {
	/** Undefined until the server has said it; the server refuses what a role may not do in any case. */
	role: Role | undefined
	/** While one person works here, their name would only be noise. */
	hasColleagues: boolean
}

/** The person who is signed in at the desk. */
export const DeskPersonContext = createContext<DeskPerson>({
	role: undefined,
	hasColleagues: false,
})

/** The name of the person who did something, if it should be shown. */
export function useShownName(): (person: string | null | undefined) => string | undefined {
	const { hasColleagues } = useContext(DeskPersonContext)
	return (person) => (hasColleagues && person ? person : undefined)
}

export function useDeskRole(): Role {
	const { role = 'owner' } = useContext(DeskPersonContext)
	return role
}

/** Whether to show what owners alone may do. */
export function useHasOwnersTools(): boolean {
	return useDeskRole() === 'owner'
}
