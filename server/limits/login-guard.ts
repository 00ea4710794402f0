import { type Database, holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import type { LoginFailuresTable } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import { dayMs, hourMs, minuteMs } from '#domain/time/dates.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { keyedCode, networkOf } from './visitor-code.ts'

const second = 1000

type Rule = { free: number; firstDelay: number; longestDelay: number; forgetAfter: number }

/** Guesses at one account from one address. A right one forgives these and no others. */
const perPair = { free: 5, firstDelay: minuteMs, longestDelay: hourMs, forgetAfter: dayMs }
/** Short delays, because they also hold up people who know their password; and never forgiven, or each of their sign-ins would allow more guesses. */
const short = { firstDelay: 5 * second, longestDelay: minuteMs, forgetAfter: hourMs }
/** Guesses at one account from all addresses where it never signed in. */
const fromElsewhere: Rule = { free: 5, ...short }
/** Guesses at one account from the addresses where it did: its own slips, and those of colleagues beside it. */
const fromFamiliar: Rule = { free: 20, ...short }
/** Sign-ins from one address, whatever the account. */
const perAddress: Rule = { free: 30, ...short }

/** Between the clocks of processes that share a database. */
const clockDifference = minuteMs

const familiarFor = 30 * dayMs

/**
 * `account`: for a sign-in the name as typed, folded, whether or not somebody has it, so that delays do not reveal which
 * names exist. Somebody who is signed in proves their own password again; that is counted by person and apart, so that
 * guesses at the sign-in cannot keep them from changing it.
 */
export type Guess = { kind: 'sign-in' | 'signed-in'; account: string; address: string }

type Options = { database: Database; secret: SiteSecret; now: () => number }
export type LoginGuard = ReturnType<typeof createLoginGuard>

/** Growing delays between password guesses, kept in the database for all processes and across restarts. */
export function createLoginGuard({ database: { query }, secret, now }: Options) {
	/**
	 * At an address where the account signed in before, guesses from elsewhere cause no delay: only somebody on its own
	 * network can. Keyed codes, because people also type passwords into the name's field.
	 */
	async function scopesOf({ kind, account, address }: Guess) {
		const network = networkOf(address)
		const code = (...parts: string[]) => keyedCode(secret, JSON.stringify([kind, ...parts]))
		const atAccount = await code('account', account)
		const atPair = await code('pair', account, network)
		const familiar = `familiar:${atPair}`
		const isFamiliar = await query
			.selectFrom('login_failures')
			.select('scope')
			.where('scope', '=', familiar)
			.where('updated_at', '>', now() - familiarFor)
			.executeTakeFirst()
		const rules: Record<string, Rule> = {
			[`pair:${atPair}`]: perPair,
			...(isFamiliar
				? { [`near:${atAccount}`]: fromFamiliar }
				: { [`far:${atAccount}`]: fromElsewhere }),
			// Somebody who is signed in can guess at one account only.
			...(kind === 'sign-in' && { [`network:${await code('network', network)}`]: perAddress }),
		}
		return { pair: `pair:${atPair}`, familiar, rules }
	}

	async function readUnlessBlocked(from: Query, rules: Record<string, Rule>) {
		const rows = await from
			.selectFrom('login_failures')
			.selectAll()
			.where('scope', 'in', Object.keys(rules))
			// From a clock that ran ahead: the owner must not wait until then.
			.where('updated_at', '<=', now() + clockDifference)
			.execute()
		const longest = (scope: string) => now() + (rules[scope]?.longestDelay ?? 0)
		const until = Math.max(0, ...rows.map((row) => Math.min(row.blocked_until, longest(row.scope))))
		if (until > now())
			throw new AppError('too-many-requests', { retryAfterSeconds: (until - now()) / second })
		return rows
	}

	/**
	 * The delay ends if this guess began it and no other was counted since, or if the others are all free: concurrent guesses
	 * are taken back in any order.
	 */
	async function takeBackFrom(from: Query, { scope, failures }: LoginFailuresTable, free: number) {
		await from
			.updateTable('login_failures')
			.set(({ eb, case: choose, ref }) => ({
				failures: eb('failures', '-', 1),
				blocked_until: choose()
					.when(eb.or([eb('failures', '=', failures), eb('failures', '<=', free)]))
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

	const storePlace = (from: Query, familiar: string) =>
		store(from, { scope: familiar, failures: 0, blocked_until: 0, updated_at: now() })

	return {
		/**
		 * Called before the password is checked: throws during a delay, else counts the guess as wrong. Counting afterwards
		 * would let any number of concurrent guesses through.
		 */
		async countGuess(guess: Guess) {
			const { pair, familiar, rules } = await scopesOf(guess)
			await readUnlessBlocked(query, rules)
			const counted = await query.transaction().execute(async (transaction) => {
				await holdNamedLock(transaction, 'login')
				const known = await readUnlessBlocked(transaction, rules)
				const rows = Object.entries(rules).map(([scope, rule]) =>
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

			async function takeBack(transaction: Transaction) {
				// A guess that is being counted would store what it read before.
				await holdNamedLock(transaction, 'login')
				for (const row of counted) await takeBackFrom(transaction, row, rules[row.scope]?.free ?? 0)
			}
			return {
				/** It was no guess after all. Forgives no other. */
				takeBack: () => query.transaction().execute(takeBack),

				/** It was right, which forgives earlier ones at this account from this address. */
				async wasRight() {
					await query.transaction().execute(async (transaction) => {
						await takeBack(transaction)
						await transaction.deleteFrom('login_failures').where('scope', '=', pair).execute()
						await storePlace(transaction, familiar)
					})
				},
			}
		},

		/** As if a guess from there had been right: whoever signed in somewhere proves their password there too. */
		async makeFamiliar(guess: Guess) {
			const { familiar } = await scopesOf(guess)
			await storePlace(query, familiar)
		},

		async forgetOld() {
			const olderThan = (age: number) =>
				query.deleteFrom('login_failures').where('updated_at', '<', now() - age)
			await olderThan(perPair.forgetAfter).where('scope', 'not like', 'familiar:%').execute()
			await olderThan(familiarFor).execute()
		},
	}
}

function oneMoreFailure(
	scope: string,
	{ free, firstDelay, longestDelay, forgetAfter }: Rule,
	known: LoginFailuresTable | undefined,
	now: number,
): LoginFailuresTable {
	const failures = (known && known.updated_at > now - forgetAfter ? known.failures : 0) + 1
	const doublings = failures - free
	const delay =
		doublings < 0 ? 0 : Math.min(firstDelay * 2 ** Math.min(doublings, 30), longestDelay)
	// Not `now`: by the clock of another process, that may be to come.
	return { scope, failures, blocked_until: delay && now + delay, updated_at: now }
}
