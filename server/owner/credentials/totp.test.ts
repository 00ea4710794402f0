import { expect, test } from 'vitest'
import { stepAt } from '#domain/owner/sign-in.ts'
import { codeAt, stepOf } from './totp.ts'

const key = Buffer.from('12345678901234567890')

test('codes are those of RFC 6238, appendix B (the last six digits)', () => {
	const vectors: [number, string][] = [
		[59, '287082'],
		[1111111109, '081804'],
		[1111111111, '050471'],
		[1234567890, '005924'],
		[2000000000, '279037'],
		[20000000000, '353130'],
	]
	for (const [seconds, code] of vectors) expect(codeAt(key, stepAt(seconds * 1000))).toBe(code)
})

test('a code is valid in its own time step and the two beside it, and once only', () => {
	const now = 1_700_000_000_000
	const step = stepAt(now)
	for (const distance of [-1, 0, 1])
		expect(stepOf(codeAt(key, step + distance), key, { now, after: 0 })).toBe(step + distance)
	for (const distance of [-3, -2, 2, 3])
		expect(stepOf(codeAt(key, step + distance), key, { now, after: 0 })).toBeUndefined()
	expect(stepOf(codeAt(key, step), key, { now, after: step })).toBeUndefined()
	expect(stepOf(codeAt(key, step + 1), key, { now, after: step })).toBe(step + 1)
	for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
		expect(stepOf(wrong, key, { now, after: 0 })).toBeUndefined()
})
