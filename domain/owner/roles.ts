// Apart from people.ts, so that browsers do not load its schemas.

export const roles = ['owner', 'reception', 'restaurant'] as const
export type Role = (typeof roles)[number]

export const everybody: readonly Role[] = roles
/** Those who look after guests. */
export const ownersAndReception: readonly Role[] = ['owner', 'reception']
/** Those who look after the menu. */
export const ownersAndRestaurant: readonly Role[] = ['owner', 'restaurant']

/** The id of the first person, whose name and password the configuration may set. */
export const firstOwnerId = 'owner'

/** The documents whose words each role changes and publishes. */
export const documentsOf: Record<Role, 'all' | 'none' | { only: string }> = {
	owner: 'all',
	reception: 'none',
	restaurant: { only: 'menu' },
}

export function mayEdit(role: Role, document: string): boolean {
	const documents = documentsOf[role]
	return typeof documents === 'object' ? documents.only === document : documents === 'all'
}

/** Whether one role may do everything that the other may. Reception and restaurant each do what the other may not. */
export function covers(role: Role, other: Role): boolean {
	return role === 'owner' || role === other
}

/** Somebody who is signed in. */
export type Person = { id: string; name: string; role: Role }

/** The person who asks. `hasColleagues`: entries may be of other people too. */
export type Me = Person & { hasColleagues: boolean }
