import { fetchMe } from '#app/api/call-as-owner.ts'
import { ownerToken } from '#app/api/owner-token.ts'
import type { Me } from '#domain/owner/roles.ts'
import { forgetLoaded, type Loaded, loadAsOwner } from './load.ts'

type LoadedPerson = Loaded<Me | null>

let asked: { token: string | null; person: Promise<LoadedPerson> } | undefined

/** The person who is signed in: asked once per token, and again after a failure. */
export async function loadPerson(): Promise<LoadedPerson> {
	const token = ownerToken()
	if (!asked || asked.token !== token)
		asked = { token, person: loadAsOwner('/api/auth/me', fetchMe) }
	const mine = asked
	const person = await mine.person
	if (person.failure !== undefined && asked === mine) asked = undefined
	return person
}

/** Asks again who is signed in, and says what is different since the last time. */
export async function reloadPerson(): Promise<{ isChanged: boolean; hasNewRole: boolean }> {
	const before = (await loadPerson()).data
	asked = undefined
	const after = (await loadPerson()).data
	// Nobody is signed in any more; call-as-owner.ts has said so.
	if (after == null) return { isChanged: false, hasNewRole: false }
	const hasNewRole = before?.role !== after.role
	if (hasNewRole) forgetLoaded()
	return { isChanged: hasNewRole || before?.hasColleagues !== after.hasColleagues, hasNewRole }
}

/** Loads data that the server sends to owners alone; for others there are none, and no failure either. */
export async function loadForOwners<Data>(
	...load: Parameters<typeof loadAsOwner<Data>>
): Promise<Loaded<Data>> {
	const { data } = await loadPerson()
	return data && data.role !== 'owner' ? { data: undefined } : await loadAsOwner(...load)
}
