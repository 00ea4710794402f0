import type { Database } from '#db/connect.ts'
import type { LoginGuard } from '#server/limits/login-guard.ts'
import { readPasswordHash } from './owner-credentials.ts'
import type { Passwords } from './passwords.ts'
import type { SecondFactor } from './second-factor.ts'

type Options = {
	database: Database
	guard: LoginGuard
	passwords: Passwords
	secondFactor: SecondFactor
}
type Claim = { isRightName?: boolean; password: string; code?: string | undefined }

export type Verdict = 'good' | 'wrong-password' | 'code-missing' | 'wrong-code'
export type OwnerCheck = ReturnType<typeof createOwnerCheck>

/** Checks password and code, at sign-in and before the password or two-factor is changed. Throws during a delay. */
export function createOwnerCheck({ database, guard, passwords, secondFactor }: Options) {
	return async (
		{ isRightName = true, password, code }: Claim,
		address: string,
	): Promise<Verdict> => {
		await guard.countGuess(address)
		const stored = await readPasswordHash(database)
		const isRight = await passwords.verify(stored, password)
		if (!isRight || !isRightName) return 'wrong-password'
		if (await secondFactor.isOn()) {
			// Stays counted: otherwise somebody with the password could guess codes without limit.
			if (!code?.trim()) return 'code-missing'
			if (!(await secondFactor.spend(code))) return 'wrong-code'
		}
		await guard.forgive(address)
		// The password may have changed during the hashing; the old one must not sign in afterwards.
		return stored === (await readPasswordHash(database)) ? 'good' : 'wrong-password'
	}
}
