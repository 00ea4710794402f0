import type { Database } from '#db/connect.ts'
import { AppError, type FieldError } from '#domain/errors.ts'
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
/** A wrong field, not a 401: the token is valid. `passwordField`: its name in the form. */
export function refuseClaim(verdict: Exclude<Verdict, 'good'>, passwordField = 'password') {
	const errors: Record<typeof verdict, FieldError> = {
		'wrong-password': { field: passwordField, code: 'passwordInvalid' },
		'code-missing': { field: 'code', code: 'codeRequired' },
		'wrong-code': { field: 'code', code: 'codeInvalid' },
	}
	return new AppError('invalid-input', { errors: [errors[verdict]] })
}

export type OwnerCheck = ReturnType<typeof createOwnerCheck>

/** Checks password and code, at sign-in and before the password or two-factor is changed. Throws during a delay. */
export function createOwnerCheck({ database, guard, passwords, secondFactor }: Options) {
	return async (
		{ isRightName = true, password, code }: Claim,
		address: string,
	): Promise<Verdict> => {
		const takeBack = await guard.countGuess(address)
		const stored = await readPasswordHash(database)
		const isRight = await passwords.verify(stored, password)
		if (!isRight || !isRightName) return 'wrong-password'
		if (await secondFactor.isOn()) {
			// No guess: the owner's browser asks for the code only now. Earlier ones stay counted.
			if (!code?.trim()) {
				await takeBack()
				return 'code-missing'
			}
			// A wrong code stays counted: otherwise somebody with the password could guess codes without limit.
			if (!(await secondFactor.spend(code))) return 'wrong-code'
		}
		await guard.forgive(address)
		// The password may have changed during the hashing; the old one must not sign in afterwards.
		return stored === (await readPasswordHash(database)) ? 'good' : 'wrong-password'
	}
}
