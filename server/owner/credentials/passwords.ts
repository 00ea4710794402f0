import { createWorkLimit } from '#server/limits/work-limit.ts'
import { type HashCost, hashPassword, strongCost, verifyPassword } from './password-hash.ts'

export type Passwords = {
	hash: (password: string) => Promise<string>
	/** Takes as long without a stored hash as with one. */
	verify: (stored: string | undefined, password: string) => Promise<boolean>
}

/** Hashing takes 64 MiB each: two at a time and a short queue, so that a flood of guesses cannot exhaust memory. */
export function createPasswords(cost: HashCost = strongCost): Passwords {
	const limit = createWorkLimit({ concurrency: 2, queue: 16 })
	let decoy: Promise<string> | undefined

	return {
		hash: (password) => limit(() => hashPassword(password, cost)),
		verify: (stored, password) =>
			limit(async () => {
				if (stored !== undefined) return await verifyPassword(stored, password)
				decoy ??= hashPassword('', cost)
				await verifyPassword(await decoy, password)
				return false
			}),
	}
}
