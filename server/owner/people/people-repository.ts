import { holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import type { GivenAccessTable, PeopleTable } from '#db/tables.ts'
import type { Role } from '#domain/owner/roles.ts'
import { foldName } from '#domain/owner/sign-in-name.ts'

/** First in a transaction that changes who may sign in: such changes come one after the other. */
export async function holdPeople(transaction: Transaction) {
	await holdNamedLock(transaction, 'people')
}

/** Few people work in a house, so names are compared here: databases lower-case letters differently. */
export async function findIdByName(query: Query, name: string): Promise<string | undefined> {
	const people = await query.selectFrom('people').select(['id', 'name']).execute()
	return people.find((person) => person.name && foldName(person.name) === foldName(name))?.id
}

export function findPeople(query: Query) {
	return query
		.selectFrom('people')
		.leftJoin('invitations', 'invitations.person_id', 'people.id')
		.leftJoin('credentials', 'credentials.id', 'people.id')
		.selectAll('people')
		.select(['invitations.expires_at', 'credentials.password_hash'])
		.orderBy('people.created_at')
		.orderBy('people.id')
		.execute()
}

/** People who can sign in, or could with an open invitation. */
export async function countWithAccess(query: Query, now: number): Promise<number> {
	const people = await findPeople(query)
	return people.filter(
		({ is_on, password_hash, expires_at }) =>
			is_on === 1 && (password_hash !== null || (expires_at ?? 0) > now),
	).length
}

export function findPerson(query: Query, id: string): Promise<PeopleTable | undefined> {
	return query.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function isPersonOn(query: Query, id: string): Promise<boolean> {
	return (await findPerson(query, id))?.is_on === 1
}

export async function markSeen(query: Query, id: string, at: number) {
	await query.updateTable('people').set({ last_seen_at: at }).where('id', '=', id).execute()
}

export async function insertPerson(query: Query, person: PeopleTable) {
	await query.insertInto('people').values(person).execute()
}

export async function updatePerson(
	query: Query,
	id: string,
	changes: { role?: Role; is_on?: 0 | 1 },
) {
	// SQL has no update without columns.
	if (Object.keys(changes).length === 0) return
	await query.updateTable('people').set(changes).where('id', '=', id).execute()
}

/** Owners who can sign in: switched on, with a password. */
export async function countActiveOwners(query: Query): Promise<number> {
	const owners = await query
		.selectFrom('people')
		.innerJoin('credentials', 'credentials.id', 'people.id')
		.select('people.id')
		.where('role', '=', 'owner')
		.where('is_on', '=', 1)
		.execute()
	return owners.length
}

export async function deleteInvitationOf(query: Query, personId: string) {
	await query.deleteFrom('invitations').where('person_id', '=', personId).execute()
}

export async function deleteInvitationsMadeBy(query: Query, personId: string) {
	await query.deleteFrom('invitations').where('made_by', '=', personId).execute()
}

/** Links for the person and links that they made: each would let in whoever has it. */
export async function deleteInvitationsAround(query: Query, personId: string) {
	await deleteInvitationOf(query, personId)
	await deleteInvitationsMadeBy(query, personId)
}

export async function storeGivenAccess(query: Query, row: GivenAccessTable) {
	await query.insertInto('given_access').values(row).execute()
}

/** The latest first. */
export function findGivenAccess(query: Query, since: number) {
	return query
		.selectFrom('given_access')
		.innerJoin('people', 'people.id', 'given_access.person_id')
		.leftJoin('people as giver', 'giver.id', 'given_access.given_by')
		.select(['given_access.id', 'at', 'kind', 'given_access.role', 'given_by'])
		.select(['people.name', 'giver.name as giver_name'])
		.where('at', '>', since)
		.orderBy('at', 'desc')
		.orderBy('given_access.id')
		.execute()
}

export async function forgetGivenAccess(query: Query, until: number) {
	await query.deleteFrom('given_access').where('at', '<=', until).execute()
}

type NewInvitation = { token_hash: string; person_id: string; expires_at: number; made_by: string }

/** Replaces an earlier invitation of the same person. */
export async function storeInvitation(query: Query, invitation: NewInvitation) {
	await deleteInvitationOf(query, invitation.person_id)
	await query.insertInto('invitations').values(invitation).execute()
}

/** The person's id, if the invitation counts: its maker, if it names one, must still be an owner. */
export async function findInvited(query: Query, tokenHash: string, now: number) {
	const row = await query
		.selectFrom('invitations')
		.innerJoin('people', 'people.id', 'invitations.person_id')
		.leftJoin('people as maker', 'maker.id', 'invitations.made_by')
		.select('person_id')
		.where('token_hash', '=', tokenHash)
		.where('expires_at', '>', now)
		.where('people.is_on', '=', 1)
		.where((row) =>
			row.or([
				row('made_by', 'is', null),
				row.and([row('maker.role', '=', 'owner'), row('maker.is_on', '=', 1)]),
			]),
		)
		.executeTakeFirst()
	return row?.person_id
}

/** Who made it; undefined when it was used meanwhile. */
export async function spendInvitation(query: Query, tokenHash: string) {
	return await query
		.deleteFrom('invitations')
		.where('token_hash', '=', tokenHash)
		.returning('made_by')
		.executeTakeFirst()
}

/** The invited people stay: an owner may invite them again. */
export async function deleteExpiredInvitations(query: Query, now: number) {
	await query.deleteFrom('invitations').where('expires_at', '<=', now).execute()
}
