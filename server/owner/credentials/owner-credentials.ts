import type { Database, Query } from '#db/connect.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { isPasswordHash } from './password-hash.ts'
import { isEasyPassword } from './password-strength.ts'
import type { Passwords } from './passwords.ts'
import { readablePassword } from './readable-password.ts'

type Options = { database: Database; passwords: Passwords; now?: () => number }

export async function readPasswordHash({ query }: Database): Promise<string | undefined> {
	const row = await query.selectFrom('credentials').select('password_hash').executeTakeFirst()
	return row?.password_hash
}

/** The environment's password is applied at every start and would overwrite another one. */
export function isFixedPassword({ password, passwordHash }: Config['admin']): boolean {
	return password !== undefined || passwordHash !== undefined
}

/** Sets the password, ends all sessions and forgets wrong guesses. */
export async function storePasswordHash(database: Database, hash: string, now: number) {
	await database.query.transaction().execute(async (transaction) => {
		await replacePasswordHash(transaction, hash, now)
		await transaction.deleteFrom('login_failures').execute()
	})
}

/** Sets the password and ends all sessions. */
export async function replacePasswordHash(query: Query, hash: string, now: number) {
	await query
		.insertInto('credentials')
		.values({ id: 1, password_hash: hash, updated_at: now })
		.onConflict((conflict) =>
			conflict.column('id').doUpdateSet({ password_hash: hash, updated_at: now }),
		)
		.execute()
	await query.deleteFrom('sessions').execute()
}

/**
 * Called at every start: the environment's password or hash replaces the stored one. Without either, the first start
 * generates a password and returns it, to be shown once.
 */
export async function ensureOwnerPassword(
	{ password, passwordHash }: Config['admin'],
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
		if (await isEasyPassword(password))
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
		.values({ id: 1, password_hash: hash, updated_at: now() })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow()
	return numInsertedOrUpdatedRows ? password : undefined
}
