import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#db/connect.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import type { Login } from '#domain/owner/session.ts'
import { signInName } from '#domain/owner/sign-in-name.ts'
import type { OwnerCheck, Verdict } from '#server/owner/credentials/owner-check.ts'
import { createSessionsRepository, endOtherSessions } from './sessions-repository.ts'

const minute = 60 * 1000
const longestIdle = 12 * 60 * minute
const longestLife = 7 * 24 * 60 * minute
const tokenBytes = 32
const tokenForm = /^[A-Za-z0-9_-]{43}$/

type Options = {
	database: Database
	checkOwner: OwnerCheck
	ownerName: string
	now: () => number
}

const refusals: Record<Exclude<Verdict, 'good'>, ErrorCode> = {
	'wrong-password': 'unauthenticated',
	'code-missing': 'second-factor-required',
	'wrong-code': 'second-factor-wrong',
}

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService({ database, checkOwner, ownerName, now }: Options) {
	const sessions = createSessionsRepository(database)
	const limits = () => ({ expiredAt: now(), unusedSince: now() - longestIdle })

	/** A new token. Within a transaction, if that is given. */
	async function start(query = database.query): Promise<string> {
		const token = randomBytes(tokenBytes).toString('base64url')
		const time = now()
		await createSessionsRepository({ query }).insert(token, {
			created_at: time,
			last_used_at: time,
			expires_at: time + longestLife,
		})
		return token
	}

	return {
		start,

		/** A new token, or why not. A wrong name costs as much time as a wrong password. */
		async signIn({ name, ...claim }: Login, address: string): Promise<string> {
			const isRightName = isSameText(name, ownerName) || isSameText(name, signInName)
			const verdict = await checkOwner({ isRightName, ...claim }, address)
			if (verdict !== 'good') throw new AppError(refusals[verdict])
			return await start()
		},

		/** Whether the token is the owner's, not expired and not revoked. */
		async isSignedIn(token: unknown): Promise<boolean> {
			if (typeof token !== 'string' || !tokenForm.test(token)) return false
			const session = await sessions.find(token)
			const time = now()
			if (!session || session.expires_at <= time || session.last_used_at + longestIdle <= time)
				return false
			// Each use prolongs the session, but not each use is worth a write.
			if (session.last_used_at + minute <= time) await sessions.touch(token, time)
			return true
		},

		async signOut(token: string) {
			await sessions.remove(token)
		},

		/** Where the owner is signed in; `token` is of who asks. */
		list: (token: string) => sessions.list(token, limits()),

		endOthers: (token: string) => endOtherSessions(database.query, token),

		async forgetOld() {
			await sessions.removeOld(limits())
		},
	}
}

function isSameText(given: string, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest()
	return timingSafeEqual(digest(given), digest(expected))
}
