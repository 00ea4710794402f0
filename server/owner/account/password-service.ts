import type { Database } from '#db/connect.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import { firstOwnerId, type Person } from '#domain/owner/roles.ts'
import { findCredential, replacePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { isEasyPassword } from '#server/owner/credentials/password-strength.ts'
import type { Passwords } from '#server/owner/credentials/passwords.ts'
import type { SessionService } from '#server/owner/session/session-service.ts'

type Options = {
	database: Database
	passwords: Passwords
	session: SessionService
	/** The environment sets the first owner's password, so it is changed there. */
	isFixed: boolean
	now: () => number
}

export type PasswordService = ReturnType<typeof createPasswordService>

/** Changes a person's password. */
export function createPasswordService(options: Options) {
	const { database, passwords, session, isFixed, now } = options

	return {
		isFixed: (personId: string) => isFixed && personId === firstOwnerId,

		/** Asked before the current password is, so that a weak new one neither counts as a guess nor uses up a code. */
		async refuseUnfit(password: string, { id, name }: Person): Promise<void> {
			if (isFixed && id === firstOwnerId) throw new AppError('password-fixed')
			if (await isEasyPassword(password, name)) throw invalidField('password', 'passwordEasy')
		},

		/** Ends every session of the person, also that of somebody with a copy of the token, and returns the token of a new one. */
		async change(password: string, personId: string): Promise<string> {
			const { query } = database
			const before = await findCredential(query, personId)
			const hash = await passwords.hash(password)
			return await query.transaction().execute(async (transaction) => {
				// Switched off, signed out everywhere or given another password meanwhile.
				await replacePasswordHash(transaction, { personId, hash, now: now(), before })
				return await session.start(personId, transaction)
			})
		},
	}
}
