import type { Database } from '#db/connect.ts'
import { type Config, ConfigError } from '#server/config.ts'
import { isPasswordHash } from './password-hash.ts'
import type { Passwords } from './passwords.ts'
import { readablePassword } from './readable-password.ts'

type Options = { database: Database; passwords: Passwords; now?: () => number }

export async function readPasswordHash({ query }: Database): Promise<string | undefined> {
	const row = await query.selectFrom('credentials').select('password_hash').executeTakeFirst()
	return row?.password_hash
}

/** The environment's counts again at every start: another one would last until then only. */
export function isFixedPassword({ password, passwordHash }: Config['admin']): boolean {
	return password !== undefined || passwordHash !== undefined
}

/** Sets the password. Whoever was signed in with the old one is signed out. */
export async function storePasswordHash(database: Database, hash: string, now: number) {
	await database.query.transaction().execute(async (transaction) => {
		await replacePasswordHash(transaction, hash, now)
		await transaction.deleteFrom('login_failures').execute()
	})
}

/** The same, within a transaction and with the guesses still counted. */
export async function replacePasswordHash(query: Database['query'], hash: string, now: number) {
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
 * At the start: what the environment says counts; without it, what is stored; and on a first start a password made at
 * random, which is returned to be shown this once.
 */
export async function ensureOwnerPassword(
	{ password, passwordHash }: Config['admin'],
	{ database, passwords, now = Date.now }: Options,
): Promise<string | undefined> {
	const stored = await readPasswordHash(database)
	if (passwordHash !== undefined) {
		if (!isPasswordHash(passwordHash))
			throw new ConfigError(
				'The configuration is wrong.\nADMIN_PASSWORD_HASH: expects $argon2id$v=19$m=…,t=…,p=…$salt$hash',
			)
		if (passwordHash !== stored) await storePasswordHash(database, passwordHash, now())
		return undefined
	}
	if (password !== undefined) {
		const isSame = stored !== undefined && (await passwords.verify(stored, password))
		if (!isSame) await storePasswordHash(database, await passwords.hash(password), now())
		return undefined
	}
	return stored === undefined ? await storeFirstPassword({ database, passwords, now }) : undefined
}

async function storeFirstPassword({ database, passwords, now }: Required<Options>) {
	const made = readablePassword()
	const hash = await passwords.hash(made)
	// Of processes that start at once, one stores its password and shows it; the others show none.
	const { numInsertedOrUpdatedRows } = await database.query
		.insertInto('credentials')
		.values({ id: 1, password_hash: hash, updated_at: now() })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow()
	return numInsertedOrUpdatedRows ? made : undefined
}
