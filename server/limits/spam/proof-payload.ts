import { z } from 'zod'

const hex = z.string().regex(/^[0-9a-f]{2,128}$/)

const Payload = z.object({
	challenge: z.object({
		parameters: z.object({
			algorithm: z.literal('PBKDF2/SHA-256'),
			nonce: hex,
			salt: hex,
			cost: z.int(),
			keyLength: z.int(),
			keyPrefix: hex,
			keySignature: hex,
			expiresAt: z.int(),
		}),
		signature: hex,
	}),
	solution: z.object({ counter: z.int(), derivedKey: hex }),
})

/** What the browser sends: Base64 of JSON, as ALTCHA's own widget writes it. */
export function readPayload(payload: string | undefined) {
	if (!payload) return undefined
	try {
		return Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))).data
	} catch {
		return undefined
	}
}
