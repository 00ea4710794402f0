import type { Database, Query, Transaction } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import { AppError } from '#domain/errors.ts'
import { firstOwnerId } from '#domain/owner/roles.ts'
import { type Config, ConfigError } from '#server/config.ts'
import {
	deleteInvitationsAround,
	holdPeople,
	updatePerson,
} from '#server/owner/people/people-repository.ts'
import { isPasswordHash } from './password-hash.ts'
import { isEasyPassword } from './password-strength.ts'
import type { Passwords } from './passwords.ts'
import { readablePassword } from './readable-password.ts'

type Options = { database: Database; passwords: Passwords; now?: () => number }

/** Undefined for somebody who has not chosen one yet. */
export async function readPasswordHash(
	{ query }: Database,
	personId = firstOwnerId,
): Promise<string | undefined> {
	return (await findCredential(query, personId))?.password_hash
}

/** The stored hash when a sign-in begins. */
export type Credential = { password_hash: string; updated_at: number }

export function findCredential(query: Query, personId: string): Promise<Credential | undefined> {
	return query
		.selectFrom('credentials')
		.select(['password_hash', 'updated_at'])
		.where('id', '=', personId)
		.executeTakeFirst()
}

/** Ends the sign-ins of a person, or of everybody, that are being checked right now: `holdCredential` refuses them. */
export async function endSignInsInFlight(query: Query, personId?: string) {
	const ended = query
		.updateTable('credentials')
		.set(({ eb }) => ({ updated_at: eb('updated_at', '+', 1) }))
	await (personId === undefined ? ended : ended.where('id', '=', personId)).execute()
}

/** Whether it is as it was. If so, an update that changes nothing keeps it so until the transaction ends. */
export async function holdCredential(
	transaction: Transaction,
	personId: string,
	{ password_hash, updated_at }: Credential,
): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable('credentials')
		.set({ updated_at })
		.where('id', '=', personId)
		.where('password_hash', '=', password_hash)
		.where('updated_at', '=', updated_at)
		.executeTakeFirstOrThrow()
	return numUpdatedRows > 0n
}

/** The environment's password is applied at every start and would overwrite another one. */
export function isFixedPassword({ password, passwordHash }: Config['admin']): boolean {
	return password !== undefined || passwordHash !== undefined
}

/**
 * Sets somebody's password, from the server itself: signs everybody out, forgets wrong guesses, switches the account on, and
 * makes the first person an owner again, because somebody who can run commands there could change the database anyway.
 */
export async function storePasswordHash(
	database: Database,
	hash: string,
	now: number,
	personId = firstOwnerId,
) {
	// Cached pages are rendered anew: the sign-in screen asks for a name while somebody beside the first owner can sign in.
	await inWriteTransaction(database, async (transaction) => {
		await signEverybodyOut(transaction)
		await replacePasswordHash(transaction, { personId, hash, now })
		const isFirst = personId === firstOwnerId
		await updatePerson(transaction, personId, { is_on: 1, ...(isFirst && { role: 'owner' }) })
	})
}

/**
 * For commands on the server, first in a transaction (`replacePasswordHash` says why). Ends open links too: a stolen session may
 * have made some. Wrong guesses are forgotten.
 */
export async function signEverybodyOut(transaction: Transaction) {
	await holdPeople(transaction)
	await transaction.deleteFrom('invitations').execute()
	await endSignInsInFlight(transaction)
	await transaction.deleteFrom('sessions').execute()
	await transaction.deleteFrom('login_failures').execute()
}

type NewHash = {
	personId: string
	hash: string
	now: number
	/** The one that was checked, if any. */
	before?: Credential | undefined
}

/**
 * Sets a person's password, and ends their sessions, an open link for another password, and the links they made: a stolen
 * session may have made some. Transactions change invitations, credentials and people in this order: PostgreSQL would end one
 * of two that wait for each other. Refuses if the one that was checked is no longer as it was.
 */
export async function replacePasswordHash(
	transaction: Transaction,
	{ personId, hash, now, before }: NewHash,
) {
	await holdPeople(transaction)
	await deleteInvitationsAround(transaction, personId)
	if (before && !(await holdCredential(transaction, personId, before)))
		throw new AppError('unauthenticated')
	await transaction
		.insertInto('credentials')
		.values({ id: personId, password_hash: hash, updated_at: now })
		.onConflict((conflict) =>
			conflict.column('id').doUpdateSet({ password_hash: hash, updated_at: now }),
		)
		.execute()
	await transaction.deleteFrom('sessions').where('person_id', '=', personId).execute()
}

/**
 * Called at every start: the environment's password or hash replaces the stored one. Without either, the first start
 * generates a password and returns it, to be shown once.
 */
export async function ensureOwnerPassword(
	{ name, password, passwordHash }: Config['admin'],
	{ database, passwords, now = Date.now }: Options,
): Promise<string | undefined> {
	const stored = await readPasswordHash(database)
	if (passwordHash !== undefined) {
		if (!isPasswordHash(passwordHash))
			throw wrongValue('ADMIN_PASSWORD_HASH: expects $argon2id$v=19$m=…,t=…,p=…$salt$hash')
		if (passwordHash !== stored) await storePasswordHash(database, passwordHash, now())
		return undefined
	}
	if (password !== undefined) {
		if (stored !== undefined && (await passwords.verify(stored, password))) return undefined
		if (await isEasyPassword(password, name))
			throw wrongValue('ADMIN_PASSWORD: expects one that is harder to guess')
		await storePasswordHash(database, await passwords.hash(password), now())
		return undefined
	}
	return stored === undefined ? await storeFirstPassword({ database, passwords, now }) : undefined
}

function wrongValue(message: string) {
	return new ConfigError(`The configuration is wrong.\n${message}`)
}

async function storeFirstPassword({ database, passwords, now }: Required<Options>) {
	const password = readablePassword()
	const hash = await passwords.hash(password)
	// When several processes start at once, one stores its password and shows it; the others show none.
	const { numInsertedOrUpdatedRows } = await database.query
		.insertInto('credentials')
		.values({ id: firstOwnerId, password_hash: hash, updated_at: now() })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow()
	return numInsertedOrUpdatedRows ? password : undefined
}
