import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { describePassphrase } from './off-site-settings.ts'
import { readWebdavAddress } from './owner/backups/off-site/webdav-address.ts'

test('everything but secrets has a default', () => {
	expect(readConfig({})).toMatchObject({
		port: 3000,
		host: '127.0.0.1',
		publicUrl: 'http://localhost:3000',
		admin: { name: 'admin', password: undefined },
		trustProxy: false,
		sampleReviews: true,
		logLevel: 'info',
	})
})

test('an empty value takes the default like an unset one', () => {
	expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
		port: 3000,
		databaseUrl: undefined,
		logLevel: 'info',
	})
})

test.each([
	['PORT', 'eighty'],
	['PORT', '70000'],
	['PORT', '  '],
	['HOST', '  '],
	['DATA_DIR', '  '],
	['DATABASE_URL', 'mysql://somewhere'],
	['PUBLIC_URL', 'palma.example'],
	['ADMIN_NAME', '   '],
	['ADMIN_PASSWORD', 'short'],
	['ADMIN_PASSWORD', ' '.repeat(20)],
	['ADMIN_PASSWORD_HASH', 'plain text'],
	['SMTP_URL', 'http://mail.example'],
	['MAIL_FROM', '  '],
	['MAIL_FROM', 'Palma de Cera'],
	['MAIL_TO', 'casa@example.com\nBcc: all@example.com'],
	['EMAIL_USER_ID', '  '],
	['EMAIL_CONTACT_TEMPLATE_ID', 'template 1'],
	['SAMPLE_REVIEWS', 'perhaps'],
	['LOG_LEVEL', 'loud'],
	['BACKUP_S3_ENDPOINT', 's3.example.com'],
	['BACKUP_S3_ENDPOINT', 'https://name:word@s3.example.com'],
	['BACKUP_S3_ENDPOINT', 'https://:word@s3.example.com'],
	['BACKUP_S3_ENDPOINT', 'https://s3.example.com/?list-type=2'],
	['BACKUP_S3_ENDPOINT', 'https://s3.example.com/#copies'],
	['BACKUP_S3_BUCKET', 'my/bucket'],
	['BACKUP_S3_BUCKET', '..'],
	['BACKUP_S3_BUCKET', '.'],
	['BACKUP_S3_BUCKET', '../other'],
	['BACKUP_S3_BUCKET', 'copies\n'],
	['BACKUP_S3_REGION', 'us east 1'],
	['BACKUP_S3_REGION', 'us-east-1\n'],
	['BACKUP_S3_REGION', 'us/east'],
	['BACKUP_S3_KEY_ID', 'an id'],
	['BACKUP_S3_KEY_ID', 'id\r\n'],
	['BACKUP_S3_KEY_ID', 'año'],
	['BACKUP_S3_SECRET', ' secret'],
	['BACKUP_S3_SECRET', 'sec\nret'],
	['BACKUP_WEBDAV_URL', 'ftp://cloud.example.com'],
	['BACKUP_PASSPHRASE', 'short'],
	['BACKUP_PASSPHRASE', ' '.repeat(20)],
	['BACKUP_PASSPHRASE', ' \t\n'.repeat(5)],
	['BACKUP_RECIPIENT', 'ssh-ed25519 AAAA'],
])('a wrong %s stops the start with its name', (name, value) => {
	expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
	expect(() => readConfig({ [name]: value })).toThrow(`${name}: expects`)
})

test('a refused secret is not repeated in the message', () => {
	expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2' })).toThrow(
		expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
	)
})

test.each(['', 'off', 'false', '0'])('TRUST_PROXY=%s trusts no proxy', (value) => {
	expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(false)
})

test('TRUST_PROXY takes addresses and ranges of addresses', () => {
	const addresses = '10.0.0.1, 172.16.0.0/12,::1,fd00::/8'
	expect(readConfig({ TRUST_PROXY: addresses }).trustProxy).toBe(addresses)
})

test.each(['yes', 'on', '-1', '1.5', '999', 'proxy.example', '10.0.0.1,', '10.0.0.1/33', '1/2/3'])(
	'TRUST_PROXY=%s stops the start with a sentence',
	(value) => {
		expect(() => readConfig({ TRUST_PROXY: value })).toThrow(ConfigError)
		expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY: expects off, the number')
	},
)

const s3 = {
	BACKUP_S3_ENDPOINT: 'https://s3.example.com',
	BACKUP_S3_BUCKET: 'copies',
	BACKUP_S3_KEY_ID: 'id',
	BACKUP_S3_SECRET: 'secret',
}
const BACKUP_PASSPHRASE = 'una frase larga'
const BACKUP_RECIPIENT = 'age1hk8fdc3s2v8yhcfqv5kpdg57887hk4naknc7fwhnwmrm855a7sfq8vlr7k'
const BACKUP_WEBDAV_URL = 'https://name:word@cloud.example.com/copies/'

test('the log shows the length of a passphrase, which .env cuts at #, and the examples are quoted', () => {
	const said = (line: string) =>
		describePassphrase(readConfig({ ...s3, ...parseEnv(line) } as NodeJS.ProcessEnv).offSite)
	expect(said('BACKUP_PASSPHRASE=palma guadua #cinco niebla')).toContain('12 characters')
	expect(said('BACKUP_PASSPHRASE="palma guadua #cinco niebla"')).toContain('26 characters')
	expect(said('BACKUP_PASSPHRASE="palma guadua"')).not.toContain('palma')
	expect(said(`BACKUP_PASSPHRASE='palma $5 "niebla" \\n #cinco'`)).toContain('27 characters')
	expect(said(`BACKUP_RECIPIENT=${BACKUP_RECIPIENT}`)).toBe('')
	for (const file of ['.env.example', 'docs/deploy.md']) {
		const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
		// Docker Compose replaces $ and a word after it where the quotes are double, and Node \n: single ones change nothing.
		expect(text).toMatch(/^BACKUP_PASSPHRASE='.*'$/m)
	}
})

test('a store for copies with a passphrase or a public key', () => {
	expect(readConfig({}).offSite).toBeUndefined()
	expect(readConfig({ ...s3, BACKUP_PASSPHRASE }).offSite).toMatchObject({
		store: { kind: 's3', region: 'us-east-1' },
		key: { passphrase: BACKUP_PASSPHRASE },
	})
	expect(readConfig({ BACKUP_WEBDAV_URL, BACKUP_RECIPIENT }).offSite).toEqual({
		store: { kind: 'webdav', url: BACKUP_WEBDAV_URL },
		key: { recipient: BACKUP_RECIPIENT },
	})
})

test.each([
	['50%off', '50%off'],
	['50%25', '50%'],
	['a%20b%', 'a b%'],
])('a WebDAV password written %s is read as %s', (written, password) => {
	const url = `http://casa:${written}@cloud.example.com/copies/`
	expect(readConfig({ BACKUP_WEBDAV_URL: url, BACKUP_PASSPHRASE }).offSite).toBeDefined()
	expect(readWebdavAddress(url)).toEqual({
		href: 'http://cloud.example.com/copies/',
		username: 'casa',
		password,
	})
})

test.each([
	['no key', s3, 'BACKUP_PASSPHRASE: expects a passphrase'],
	['no key', { BACKUP_WEBDAV_URL }, 'BACKUP_PASSPHRASE: expects a passphrase'],
	['two keys', { ...s3, BACKUP_PASSPHRASE, BACKUP_RECIPIENT }, 'BACKUP_RECIPIENT: expects'],
	['two stores', { ...s3, BACKUP_WEBDAV_URL, BACKUP_PASSPHRASE }, 'BACKUP_WEBDAV_URL: expects'],
	[
		'a mistyped public key',
		{ ...s3, BACKUP_RECIPIENT: BACKUP_RECIPIENT.replace('fdc3', 'fdc4') },
		'BACKUP_RECIPIENT: expects a public key',
	],
	[
		'a mistyped public key and no store',
		{ BACKUP_RECIPIENT: BACKUP_RECIPIENT.slice(0, -1) },
		'BACKUP_RECIPIENT: expects a public key',
	],
	[
		'a fragment of a public key',
		{ BACKUP_RECIPIENT: 'age1xyz' },
		'BACKUP_RECIPIENT: expects a public key as age-keygen prints it: this one is damaged or incomplete',
	],
	['half a store', { BACKUP_S3_BUCKET: 'copies' }, 'BACKUP_S3_ENDPOINT: expects a value'],
])('a store for copies with %s stops the start with a sentence', (_what, environment, sentence) => {
	expect(() => readConfig(environment)).toThrow(ConfigError)
	expect(() => readConfig(environment)).toThrow(sentence)
})

test.each(['50%ff', '50%e9%', '12#34', '12?34'])(
	'a WebDAV password %s, which cannot be read, stops the start with a sentence',
	(word) => {
		const url = `http://casa:${word}@cloud.example.com/`
		const start = () => readConfig({ BACKUP_WEBDAV_URL: url, BACKUP_PASSPHRASE })
		expect(start).toThrow('BACKUP_WEBDAV_URL: expects these characters')
		expect(start).not.toThrow(word)
	},
)
