import type { OffSiteState } from './off-site-state.ts'

/** age is loaded only by sites whose copies are for a public key. */
export async function checkKeyOf({ checkKey }: OffSiteState): Promise<string> {
	if (checkKey) return checkKey
	const { generateX25519Identity } = await import('age-encryption')
	return await generateX25519Identity()
}

export async function publicOf(checkKey: string | null): Promise<string[]> {
	if (!checkKey) return []
	const { identityToRecipient } = await import('age-encryption')
	return [await identityToRecipient(checkKey)]
}
