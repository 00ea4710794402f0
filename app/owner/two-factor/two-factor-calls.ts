import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { PasswordAndCode } from '#domain/owner/session.ts'

export type TwoFactorState = { isOn: boolean; recoveryCodesLeft: number }
export type EnrolmentKey = { secret: string; uri: string; qr: string }
/** What the owner types to confirm their identity. */
export type Identity = Partial<PasswordAndCode>

const path = '/api/two-factor'

export const fetchState = () => fetchAsOwner<TwoFactorState>(path)

export const beginEnrolment = (identity: Identity) =>
	fetchAsOwner<EnrolmentKey>(path, 'POST', identity)

export const confirmEnrolment = (identity: Identity) => fetchCodes(`${path}/confirm`, identity)
export const renewRecoveryCodes = (identity: Identity) =>
	fetchCodes(`${path}/recovery-codes`, identity)

export async function switchOff(identity: Identity) {
	await callAsOwner(`${path}/off`, 'POST', identity)
}

async function fetchCodes(address: string, identity: Identity): Promise<string[]> {
	return (await fetchAsOwner<{ recoveryCodes: string[] }>(address, 'POST', identity)).recoveryCodes
}
