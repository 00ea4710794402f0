import { createHash } from 'node:crypto'
import type { Query, Transaction } from '#db/connect.ts'
import type { SessionsTable } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import { isoTime } from '#domain/time/dates.ts'
import { endSignInsInFlight } from '#server/owner/credentials/owner-credentials.ts'
import { deleteInvitationsAround, holdPeople } from '#server/owner/people/people-repository.ts'

/** Which sessions have ended: those that expired by now, and those not used since. */
type Expiry = { now: number; unusedSince: number }

/** Only the hash of a token is stored, so that reading the database does not allow signing in. */
export async function insertSession(
	query: Query,
	token: string,
	times: Omit<SessionsTable, 'token_hash' | 'device'>,
) {
	await query
		.insertInto('sessions')
		.values({ token_hash: hashOf(token), device: null, ...times })
		.execute()
}

/** The session with its person, as they are now: a change of role counts from the next call on. */
export function findSession(query: Query, token: string) {
	return query
		.selectFrom('sessions')
		.innerJoin('people', 'people.id', 'sessions.person_id')
		.select(['last_used_at', 'expires_at', 'people.id', 'people.name', 'people.role'])
		.where('token_hash', '=', hashOf(token))
		.where('people.is_on', '=', 1)
		.executeTakeFirst()
}

/** The valid sessions of the token's person, last used first; `isThisOne` marks that of the token. */
export async function findSessions(query: Query, token: string, { now, unusedSince }: Expiry) {
	const rows = await query
		.selectFrom('sessions')
		.selectAll()
		.where('person_id', '=', personOf(query, token))
		.where('expires_at', '>', now)
		.where('last_used_at', '>', unusedSince)
		.orderBy('last_used_at', 'desc')
		.orderBy('created_at', 'desc')
		.execute()
	const own = hashOf(token)
	return rows.map(({ token_hash, created_at, last_used_at, device }) => ({
		signedInAt: isoTime(created_at),
		lastUsedAt: isoTime(last_used_at),
		isThisOne: token_hash === own,
		...(device && { device }),
	}))
}

export async function touchSession(query: Query, token: string, lastUsedAt: number) {
	await query
		.updateTable('sessions')
		.set({ last_used_at: lastUsedAt })
		.where('token_hash', '=', hashOf(token))
		.execute()
	await query
		.updateTable('people')
		.set({ last_seen_at: lastUsedAt })
		.where('id', '=', personOf(query, token))
		.execute()
}

export async function nameDevice(query: Query, token: string, device: string) {
	await query
		.updateTable('sessions')
		.set({ device })
		.where('token_hash', '=', hashOf(token))
		.execute()
}

export async function deleteSession(query: Query, token: string) {
	await query.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

/** Deletes the person's sessions except the token's, which must not have been ended, and the links that those may have made. */
export async function deleteOtherSessions(
	transaction: Transaction,
	token: string,
	personId: string,
) {
	await holdPeople(transaction)
	if (!(await findSession(transaction, token))) throw new AppError('unauthenticated')
	await deleteInvitationsAround(transaction, personId)
	await endSignInsInFlight(transaction, personId)
	await transaction
		.deleteFrom('sessions')
		.where('token_hash', '!=', hashOf(token))
		.where('person_id', '=', personId)
		.execute()
}

/** Sign-ins in flight first: one that is about to insert its session either did, or is refused. */
export async function deleteSessionsOf(transaction: Transaction, personId: string) {
	await endSignInsInFlight(transaction, personId)
	await transaction.deleteFrom('sessions').where('person_id', '=', personId).execute()
}

export async function deleteOldSessions(query: Query, { now, unusedSince }: Expiry) {
	await query
		.deleteFrom('sessions')
		.where((row) => row.or([row('expires_at', '<=', now), row('last_used_at', '<=', unusedSince)]))
		.execute()
}

function personOf(query: Query, token: string) {
	return query.selectFrom('sessions').select('person_id').where('token_hash', '=', hashOf(token))
}

function hashOf(token: string): string {
	return createHash('sha256').update(token).digest('hex')
}
