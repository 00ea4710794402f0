import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGuestKeys } from './guest-keys.ts'

const keys = createGuestKeys({ keyFor: async (purpose) => Buffer.from(purpose) }, 'review')
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('a key opens its own id', async () => {
	const id = randomUUID()
	expect(await keys.read(await keys.issue(id))).toBe(id)
})

test('a key has one spelling: what marks one review per key cannot be used again in another', async () => {
	const key = await keys.issue(randomUUID())
	for (const other of [
		`${key}=`,
		`${key}==`,
		` ${key}`,
		`${key}\n`,
		`${key.slice(0, 9)}.${key.slice(9)}`,
	])
		expect(await keys.read(other), other).toBeUndefined()
	// The last character has two bits that decoding ignores.
	for (const last of alphabet)
		if (last !== key.at(-1)) expect(await keys.read(key.slice(0, -1) + last)).toBeUndefined()
	const odd = fc.constantFrom('=', '.', '+', '/', ' ', '\n', '\u0000', '-', 'A', 'ñ')
	await fc.assert(
		fc.asyncProperty(fc.nat(key.length), odd, async (at, extra) => {
			expect(await keys.read(key.slice(0, at) + extra + key.slice(at))).toBeUndefined()
		}),
	)
})
