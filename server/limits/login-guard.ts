import { type Database, holdNamedLock, type Query } from '#db/connect.ts'
import type { LoginFailuresTable } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { visitorCode } from './visitor-code.ts'

const guessesBeforeDelay = 5
const second = 1000
const hour = 60 * 60 * second

type Rule = { firstDelay: number; longestDelay: number; forgetAfter: number }

const perAddress: Rule = { firstDelay: 60 * second, longestDelay: hour, forgetAfter: 24 * hour }
// Shorter, because it also delays an owner at a new address while somebody guesses from many addresses.
const everyone: Rule = { firstDelay: 5 * second, longestDelay: 60 * second, forgetAfter: hour }

/** Between the clocks of processes that share a database. */
const clockDifference = 60 * second

const familiarFor = 30 * 24 * hour

type Options = { database: Database; secret: SiteSecret; now: () => number }
export type LoginGuard = ReturnType<typeof createLoginGuard>

/** Growing delays between password guesses, kept in the database for all processes and across restarts. */
export function createLoginGuard({ database: { query }, secret, now }: Options) {
	/** At an address where the owner signed in before, guesses from elsewhere cause no delay: nobody can lock the owner out. */
	async function scopesOf(address: string): Promise<Record<string, Rule>> {
		const code = await visitorCode(secret, 'login', address)
		const familiar = await query
			.selectFrom('login_failures')
			.select('scope')
			.where('scope', '=', `familiar:${code}`)
			.where('updated_at', '>', now() - familiarFor)
			.executeTakeFirst()
		return { [`address:${code}`]: perAddress, ...(!familiar && { everyone }) }
	}

	async function readUnlessBlocked(from: Query, scopes: Record<string, Rule>) {
		const rows = await from
			.selectFrom('login_failures')
			.selectAll()
			.where('scope', 'in', Object.keys(scopes))
			// From a clock that ran ahead: the owner must not wait until then.
			.where('updated_at', '<=', now() + clockDifference)
			.execute()
		const longest = (scope: string) => now() + (scopes[scope]?.longestDelay ?? 0)
		const until = Math.max(0, ...rows.map((row) => Math.min(row.blocked_until, longest(row.scope))))
		if (until > now())
			throw new AppError('too-many-requests', { retryAfterSeconds: (until - now()) / second })
		return rows
	}

	/** The delay ends only if this guess began it, and no other was counted since. */
	async function takeBack(scope: string, counted: number) {
		await query
			.updateTable('login_failures')
			.set(({ eb, case: choose, ref }) => ({
				failures: eb('failures', '-', 1),
				blocked_until: choose()
					.when('failures', '=', counted)
					.then(0)
					.else(ref('blocked_until'))
					.end(),
			}))
			.where('scope', '=', scope)
			.where('failures', '>', 0)
			.execute()
	}

	async function store(from: Query, row: LoginFailuresTable) {
		await from
			.insertInto('login_failures')
			.values(row)
			.onConflict((conflict) => conflict.column('scope').doUpdateSet(row))
			.execute()
	}

	return {
		/**
		 * Called before the password is checked: throws during a delay, else counts the guess as wrong. Counting afterwards
		 * would let any number of concurrent guesses through. Returns how to take this one back, which forgives no other.
		 */
		async countGuess(address: string): Promise<() => Promise<void>> {
			const scopes = await scopesOf(address)
			await readUnlessBlocked(query, scopes)
			const counted = await query.transaction().execute(async (transaction) => {
				await holdNamedLock(transaction, 'login')
				const known = await readUnlessBlocked(transaction, scopes)
				const rows = Object.entries(scopes).map(([scope, rule]) =>
					oneMoreFailure(
						scope,
						rule,
						known.find((row) => row.scope === scope),
						now(),
					),
				)
				for (const row of rows) await store(transaction, row)
				return rows
			})
			return async () => {
				for (const { scope, failures } of counted) await takeBack(scope, failures)
			}
		},

		/** Called when the guess was right. */
		async forgive(address: string) {
			const code = await visitorCode(secret, 'login', address)
			await query.transaction().execute(async (transaction) => {
				await transaction
					.deleteFrom('login_failures')
					.where('scope', 'in', [`address:${code}`, 'everyone'])
					.execute()
				const scope = `familiar:${code}`
				await store(transaction, { scope, failures: 0, blocked_until: 0, updated_at: now() })
			})
		},

		async forgetOld() {
			const olderThan = (age: number) =>
				query.deleteFrom('login_failures').where('updated_at', '<', now() - age)
			await olderThan(perAddress.forgetAfter).where('scope', 'not like', 'familiar:%').execute()
			await olderThan(familiarFor).execute()
		},
	}
}

function oneMoreFailure(
	scope: string,
	{ firstDelay, longestDelay, forgetAfter }: Rule,
	known: LoginFailuresTable | undefined,
	now: number,
): LoginFailuresTable {
	const failures = (known && known.updated_at > now - forgetAfter ? known.failures : 0) + 1
	const doublings = failures - guessesBeforeDelay
	const delay =
		doublings < 0 ? 0 : Math.min(firstDelay * 2 ** Math.min(doublings, 30), longestDelay)
	return { scope, failures, blocked_until: now + delay, updated_at: now }
}
