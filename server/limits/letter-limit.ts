import type { Transaction } from '#db/connect.ts'
import { foldEmail } from '#domain/text/email.ts'
import { hourlyLimits } from './hourly-limits.ts'
import type { RateLimits } from './rate-limits.ts'

/** Whether a letter may go to an address, and how it is counted in the transaction that writes it. */
export type LetterLimit = (
	email: string,
) => Promise<{ mayGo: boolean; count: (transaction: Transaction) => Promise<void> }>

/**
 * Limits letters per hour to one address that anyone could type into a form. The owner's letters are not limited.
 */
export function createLetterLimit(rateLimits: RateLimits): LetterLimit {
	const { letters } = hourlyLimits
	return async (email) => {
		const address = foldEmail(email)
		return {
			mayGo: (await rateLimits.used(letters, address)) < letters.max,
			// Counted, not refused: the owner's mail about the same goes out in any case.
			count: await rateLimits.prepare({ ...letters, max: Number.POSITIVE_INFINITY }, address),
		}
	}
}
