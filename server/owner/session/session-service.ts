import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database, Query } from '#db/connect.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { deviceOf } from '#domain/owner/device.ts'
import { firstOwnerId, type Person } from '#domain/owner/roles.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import { foldName } from '#domain/owner/sign-in-name.ts'
import type { Login, Proof } from '#domain/owner/sign-in-schemas.ts'
import { dayMs, hourMs, minuteMs } from '#domain/time/dates.ts'
import type { Caller } from '#server/http/require-owner.ts'
import {
	guessOf,
	type OwnerCheck,
	refuseClaim,
	type Verdict,
} from '#server/owner/credentials/owner-check.ts'
import { findCredential, holdCredential } from '#server/owner/credentials/owner-credentials.ts'
import { findIdByName, markSeen } from '#server/owner/people/people-repository.ts'
import * as sessions from './sessions-repository.ts'

const longestIdle = 12 * hourMs
const longestLife = 7 * dayMs
const tokenBytes = 32
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

type Options = {
	database: Database
	checkOwner: OwnerCheck
	ownerName: string
	now: () => number
}

/** Its code says the same as a missing token's; the words must not. */
const wrongPassword = 'The name or the password is wrong'

const refusals: Record<Exclude<Verdict, 'good' | 'wrong-password'>, ErrorCode> = {
	'code-missing': 'second-factor-required',
	'wrong-code': 'second-factor-wrong',
}

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService({ database, checkOwner, ownerName, now }: Options) {
	const { query } = database
	const expiry = () => ({ now: now(), unusedSince: now() - longestIdle })

	/** Returns a new token. */
	async function start(personId: string, inside: Query = query): Promise<string> {
		const token = randomBytes(tokenBytes).toString('base64url')
		const time = now()
		await markSeen(inside, personId, time)
		await sessions.insertSession(inside, token, {
			person_id: personId,
			created_at: time,
			last_used_at: time,
			expires_at: time + longestLife,
		})
		return token
	}

	/** The person, with their current name and role; undefined if the session expired or was revoked. */
	async function whoIs(token: unknown): Promise<Person | undefined> {
		if (typeof token !== 'string' || !tokenPattern.test(token)) return undefined
		const session = await sessions.findSession(query, token)
		const time = now()
		if (!session || session.expires_at <= time || session.last_used_at + longestIdle <= time)
			return undefined
		// Each use prolongs the session; it is written at most once a minute. On a full disk one can still read.
		if (session.last_used_at + minuteMs <= time)
			await sessions.touchSession(query, token, time).catch(() => {})
		return { id: session.id, name: session.name || ownerName, role: session.role }
	}

	return {
		start,
		whoIs,

		/** Returns a new token. A wrong name takes as long to refuse as a wrong password. */
		async signIn({ name, ...claim }: Login, address: string): Promise<string> {
			const isFirst = isSameName(name, ownerName) || isSameName(name, signInName)
			const personId = isFirst ? firstOwnerId : await findIdByName(query, name)
			const guess = { kind: 'sign-in', account: foldName(name), address } as const
			const before = await findCredential(query, personId ?? '')
			const verdict = await checkOwner({ personId, ...claim }, guess)
			const refusal = () => new AppError('unauthenticated', { members: { title: wrongPassword } })
			if (verdict === 'wrong-password' || !personId || !before) throw refusal()
			if (verdict !== 'good') throw new AppError(refusals[verdict])
			return await query.transaction().execute(async (transaction) => {
				// Switched off, signed out everywhere or given another password during the check.
				if (!(await holdCredential(transaction, personId, before))) throw refusal()
				return await start(personId, transaction)
			})
		},

		/** For calls that ask again. Wrong ones are delayed like guesses at signing in. */
		async prove(proof: Proof, caller: Caller, passwordField: string) {
			const claim = { ...proof, personId: caller.person.id }
			const verdict = await checkOwner(claim, guessOf(caller))
			if (verdict !== 'good') throw refuseClaim(verdict, passwordField)
		},

		/** After signing in: which browser the token is in. */
		async nameDevice(token: string, userAgent: string | undefined) {
			const device = deviceOf(userAgent)
			if (device) await sessions.nameDevice(query, token, device)
		},

		signOut: (token: string) => sessions.deleteSession(query, token),
		signOutOthers: (token: string, personId: string) =>
			query
				.transaction()
				.execute((transaction) => sessions.deleteOtherSessions(transaction, token, personId)),
		list: (token: string) => sessions.findSessions(query, token, expiry()),
		forgetOld: () => sessions.deleteOldSessions(query, expiry()),
	}
}

function isSameName(given: string, expected: string): boolean {
	const digest = (name: string) => createHash('sha256').update(foldName(name)).digest()
	return timingSafeEqual(digest(given), digest(expected))
}
