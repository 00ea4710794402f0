// Apart from people.ts, so that browsers do not load its schemas.

export const roles = ['owner', 'reception', 'restaurant'] as const
export type Role = (typeof roles)[number]

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

/** Somebody who is signed in. */
export type Person = { id: string; name: string; role: Role }
