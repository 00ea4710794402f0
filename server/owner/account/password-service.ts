import type { Database } from '#db/connect.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import { firstOwnerId } from '#domain/owner/roles.ts'
import type { PasswordChange } from '#domain/owner/sign-in-schemas.ts'
import type { Caller } from '#server/http/require-owner.ts'
import { guessOf, type OwnerCheck, refuseClaim } from '#server/owner/credentials/owner-check.ts'
import { findCredential, replacePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { isEasyPassword } from '#server/owner/credentials/password-strength.ts'
import type { Passwords } from '#server/owner/credentials/passwords.ts'
import type { SessionService } from '#server/owner/session/session-service.ts'

type Options = {
	database: Database
	passwords: Passwords
	checkOwner: OwnerCheck
	session: SessionService
	/** The environment sets the first owner's password, so it is changed there. */
	isFixed: boolean
	now: () => number
}

export type PasswordService = ReturnType<typeof createPasswordService>

/** Changes a person's password. Callers have checked the token. */
export function createPasswordService(options: Options) {
	const { database, passwords, checkOwner, session, isFixed, now } = options

	return {
		isFixed: (personId: string) => isFixed && personId === firstOwnerId,

		/** Ends every session of the person, also that of somebody with a copy of the token, and returns the token of a new one. */
		async change({ current, password, code }: PasswordChange, caller: Caller): Promise<string> {
			const { person } = caller
			if (isFixed && person.id === firstOwnerId) throw new AppError('password-fixed')
			// Checked first, so that a weak new password does not count as a guess.
			if (await isEasyPassword(password, person.name))
				throw invalidField('password', 'passwordEasy')
			const { query } = database
			const before = await findCredential(query, person.id)
			const claim = { personId: person.id, password: current, code }
			const verdict = await checkOwner(claim, guessOf(caller))
			if (verdict !== 'good') throw refuseClaim(verdict, 'current')
			const hash = await passwords.hash(password)
			return await query.transaction().execute(async (transaction) => {
				// Switched off, signed out everywhere or given another password meanwhile.
				await replacePasswordHash(transaction, { personId: person.id, hash, now: now(), before })
				return await session.start(person.id, transaction)
			})
		},
	}
}
