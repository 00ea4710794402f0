import { expect, test } from 'vitest'
import { dialledNumber, readPhone } from './phone.ts'
import { firstNumber, isPhoneLike, phoneDigits } from './phone-text.ts'

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
	expect(isPhoneLike(text)).toBe(true)
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

test('only a number that cannot be called is refused', () => {
	for (const text of ['', '12345', 'none', 'call 300 123 4567', '1'.repeat(16), '/ 12'])
		expect(isPhoneLike(text), text).toBe(false)
	for (const text of [
		'7593000',
		'3001234567 / 3017654321',
		'7360000 ext. 12',
		'300 123 4567 o 301',
	])
		expect(isPhoneLike(text), text).toBe(true)
})

test.each([
	['3001234567 / 3017654321', '+573001234567', '+573001234567'],
	['301 765 4321 o 7593000', '+573017654321', '+573017654321'],
	['606 759 3000', '+576067593000', '+576067593000'],
	// The region of seven digits is not known.
	['759 30 00', '7593000', undefined],
	['+999 123 4567', '+9991234567', undefined],
])('of %s, %s is called and %s gets WhatsApp', (text, call, whatsapp) => {
	expect(dialledNumber(text)).toEqual({ call, whatsapp })
})

test.each([
	['300 123 4567 / 301 765 4321', '3001234567'],
	['+57 (606) 736-0000 ext. 12', '+576067360000'],
	['recepción', ''],
])('of %s, a link calls %s', (text, called) => {
	expect(firstNumber(text)).toBe(called)
})

test('two ways to write a Colombian number are the same', () => {
	expect(phoneDigits('+57 (300) 123-4567')).toBe(phoneDigits('300 123 4567'))
	expect(phoneDigits('+44 300 123 4567')).not.toBe(phoneDigits('300 123 4567'))
})

test('text of 64 KB is read in linear time', () => {
	const cost = (length: number) => {
		const before = process.cpuUsage()
		for (const unit of [' ', '1', '/', ' o ', '+', '(', 'ext. '])
			isPhoneLike(unit.repeat(length / unit.length))
		return process.cpuUsage(before).user
	}
	cost(8_000)
	// Quadratic time would be 64 times as much.
	expect(cost(64_000)).toBeLessThan(30 * Math.max(cost(8_000), 1_000))
})
