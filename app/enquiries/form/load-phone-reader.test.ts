import { expect, test, vi } from 'vitest'
import { loadPhoneReader } from './load-phone-reader.ts'

const asked = vi.hoisted(() => ({ times: 0 }))

vi.mock('#domain/text/phone.ts', () => {
	asked.times += 1
	throw new Error('no connection')
})

test('number plans that could not be fetched are asked for once, and every number passes', async () => {
	const read = async () => (await loadPhoneReader())('12')
	expect(await read()).toBe('12')
	expect(await read()).toBe('12')
	expect(asked.times).toBe(1)
})
