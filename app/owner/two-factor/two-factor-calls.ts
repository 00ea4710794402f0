import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { Enrolment, RecoveryCodesAnswer, TwoFactorState } from '#domain/owner/answers.ts'
import type { PasswordAndCode } from '#domain/owner/session.ts'

/** What the owner types to confirm their identity. */
export type Identity = Partial<PasswordAndCode>

const path = '/api/two-factor'

export const fetchState = () => fetchAsOwner<TwoFactorState>(path)

export const beginEnrolment = (identity: Identity) =>
	fetchAsOwner<Enrolment>(path, 'POST', identity)

export const confirmEnrolment = (identity: Identity) => fetchCodes(`${path}/confirm`, identity)
export const renewRecoveryCodes = (identity: Identity) =>
	fetchCodes(`${path}/recovery-codes`, identity)

export async function switchOff(identity: Identity) {
	await callAsOwner(`${path}/off`, 'POST', identity)
}

async function fetchCodes(address: string, identity: Identity): Promise<string[]> {
	return (await fetchAsOwner<RecoveryCodesAnswer>(address, 'POST', identity)).recoveryCodes
}
