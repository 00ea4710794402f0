import { createHmac, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { OffSiteSettings } from '#server/off-site-settings.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
const bytes = 32
/** A thief of the database can guess the passphrase no faster than from a copy: either way each guess takes 64 MB. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 ** 2 }

/** Tell stores and keys from others without saying them. */
export type SettingsIds = { settingsId: string; storeId: string }

/** Computed once. */
export function createSettingsIds(settings: OffSiteSettings, secret: SiteSecret) {
	let known: Promise<SettingsIds> | undefined

	return async (): Promise<SettingsIds> => {
		known ??= computeIds(settings, secret)
		try {
			return await known
		} catch (error) {
			known = undefined
			throw error
		}
	}
}

async function computeIds({ store, key }: OffSiteSettings, secret: SiteSecret) {
	const place = store.kind === 's3' ? `${store.endpoint} ${store.bucket}` : store.url
	const text = JSON.stringify([place, key]).normalize('NFC')
	const settingsId = await derive(text, await secret.keyFor('off-site settings'), bytes, cost)
	const storeId = createHmac('sha256', await secret.keyFor('off-site store'))
		.update(withoutPassword(place))
		.digest('hex')
	return { settingsId: settingsId.toString('hex'), storeId }
}

/** An address may hold a user and a password, which this cheap hash would let a thief guess fast. */
function withoutPassword(place: string): string {
	return place.replace(/\/\/[^/]*@/, '//')
}
