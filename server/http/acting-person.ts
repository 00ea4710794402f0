import { AsyncLocalStorage } from 'node:async_hooks'
import type { Person } from '#domain/owner/roles.ts'

const acting = new AsyncLocalStorage<Person>()

/** Runs the work of a request in the name of the person who sent it. */
export function actAs(person: Person, work: () => void): void {
	acting.run(person, work)
}

/**
 * The acting person, for histories. Not passed through every service, because they do not depend on it.
 * Null for actions of the site itself.
 */
export function actingPerson(): Person | null {
	return acting.getStore() ?? null
}

export function actingName(): string | null {
	return actingPerson()?.name ?? null
}
