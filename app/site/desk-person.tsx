import { createContext, useContext } from 'react'
import type { Me, Role } from '#domain/owner/roles.ts'

/** The person who is signed in, for everything that only people of the house see. */
export const DeskPersonContext = createContext<Me | undefined>(undefined)

export function useDeskPerson(): Me {
	const person = useContext(DeskPersonContext)
	if (!person) throw new Error('Nobody is signed in around this component')
	return person
}

/**
 * The name of the person who did something, if it should be shown: while one person works here, their name would only be
 * noise. Somebody else's is always shown, because a colleague may be newer than what this desk knows.
 */
export function useShownName(): (person: string | null | undefined) => string | undefined {
	const { name, hasColleagues } = useDeskPerson()
	return (person) => (person && (hasColleagues || person !== name) ? person : undefined)
}

export function useDeskRole(): Role {
	return useDeskPerson().role
}

/** Whether to show what owners alone may do. */
export function useHasOwnersTools(): boolean {
	return useDeskRole() === 'owner'
}
