import { randomBytes } from 'node:crypto'
import type { Database } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { PasswordAndCode } from '#domain/owner/session.ts'
import type { Caller } from '#server/http/require-owner.ts'
import type { LoginGuard } from '#server/limits/login-guard.ts'
import type { OwnerCheck, Verdict } from '#server/owner/credentials/owner-check.ts'
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
	findTwoFactor,
	isConfirmed,
	storeNewKey,
} from '#server/owner/credentials/two-factor-repository.ts'
import { endOtherSessions } from '#server/owner/session/sessions-repository.ts'
import { describeEnrolment, type Enrolment } from './enrolment.ts'

const keyBytes = 20
const timeToConfirmMs = 15 * 60 * 1000

type Options = {
	database: Database
	recoveryHashes: Passwords
	guard: LoginGuard
	checkOwner: OwnerCheck
	/** As the owner's app shows it. */
	label: { issuer: string; account: string }
	now: () => number
}

export type TwoFactor = ReturnType<typeof createTwoFactor>

/** Switching two-factor on and off. Whoever calls this has a token of the owner's. */
export function createTwoFactor(options: Options) {
	const { database, recoveryHashes, guard, checkOwner, label, now } = options
	const { query } = database

	/** A token alone is not enough for changes: it may have been found on an unlocked computer. */
	async function checkAgain(claim: Partial<PasswordAndCode>, { address }: Caller) {
		refuse(await checkOwner({ password: '', ...claim }, address))
	}

	async function findWhen(isOn: boolean) {
		const row = await findTwoFactor(query)
		if (isConfirmed(row) !== isOn) throw new AppError('wrong-state')
		return row
	}

	return {
		async status() {
			const isOn = isConfirmed(await findTwoFactor(query))
			return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(query) : 0 }
		},

		/** Makes a key. It counts once a first code has shown that the owner's app has it. */
		async begin(claim: { password: string }, caller: Caller): Promise<Enrolment> {
			await findWhen(false)
			await checkAgain(claim, caller)
			const key = randomBytes(keyBytes)
			if (!(await storeNewKey(query, key, now()))) throw new AppError('wrong-state')
			return describeEnrolment(key, label)
		},

		/** Switches on, signs out elsewhere, and returns the recovery codes: there is no other time to see them. */
		async confirm(code: string, { address, token }: Caller): Promise<string[]> {
			const row = await findWhen(false)
			if (!row || row.begun_at + timeToConfirmMs <= now()) throw new AppError('wrong-state')
			await guard.countGuess(address)
			const when = { now: now(), after: 0 }
			const step = stepOf(withoutGaps(code), Buffer.from(row.secret, 'hex'), when)
			if (step === undefined) return refuse('wrong-code')
			await guard.forgive(address)
			const { codes, rows } = await makeRecoveryCodes(recoveryHashes)
			await query.transaction().execute(async (transaction) => {
				if (!(await confirmKey(transaction, row, { step, now: now() })))
					throw new AppError('wrong-state')
				await replaceRecoveryCodes(transaction, rows)
				await endOtherSessions(transaction, token)
			})
			return codes
		},

		async switchOff(claim: PasswordAndCode, caller: Caller) {
			await findWhen(true)
			await checkAgain(claim, caller)
			await query.transaction().execute(async (transaction) => {
				await deleteTwoFactor(transaction)
				await endOtherSessions(transaction, caller.token)
			})
		},

		/** New recovery codes instead of all old ones. */
		async renewRecoveryCodes(claim: PasswordAndCode, caller: Caller): Promise<string[]> {
			await findWhen(true)
			await checkAgain(claim, caller)
			const { codes, rows } = await makeRecoveryCodes(recoveryHashes)
			await query.transaction().execute((transaction) => replaceRecoveryCodes(transaction, rows))
			return codes
		},

		async forgetOld() {
			await deleteUnconfirmed(query, now() - timeToConfirmMs)
		},
	}
}

/** The token is good, so this is no 401: a field is wrong. */
function refuse(verdict: 'wrong-code'): never
function refuse(verdict: Verdict): void
function refuse(verdict: Verdict) {
	if (verdict === 'good') return
	const isPassword = verdict === 'wrong-password'
	const error = isPassword
		? { field: 'password', code: 'passwordInvalid' }
		: { field: 'code', code: 'codeInvalid' }
	throw new AppError('invalid-input', { errors: [error] })
}
