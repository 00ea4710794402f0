import type { Database } from '#db/connect.ts'
import { AppError, type FieldError } from '#domain/errors.ts'
import type { Caller } from '#server/http/require-owner.ts'
import type { Guess, LoginGuard } from '#server/limits/login-guard.ts'
import { isPersonOn } from '#server/owner/people/people-repository.ts'
import { readPasswordHash } from './owner-credentials.ts'
import type { Passwords } from './passwords.ts'
import type { SecondFactor } from './second-factor.ts'

type Options = {
	database: Database
	guard: LoginGuard
	passwords: Passwords
	secondFactor: SecondFactor
}
/** `personId` undefined: nobody has that name, which takes as long to refuse as a wrong password. */
type Claim = { personId: string | undefined; password: string; code?: string | undefined }

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

/** How a claim of somebody who is signed in is counted. */
export function guessOf({ person, address }: Caller): Guess {
	return { kind: 'signed-in', account: person.id, address }
}

export type OwnerCheck = ReturnType<typeof createOwnerCheck>

/** Checks password and code, at sign-in and before the password or two-factor is changed. Throws during a delay. */
export function createOwnerCheck({ database, guard, passwords, secondFactor }: Options) {
	async function check({ personId, password, code }: Claim): Promise<Verdict> {
		const isOn = personId !== undefined && (await isPersonOn(database.query, personId))
		const stored = isOn ? await readPasswordHash(database, personId) : undefined
		const isRight = await passwords.verify(stored, password)
		if (!isRight || personId === undefined) return 'wrong-password'
		if (await secondFactor.isOn(personId)) {
			if (!code?.trim()) return 'code-missing'
			if (!(await secondFactor.spend(personId, code))) return 'wrong-code'
		}
		// The password may have changed during the hashing; the old one must not sign in afterwards.
		return stored === (await readPasswordHash(database, personId)) ? 'good' : 'wrong-password'
	}

	return async (claim: Claim, guess: Guess): Promise<Verdict> => {
		const counted = await guard.countGuess(guess)
		try {
			const verdict = await check(claim)
			if (verdict === 'good') {
				await counted.wasRight()
				if (guess.kind === 'sign-in')
					await guard.makeFamiliar({ ...guess, kind: 'signed-in', account: claim.personId ?? '' })
			}
			// No guess: the person's browser asks for the code only now. Earlier ones stay counted. A wrong code stays counted
			// too: otherwise somebody with the password could guess codes without limit.
			if (verdict === 'code-missing') await counted.takeBack()
			return verdict
		} catch (error) {
			// Never checked, for instance because the queue of hashes is full: five of these must not lock a right password out.
			await counted.takeBack().catch(() => {})
			throw error
		}
	}
}
