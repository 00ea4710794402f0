import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordHash, strongCost, verifyPassword } from './password-hash.ts'
import { createPasswords } from './passwords.ts'
import { readablePassword } from './readable-password.ts'

const quick = { memoryKiB: 8, passes: 1, parallelism: 1 }

test('a password matches its own hash and no other', async () => {
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string(), async (password, other) => {
			const hash = await hashPassword(password, quick)
			expect(isPasswordHash(hash)).toBe(true)
			expect(await verifyPassword(hash, password)).toBe(true)
			expect(await verifyPassword(hash, other)).toBe(
				other.normalize('NFC') === password.normalize('NFC'),
			)
		}),
		{ numRuns: 15 },
	)
})

test('hashes have the format of other tools', async () => {
	// Made with the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
	const reference =
		'$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
	expect(await verifyPassword(reference, 'password')).toBe(true)
	expect(await verifyPassword(reference, 'Password')).toBe(false)
	expect(await hashPassword('x', strongCost)).toMatch(
		/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
	)
})

test('the same password is hashed differently each time', async () => {
	expect(await hashPassword('x', quick)).not.toBe(await hashPassword('x', quick))
})

test('malformed and too expensive hashes are refused', () => {
	const salt = 'c29tZXNhbHRzb21lc2FsdA'
	const hash = 'CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
	const wrong = [
		'',
		'password',
		`$argon2i$v=19$m=65536,t=2,p=1$${salt}$${hash}`,
		`$argon2id$v=16$m=65536,t=2,p=1$${salt}$${hash}`,
		`$argon2id$v=19$m=99999999,t=2,p=1$${salt}$${hash}`,
		`$argon2id$v=19$m=65536,t=0,p=1$${salt}$${hash}`,
		`$argon2id$v=19$m=65536,t=2,p=1$${salt}`,
	]
	for (const text of wrong) expect([text, isPasswordHash(text)]).toEqual([text, false])
})

test('a flood of guesses is refused before it exhausts memory', async () => {
	const passwords = createPasswords({ memoryKiB: 1024, passes: 2, parallelism: 1 })
	const guesses = Array.from({ length: 100 }, () => passwords.verify(undefined, 'guess'))
	const results = await Promise.allSettled(guesses)
	const served = results.filter(({ status }) => status === 'fulfilled')
	const refused = results.filter(({ status }) => status === 'rejected')
	expect(served).toHaveLength(18)
	expect(refused[0]).toMatchObject({ reason: { code: 'overloaded' } })
	expect(await passwords.verify(undefined, 'later')).toBe(false)
})

test('a generated password can be read aloud and is never the same', () => {
	const made = new Set(Array.from({ length: 200 }, readablePassword))
	expect(made.size).toBe(200)
	for (const password of made)
		expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/)
})
