import type { Database } from '#db/connect.ts'
import { AppError, type FieldError } from '#domain/errors.ts'
import type { ChangePassword } from '#domain/owner/session.ts'
import type { OwnerCheck, Verdict } from '#server/owner/credentials/owner-check.ts'
import { replacePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { isEasyPassword } from '#server/owner/credentials/password-strength.ts'
import type { Passwords } from '#server/owner/credentials/passwords.ts'
import type { SessionService } from '#server/owner/session/session-service.ts'

type Options = {
	database: Database
	passwords: Passwords
	checkOwner: OwnerCheck
	session: SessionService
	/** Set by the environment, which is then the place to change it. */
	isFixed: boolean
	now: () => number
}

const refusals: Record<Exclude<Verdict, 'good'>, FieldError> = {
	'wrong-password': { field: 'current', code: 'passwordInvalid' },
	'code-missing': { field: 'code', code: 'codeRequired' },
	'wrong-code': { field: 'code', code: 'codeInvalid' },
}

export type PasswordService = ReturnType<typeof createPasswordService>

/** The owner's own change of the password. Whoever calls this has a token of the owner's. */
export function createPasswordService(options: Options) {
	const { database, passwords, checkOwner, session, isFixed, now } = options

	return {
		isFixed,

		/**
		 * Ends every session and returns a token for a new one: whoever has a copy of the present token is signed out too.
		 */
		async change({ current, password, code }: ChangePassword, address: string): Promise<string> {
			if (isFixed) throw new AppError('password-fixed')
			// Before the current one is asked about: a weak choice costs no guess.
			if (await isEasyPassword(password)) throw refusal({ field: 'password', code: 'passwordEasy' })
			const verdict = await checkOwner({ password: current, code }, address)
			if (verdict !== 'good') throw refusal(refusals[verdict])
			const hash = await passwords.hash(password)
			return await database.query.transaction().execute(async (transaction) => {
				await replacePasswordHash(transaction, hash, now())
				return await session.start(transaction)
			})
		},
	}
}

/** The token is good, so this is no 401: a field is wrong. */
function refusal(error: FieldError) {
	return new AppError('invalid-input', { errors: [error] })
}
