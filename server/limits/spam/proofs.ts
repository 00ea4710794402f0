import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Database, Query } from '#db/connect.ts'
import type { Challenge } from '#domain/forms/form-guard.ts'
import { minuteMs } from '#domain/time/dates.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'

const validMs = 20 * minuteMs

/** About a second of work on a laptop, a few on a phone: unnoticed once, expensive for thousands of posts. */
export type Effort = { cost: number; fewest: number; most: number }
const usualEffort: Effort = { cost: 1_000, fewest: 1_000, most: 3_000 }

type ProofOfWork = { id: string; expiresAt: number }
export type Proofs = ReturnType<typeof createProofs>
type Options = { database: Database; secret: SiteSecret; now: () => number; effort?: Effort }

/** Proof of work with ALTCHA. Each proof is valid once, over all processes. */
export function createProofs({ database, secret, now, effort = usualEffort }: Options) {
	async function keys() {
		const [challenges, solutions] = await Promise.all([
			secret.keyFor('challenge'),
			secret.keyFor('solution'),
		])
		return {
			hmacSignatureSecret: challenges.toString('hex'),
			hmacKeySignatureSecret: solutions.toString('hex'),
		}
	}

	return {
		async issue(): Promise<Challenge> {
			return await createChallenge({
				algorithm: 'PBKDF2/SHA-256',
				cost: effort.cost,
				counter: randomInt(effort.most, effort.fewest),
				deriveKey,
				expiresAt: new Date(now() + validMs),
				...(await keys()),
			})
		},

		/** The proof in the payload, if we issued its challenge and it is solved and not expired. */
		async verify(payload: unknown): Promise<ProofOfWork | undefined> {
			const read = readPayload(payload)
			if (!read) return undefined
			const { verified } = await verifySolution({ ...read, deriveKey, ...(await keys()) })
			const { parameters, signature } = read.challenge
			const expiresAt = parameters.expiresAt * 1000
			return verified && expiresAt > now() ? { id: signature, expiresAt } : undefined
		},

		/** Called in the transaction of what the proof pays for, if there is one. False when it was spent before. */
		async spend(query: Query, { id, expiresAt }: ProofOfWork): Promise<boolean> {
			const { numInsertedOrUpdatedRows } = await query
				.insertInto('spent_proofs')
				.values({ id, expires_at: expiresAt })
				.onConflict((conflict) => conflict.doNothing())
				.executeTakeFirstOrThrow()
			return numInsertedOrUpdatedRows === 1n
		},

		async forgetOld() {
			await database.query.deleteFrom('spent_proofs').where('expires_at', '<', now()).execute()
		},
	}
}

/** Ours have 700 letters. */
const longestPayload = 2_000

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

/** Base64 of JSON, as ALTCHA's own widget sends it. */
function readPayload(payload: unknown) {
	if (typeof payload !== 'string' || payload.length > longestPayload) return undefined
	try {
		return Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))).data
	} catch {
		return undefined
	}
}
