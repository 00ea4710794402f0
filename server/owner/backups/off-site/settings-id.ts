import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { OffSiteSettings } from '#server/off-site-settings.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
const bytes = 32
/** A thief of the database can guess the passphrase no faster than from a copy: either way each guess takes 64 MB. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 ** 2 }

/** Tells the store and the key of copies from others without saying them: both contain passwords. Computed once. */
export function createSettingsId({ store, key }: OffSiteSettings, secret: SiteSecret) {
	const place = store.kind === 's3' ? `${store.endpoint} ${store.bucket}` : store.url
	const text = JSON.stringify([place, key]).normalize('NFC')
	let known: Promise<Buffer> | undefined

	return async (): Promise<string> => {
		known ??= secret.keyFor('off-site settings').then((salt) => derive(text, salt, bytes, cost))
		try {
			return (await known).toString('hex')
		} catch (error) {
			known = undefined
			throw error
		}
	}
}
