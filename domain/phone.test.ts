import { expect, test } from 'vitest'
import { readPhone } from './phone.ts'
import { readPhoneRoughly } from './phone-text.ts'

test.each([
	['300 123 4567', '+573001234567'],
	['(606) 736-0000', '+576067360000'],
	['+57 300 123 4567', '+573001234567'],
	['573001234567', '+573001234567'],
	['+44 20 7946 0958', '+442079460958'],
	['0044 20 7946 0958', '+442079460958'],
	['+1 (212) 555-0123', '+12125550123'],
])('%s is %s', (text, number) => {
	expect(readPhone(text)).toBe(number)
	expect(readPhoneRoughly(text)).toBe(text)
})

test.each([
	'',
	'1',
	'12345',
	'call 300 123 4567',
	'300 123 4567 or 301',
	'+999 123 4567',
	'300 123 456',
])('%j is not a phone number', (text) => {
	expect(readPhone(text)).toBeUndefined()
})

test('the rough check refuses only what cannot be a phone number', () => {
	for (const text of ['', '12345', 'none', '1'.repeat(16)])
		expect(readPhoneRoughly(text)).toBeUndefined()
})
