import { createContext, useContext } from 'react'
import type { Role } from '#domain/owner/roles.ts'

type DeskPerson = {
	id: string
	role: Role
	/** While one person works here, their name would only be noise. */
	hasColleagues: boolean
}

/** The person who is signed in, for everything that only people of the house see. */
export const DeskPersonContext = createContext<DeskPerson | undefined>(undefined)

export function useDeskPerson(): DeskPerson {
	const person = useContext(DeskPersonContext)
	if (!person) throw new Error('Nobody is signed in around this component')
	return person
}

/** The name of the person who did something, if it should be shown. */
export function useShownName(): (person: string | null | undefined) => string | undefined {
	const { hasColleagues } = useDeskPerson()
	return (person) => (hasColleagues && person ? person : undefined)
}

export function useDeskRole(): Role {
	return useDeskPerson().role
}

/** Whether to show what owners alone may do. */
export function useHasOwnersTools(): boolean {
	return useDeskRole() === 'owner'
}
