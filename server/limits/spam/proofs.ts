import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Transaction } from 'kysely'
import type { Database } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { SiteSecret } from '#server/limits/site-secret.ts'
import { readPayload } from './proof-payload.ts'

export type { Challenge } from 'altcha-lib'

const validMs = 20 * 60 * 1000

/** How much work: about a second on a laptop, a few on a phone. A reader of one review does not notice, a sender of thousands does. */
export type Effort = { cost: number; fewest: number; most: number }
const usualEffort: Effort = { cost: 1_000, fewest: 1_000, most: 3_000 }

export type Proof = { id: string; expiresAt: number }
export type Proofs = ReturnType<typeof createProofs>
type Options = { database: Database; secret: SiteSecret; now: () => number; effort?: Effort }

/** Proofs of work after ALTCHA, each good once and in every process. */
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

		/** The proof that the payload holds, if it is one of ours, solved and not too old. */
		async verify(payload: string | undefined): Promise<Proof | undefined> {
			const read = readPayload(payload)
			if (!read) return undefined
			const { challenge, solution } = read
			const { verified } = await verifySolution({
				challenge,
				solution,
				deriveKey,
				...(await keys()),
			})
			const expiresAt = challenge.parameters.expiresAt * 1000
			return verified && expiresAt > now() ? { id: challenge.signature, expiresAt } : undefined
		},

		/** Within the transaction that the proof pays for. False when it paid before. */
		async spend(transaction: Transaction<Tables>, { id, expiresAt }: Proof): Promise<boolean> {
			const { numInsertedOrUpdatedRows } = await transaction
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
