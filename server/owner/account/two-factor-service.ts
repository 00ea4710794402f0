import { randomBytes } from 'node:crypto'
import type { Database } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { Enrolment } from '#domain/owner/responses.ts'
import type { Person } from '#domain/owner/roles.ts'
import { minuteMs } from '#domain/time/dates.ts'
import type { Caller } from '#server/http/require-owner.ts'
import type { LoginGuard } from '#server/limits/login-guard.ts'
import { guessOf, refuseClaim } from '#server/owner/credentials/owner-check.ts'
import type { Passwords } from '#server/owner/credentials/passwords.ts'
import {
	countRecoveryCodes,
	makeRecoveryCodes,
	replaceRecoveryCodes,
} from '#server/owner/credentials/recovery-codes.ts'
import { withoutGaps } from '#server/owner/credentials/second-factor.ts'
import { stepOf } from '#server/owner/credentials/totp.ts'
import {
	confirmKey,
	deleteTwoFactor,
	deleteUnconfirmed,
	findOwnersWithout,
	findTwoFactor,
	isConfirmed,
	storeNewKey,
} from '#server/owner/credentials/two-factor-repository.ts'
import { deleteOtherSessions } from '#server/owner/session/sessions-repository.ts'
import { describeEnrolment } from './enrolment.ts'

const keyBytes = 20
const timeToConfirmMs = 15 * minuteMs

type Options = {
	database: Database
	recoveryHashes: Passwords
	guard: LoginGuard
	/** How an authenticator app names this site. */
	issuer: string
	now: () => number
}

export type TwoFactorService = ReturnType<typeof createTwoFactorService>

/** Switches two-factor on and off. Callers have checked token and password, and the code while it is on. */
export function createTwoFactorService(options: Options) {
	const { database, recoveryHashes, guard, issuer, now } = options
	const { query } = database

	async function findWhen(isOn: boolean, personId: string) {
		const row = await findTwoFactor(query, personId)
		if (isConfirmed(row) !== isOn) throw new AppError('wrong-state')
		return row
	}

	return {
		async status(personId: string) {
			const isOn = isConfirmed(await findTwoFactor(query, personId))
			return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(query, personId) : 0 }
		},

		ownersWithout: () => findOwnersWithout(query),

		async refuseWhenOn(personId: string): Promise<void> {
			await findWhen(false, personId)
		},

		/** Generates a key. It takes effect when a first code shows that the owner's app has it. */
		async begin({ id, name }: Person): Promise<Enrolment> {
			const key = randomBytes(keyBytes)
			if (!(await storeNewKey(query, id, key, now()))) throw new AppError('wrong-state')
			return describeEnrolment(key, { issuer, account: name })
		},

		/**
		 * Switches two-factor on, ends the other sessions, and returns the recovery codes, which are shown this once. An open link
		 * for another password ends too: it would switch two-factor off.
		 */
		async confirm(code: string, caller: Caller): Promise<string[]> {
			const { person, token } = caller
			const row = await findWhen(false, person.id)
			if (!row || row.begun_at + timeToConfirmMs <= now()) throw new AppError('wrong-state')
			const counted = await guard.countGuess(guessOf(caller))
			const when = { now: now(), after: 0 }
			const step = stepOf(withoutGaps(code), Buffer.from(row.secret, 'hex'), when)
			if (step === undefined) throw refuseClaim('wrong-code')
			await counted.wasRight()
			const { codes, rows } = await makeRecoveryCodes(recoveryHashes, person.id)
			await query.transaction().execute(async (transaction) => {
				// First, in the order of `replacePasswordHash`.
				await deleteOtherSessions(transaction, token, person.id)
				if (!(await confirmKey(transaction, row, { step, now: now() })))
					throw new AppError('wrong-state')
				await replaceRecoveryCodes(transaction, person.id, rows)
			})
			return codes
		},

		async switchOff({ person, token }: Caller) {
			await findWhen(true, person.id)
			await query.transaction().execute(async (transaction) => {
				await deleteOtherSessions(transaction, token, person.id)
				await deleteTwoFactor(transaction, person.id)
			})
		},

		/** Replaces all recovery codes. */
		async renewRecoveryCodes(personId: string): Promise<string[]> {
			await findWhen(true, personId)
			const { codes, rows } = await makeRecoveryCodes(recoveryHashes, personId)
			await query
				.transaction()
				.execute((transaction) => replaceRecoveryCodes(transaction, personId, rows))
			return codes
		},

		async forgetOld() {
			await deleteUnconfirmed(query, now() - timeToConfirmMs)
		},
	}
}
