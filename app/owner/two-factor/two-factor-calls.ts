import { callAsOwner } from '#app/api/call-as-owner.ts'
import type { PasswordAndCode } from '#domain/owner/session.ts'

export type TwoFactorState = { isOn: boolean; recoveryCodesLeft: number }
export type EnrolmentKey = { secret: string; uri: string; qr: string }
/** What the owner types to confirm their identity. */
export type Identity = Partial<PasswordAndCode>

const path = '/api/two-factor'

export async function fetchState(): Promise<TwoFactorState> {
	return await (await callAsOwner(path)).json()
}

export async function beginEnrolment(identity: Identity): Promise<EnrolmentKey> {
	return await (await callAsOwner(path, 'POST', identity)).json()
}

export const confirmEnrolment = (identity: Identity) => fetchCodes(`${path}/confirm`, identity)
export const renewRecoveryCodes = (identity: Identity) =>
	fetchCodes(`${path}/recovery-codes`, identity)

export async function switchOff(identity: Identity) {
	await callAsOwner(`${path}/off`, 'POST', identity)
}

async function fetchCodes(address: string, identity: Identity): Promise<string[]> {
	const answer = await callAsOwner(address, 'POST', identity)
	const { recoveryCodes }: { recoveryCodes: string[] } = await answer.json()
	return recoveryCodes
}
