import type { Database } from '#db/connect.ts'
import { stepAt } from '#domain/owner/sign-in.ts'
import type { Passwords } from './passwords.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'
import { findTwoFactor, isConfirmed, spendStep } from './two-factor-repository.ts'

type Options = { database: Database; recoveryHashes: Passwords; now: () => number }
export type SecondFactor = ReturnType<typeof createSecondFactor>

/** The codes of a person's authenticator app and the recovery codes. */
export function createSecondFactor({ database, recoveryHashes, now }: Options) {
	return {
		async isOn(personId: string): Promise<boolean> {
			return isConfirmed(await findTwoFactor(database.query, personId))
		},

		/** Whether the code is valid; each is valid once. */
		async spend(personId: string, code: string): Promise<boolean> {
			const typed = withoutGaps(code)
			if (!/^\d{6}$/.test(typed))
				return await spendRecoveryCode(database, recoveryHashes, personId, typed)
			const row = await findTwoFactor(database.query, personId)
			if (!isConfirmed(row)) return false
			// A code of the future was used while the clock ran ahead: no other would be accepted until then.
			const isOfFuture = row.last_step > stepAt(now()) + 1
			const when = { now: now(), after: isOfFuture ? 0 : row.last_step }
			const step = stepOf(typed, Buffer.from(row.secret, 'hex'), when)
			return step !== undefined && (await spendStep(database.query, row, step))
		},
	}
}

/** Apps show codes as '123 456'. */
export function withoutGaps(code: string): string {
	return code.replace(/[\s-]/g, '')
}
