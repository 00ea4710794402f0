import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database, Query } from '#db/connect.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { deviceOf } from '#domain/owner/device.ts'
import type { Login } from '#domain/owner/session.ts'
import { signInName } from '#domain/owner/sign-in.ts'
import type { OwnerCheck, Verdict } from '#server/owner/credentials/owner-check.ts'
import * as sessions from './sessions-repository.ts'

const minute = 60 * 1000
const longestIdle = 12 * 60 * minute
const longestLife = 7 * 24 * 60 * minute
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
	async function start(inside: Query = query): Promise<string> {
		const token = randomBytes(tokenBytes).toString('base64url')
		const time = now()
		await sessions.insertSession(inside, token, {
			created_at: time,
			last_used_at: time,
			expires_at: time + longestLife,
		})
		return token
	}

	return {
		start,

		/** Returns a new token. A wrong name takes as long to refuse as a wrong password. */
		async signIn({ name, ...claim }: Login, address: string): Promise<string> {
			const isRightName = isSameText(name, ownerName) || isSameText(name, signInName)
			const verdict = await checkOwner({ isRightName, ...claim }, address)
			if (verdict === 'wrong-password')
				throw new AppError('unauthenticated', { members: { title: wrongPassword } })
			if (verdict !== 'good') throw new AppError(refusals[verdict])
			return await start()
		},

		/** Whether the token is valid: neither expired nor revoked. */
		async isSignedIn(token: unknown): Promise<boolean> {
			if (typeof token !== 'string' || !tokenPattern.test(token)) return false
			const session = await sessions.findSession(query, token)
			const time = now()
			if (!session || session.expires_at <= time || session.last_used_at + longestIdle <= time)
				return false
			// Each use prolongs the session; it is written at most once a minute. On a full disk the owner can still read.
			if (session.last_used_at + minute <= time)
				await sessions.touchSession(query, token, time).catch(() => {})
			return true
		},

		/** After signing in: which browser the token is in. */
		async nameDevice(token: string, userAgent: string | undefined) {
			const device = deviceOf(userAgent)
			if (device) await sessions.nameDevice(query, token, device)
		},

		signOut: (token: string) => sessions.deleteSession(query, token),
		signOutOthers: (token: string) => sessions.deleteOtherSessions(query, token),
		list: (token: string) => sessions.findSessions(query, token, expiry()),
		forgetOld: () => sessions.deleteOldSessions(query, expiry()),
	}
}

function isSameText(given: string, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest()
	return timingSafeEqual(digest(given), digest(expected))
}
