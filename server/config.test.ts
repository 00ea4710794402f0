import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

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
	['DATABASE_URL', 'mysql://somewhere'],
	['PUBLIC_URL', 'palma.example'],
	['ADMIN_PASSWORD', 'short'],
	['ADMIN_PASSWORD_HASH', 'plain text'],
	['SMTP_URL', 'http://mail.example'],
	['SAMPLE_REVIEWS', 'perhaps'],
	['LOG_LEVEL', 'loud'],
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
