import { createRequire } from 'node:module'
import type { StoreSettings } from '#server/owner/backups/off-site/store.ts'
import { readWebdavAddress } from '#server/owner/backups/off-site/webdav-address.ts'

/** The configuration is read at once, so that nothing starts before it is known to be right. */
const require = createRequire(import.meta.url)

/** Where copies of the site go, and to what they are encrypted. */
export type OffSiteSettings = {
	store: StoreSettings
	key: { passphrase: string } | { recipient: string }
}

type Values = Partial<
	Record<
		| 'BACKUP_S3_ENDPOINT'
		| 'BACKUP_S3_BUCKET'
		| 'BACKUP_S3_REGION'
		| 'BACKUP_S3_KEY_ID'
		| 'BACKUP_S3_SECRET'
		| 'BACKUP_WEBDAV_URL'
		| 'BACKUP_PASSPHRASE'
		| 'BACKUP_RECIPIENT',
		string | undefined
	>
>

/** Undefined when no store is named. Settings that do not go together are a problem, in the form `NAME: expects …`. */
export function readOffSiteSettings(
	values: Values,
	problem: (sentence: string) => void,
): OffSiteSettings | undefined {
	const store = readStore(values, problem)
	const { BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient } = values
	if (passphrase && recipient)
		problem('BACKUP_RECIPIENT: expects to be empty beside BACKUP_PASSPHRASE: choose one of them')
	if (recipient && !isPublicKey(recipient))
		problem(
			'BACKUP_RECIPIENT: expects a public key as age-keygen prints it: this one is damaged or incomplete',
		)
	if (!store) return undefined
	if (recipient) return { store, key: { recipient } }
	if (passphrase) return { store, key: { passphrase } }
	problem(
		'BACKUP_PASSPHRASE: expects a passphrase (or BACKUP_RECIPIENT a public key of age), since copies leave this machine only encrypted',
	)
	return undefined
}

/** Its length shows that .env was read as meant, where an unquoted # begins a comment. Never the words. */
export function describePassphrase(settings: OffSiteSettings | undefined): string {
	if (!settings || !('passphrase' in settings.key)) return ''
	const { length } = [...settings.key.passphrase.normalize('NFC')]
	return `Copies elsewhere are encrypted with BACKUP_PASSPHRASE, which has ${length} characters.\n`
}

/** The last letters of a key are a checksum over the others. age is loaded only by sites that have such a key. */
function isPublicKey(recipient: string): boolean {
	const { Encrypter }: typeof import('age-encryption') = require('age-encryption')
	try {
		new Encrypter().addRecipient(recipient)
		return true
	} catch {
		return false
	}
}

/** Within a password, # and ? would end the address: the rest of the password would be its host. */
function isWebdavAddress(url: string): boolean {
	if (/[#?]/.test(url)) return false
	try {
		readWebdavAddress(url)
		return true
	} catch {
		return false
	}
}

/** The log would print them. */
function hasPassword(url: string): boolean {
	const { username, password } = new URL(url)
	return username !== '' || password !== ''
}

function readStore(values: Values, problem: (sentence: string) => void): StoreSettings | undefined {
	const {
		BACKUP_S3_ENDPOINT: endpoint,
		BACKUP_S3_BUCKET: bucket,
		BACKUP_S3_REGION: region,
		BACKUP_S3_KEY_ID: keyId,
		BACKUP_S3_SECRET: secret,
		BACKUP_WEBDAV_URL: url,
	} = values
	const needed = {
		BACKUP_S3_ENDPOINT: endpoint,
		BACKUP_S3_BUCKET: bucket,
		BACKUP_S3_KEY_ID: keyId,
		BACKUP_S3_SECRET: secret,
	}
	const isS3 = Object.values(needed).some(Boolean)
	if (isS3 && url)
		problem('BACKUP_WEBDAV_URL: expects to be empty beside BACKUP_S3_…: choose one store')
	if (url && !isWebdavAddress(url))
		problem(
			'BACKUP_WEBDAV_URL: expects these characters of a name or password as codes: % is %25, # is %23, ? is %3F, / is %2F',
		)
	if (url) return { kind: 'webdav', url }
	if (!isS3) return undefined
	if (endpoint && hasPassword(endpoint))
		problem(
			'BACKUP_S3_ENDPOINT: expects no name or password, which BACKUP_S3_KEY_ID and BACKUP_S3_SECRET are',
		)
	if (endpoint && /[?#]/.test(endpoint))
		problem('BACKUP_S3_ENDPOINT: expects no ? or #, since the name of the bucket is added to it')
	for (const [name, value] of Object.entries(needed))
		if (!value) problem(`${name}: expects a value, since another BACKUP_S3_… has one`)
	if (!endpoint || !bucket || !keyId || !secret) return undefined
	return { kind: 's3', endpoint, bucket, region: region ?? 'us-east-1', keyId, secret }
}
