import type { Database } from '#db/connect.ts'
import { holdNamedLock } from '#db/named-lock.ts'
import type { LoginFailuresTable } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import type { SiteSecret } from './site-secret.ts'
import { visitorCode } from './visitor-code.ts'

const guessesBeforeDelay = 5
const second = 1000
const hour = 60 * 60 * second

type Rule = { firstDelay: number; longestDelay: number; forgetAfter: number }

const perAddress: Rule = { firstDelay: 60 * second, longestDelay: hour, forgetAfter: 24 * hour }
// Shorter: from a new address it holds up the owner too, while somebody guesses from many.
const everyone: Rule = { firstDelay: 5 * second, longestDelay: 60 * second, forgetAfter: hour }

const familiarFor = 30 * 24 * hour

type Options = { database: Database; secret: SiteSecret; now: () => number }
export type LoginGuard = ReturnType<typeof createLoginGuard>

/** Growing delays between guesses, kept in the database: neither a restart nor another process gives new ones. */
export function createLoginGuard({ database: { query }, secret, now }: Options) {
	/** Where the owner signed in before, guesses from elsewhere hold nobody up: else anybody could lock the owner out. */
	async function scopesOf(address: string): Promise<[string, Rule][]> {
		const code = await visitorCode(secret, 'login', address)
		const familiar = await query
			.selectFrom('login_failures')
			.select('scope')
			.where('scope', '=', `familiar:${code}`)
			.where('updated_at', '>', now() - familiarFor)
			.executeTakeFirst()
		const own: [string, Rule] = [`address:${code}`, perAddress]
		return familiar ? [own] : [own, ['everyone', everyone]]
	}

	function refuseIfBlocked(rows: LoginFailuresTable[]) {
		const until = Math.max(0, ...rows.map((row) => row.blocked_until))
		if (until > now())
			throw new AppError('too-many-requests', { retryAfterSeconds: (until - now()) / second })
	}

	const read = (from: Database['query'], scopes: [string, Rule][]) =>
		from
			.selectFrom('login_failures')
			.selectAll()
			.where(
				'scope',
				'in',
				scopes.map(([scope]) => scope),
			)
			.execute()

	return {
		/**
		 * Before the password is looked at: throws while a delay runs, else counts the guess as wrong. Counting afterwards
		 * would let a thousand guesses that come at the same moment through.
		 */
		async countGuess(address: string) {
			const scopes = await scopesOf(address)
			refuseIfBlocked(await read(query, scopes))
			await query.transaction().execute(async (transaction) => {
				await holdNamedLock(transaction, 'login')
				const rows = await read(transaction, scopes)
				refuseIfBlocked(rows)
				for (const [scope, rule] of scopes) {
					const row = oneMore(scope, rule, now(), rows)
					await transaction
						.insertInto('login_failures')
						.values(row)
						.onConflict((conflict) => conflict.column('scope').doUpdateSet(row))
						.execute()
				}
			})
		},

		/** The guess was right. */
		async forgive(address: string) {
			const code = await visitorCode(secret, 'login', address)
			const row = { scope: `familiar:${code}`, failures: 0, blocked_until: 0, updated_at: now() }
			await query.transaction().execute(async (transaction) => {
				await transaction
					.deleteFrom('login_failures')
					.where('scope', 'in', [`address:${code}`, 'everyone'])
					.execute()
				await transaction
					.insertInto('login_failures')
					.values(row)
					.onConflict((conflict) => conflict.column('scope').doUpdateSet(row))
					.execute()
			})
		},

		async forgetOld() {
			const old = (age: number) =>
				query.deleteFrom('login_failures').where('updated_at', '<', now() - age)
			await old(perAddress.forgetAfter).where('scope', 'not like', 'familiar:%').execute()
			await old(familiarFor).execute()
		},
	}
}

function oneMore(
	scope: string,
	{ firstDelay, longestDelay, forgetAfter }: Rule,
	now: number,
	rows: LoginFailuresTable[],
): LoginFailuresTable {
	const known = rows.find((row) => row.scope === scope)
	const failures = (known && known.updated_at > now - forgetAfter ? known.failures : 0) + 1
	const doublings = failures - guessesBeforeDelay
	const delay =
		doublings < 0 ? 0 : Math.min(firstDelay * 2 ** Math.min(doublings, 30), longestDelay)
	return { scope, failures, blocked_until: now + delay, updated_at: now }
}
