import { AppError } from '#domain/errors.ts'
import { type HashCost, hashPassword, strongCost, verifyPassword } from './password-hash.ts'

const atOnce = 2
const waitingAtMost = 16

export type Passwords = {
	hash: (password: string) => Promise<string>
	/** Takes as long without a stored hash as with one. */
	verify: (stored: string | undefined, password: string) => Promise<boolean>
}

/** Hashing takes memory on purpose: a few at a time, a short queue, and the rest is turned away. */
export function createPasswords(cost: HashCost = strongCost): Passwords {
	const waiting: (() => void)[] = []
	let working = 0
	let decoy: Promise<string> | undefined

	async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		if (working >= atOnce) {
			if (waiting.length >= waitingAtMost) throw new AppError('overloaded')
			await new Promise<void>((resolve) => waiting.push(resolve))
		} else {
			working += 1
		}
		try {
			return await work()
		} finally {
			// The place goes straight to the next one, so that nobody can take it in between.
			const next = waiting.shift()
			if (next) next()
			else working -= 1
		}
	}

	return {
		hash: (password) => inTurn(() => hashPassword(password, cost)),
		verify: (stored, password) =>
			inTurn(async () => {
				if (stored !== undefined) return await verifyPassword(stored, password)
				decoy ??= hashPassword('', cost)
				await verifyPassword(await decoy, password)
				return false
			}),
	}
}
