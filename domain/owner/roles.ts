// Apart from people.ts, so that browsers do not load its schemas.

export const roles = ['owner', 'reception', 'restaurant'] as const
export type Role = (typeof roles)[number]

/** The id of the first person, whose name and password the configuration may set. */
export const firstOwnerId = 'owner'

/** Somebody who is signed in. */
export type Person = { id: string; name: string; role: Role }
