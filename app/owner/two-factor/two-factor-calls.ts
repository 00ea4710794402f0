import { callAsOwner } from '#app/api/call-as-owner.ts'

export type Status = { isOn: boolean; recoveryCodesLeft: number }
export type Enrolment = { secret: string; uri: string; qr: string }
/** What the owner types to show that it is them. */
export type Proof = { password?: string; code?: string }

const path = '/api/two-factor'

export async function readStatus(): Promise<Status> {
	return await (await callAsOwner(path)).json()
}

export async function begin(proof: Proof): Promise<Enrolment> {
	return await (await callAsOwner(path, 'POST', proof)).json()
}

export const confirm = (proof: Proof) => fetchCodes(`${path}/confirm`, proof)
export const renewCodes = (proof: Proof) => fetchCodes(`${path}/recovery-codes`, proof)

export async function switchOff(proof: Proof) {
	await callAsOwner(`${path}/off`, 'POST', proof)
}

async function fetchCodes(address: string, proof: Proof): Promise<string[]> {
	const answer = await callAsOwner(address, 'POST', proof)
	const { recoveryCodes }: { recoveryCodes: string[] } = await answer.json()
	return recoveryCodes
}
