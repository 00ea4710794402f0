import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#db/connect.ts'
import { addSetting, readSetting } from '#db/settings.ts'

const setting = 'secret'

/** A key for one purpose, the same in every process and after every restart. */
export type SiteSecret = { keyFor: (purpose: string) => Promise<Buffer> }

/** Generated on first use and kept in the database, so that there is nothing to configure. */
export function createSiteSecret({ query }: Database): SiteSecret {
	let known: Promise<string> | undefined

	async function read() {
		const stored = await readSetting(query, setting)
		if (stored) return stored
		const value = randomBytes(32).toString('base64url')
		// If another process inserts first, its secret is used.
		if (await addSetting(query, setting, value)) return value
		return String(await readSetting(query, setting))
	}

	return {
		async keyFor(purpose) {
			known ??= read()
			try {
				return createHmac('sha256', await known)
					.update(purpose)
					.digest()
			} catch (error) {
				known = undefined
				throw error
			}
		},
	}
}

/** Takes as long for a wrong text as for the right one. */
export function isSameSecret(typed: string, expected: string): boolean {
	// Lengths are in bytes: a text with other characters may have as many letters.
	const [one, other] = [Buffer.from(typed), Buffer.from(expected)]
	return one.length === other.length && timingSafeEqual(one, other)
}
