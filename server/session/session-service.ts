import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { Login } from '#domain/session.ts'
import type { SiteSecret } from '#server/site-secret.ts'
import { createLoginGuard } from './login-guard.ts'
import { readPasswordHash } from './owner-credentials.ts'
import type { Passwords } from './passwords.ts'
import { createSessionsRepository } from './sessions-repository.ts'

const minute = 60 * 1000
const longestIdle = 12 * 60 * minute
const longestLife = 7 * 24 * 60 * minute
const tokenBytes = 32
const tokenForm = /^[A-Za-z0-9_-]{43}$/

type Options = {
	database: Database
	secret: SiteSecret
	passwords: Passwords
	ownerName: string
	now: () => number
}

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService(options: Options) {
	const { database, passwords, ownerName, now } = options
	const guard = createLoginGuard(options)
	const sessions = createSessionsRepository(database)

	return {
		/** A new token, or `unauthenticated`, or `too-many-requests`. A wrong name costs as much time as a wrong password. */
		async signIn({ name, password }: Login, address: string): Promise<string> {
			await guard.countGuess(address)
			const isRightPassword = await passwords.verify(await readPasswordHash(database), password)
			if (!isSameText(name, ownerName) || !isRightPassword) throw new AppError('unauthenticated')
			await guard.forgive(address)
			const token = randomBytes(tokenBytes).toString('base64url')
			const time = now()
			await sessions.insert(token, {
				created_at: time,
				last_used_at: time,
				expires_at: time + longestLife,
			})
			return token
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

		async forgetOld() {
			await sessions.removeOld({ expiredAt: now(), unusedSince: now() - longestIdle })
			await guard.forgetOld()
		},
	}
}

function isSameText(given: string, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest()
	return timingSafeEqual(digest(given), digest(expected))
}
