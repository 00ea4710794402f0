import { expect, test } from 'vitest'
import { isEmail, likelyEmail } from './email.ts'

test('accents make no address wrong, other characters do', () => {
	for (const email of ['ana@example.com', 'josé@ejemplo.com', 'ana@peña.co', 'иван@почта.рф'])
		expect(isEmail(email), email).toBe(true)
	for (const email of [
		'ana',
		'josé@ejemplo',
		'jo sé@ejemplo.com',
		'é@@e.com',
		'🙂@e.com',
		'.é@e.com',
	])
		expect(isEmail(email), email).toBe(false)
})

test.each([
	['ana@gmail.con', 'ana@gmail.com'],
	['ana@hotmial.com', 'ana@hotmail.com'],
	['ana@gmial.con', 'ana@gmail.com'],
	['Ana.B@Gmai.com', 'Ana.B@gmail.com'],
	['ana@gmaill.com', 'ana@gmail.com'],
	['ana@gmail.co', 'ana@gmail.com'],
	['ana@gmail.com.co', 'ana@gmail.com'],
	['ana@hotmial.es', 'ana@hotmail.es'],
	['ana@outlok.com', 'ana@outlook.com'],
	['ana@empresa.con', 'ana@empresa.com'],
])('%s was probably %s', (email, likely) => {
	expect(likelyEmail(email)).toBe(likely)
})

test.each([
	'ana@gmail.com',
	'ana@GMAIL.com',
	'ana@ymail.com',
	'ana@mail.com',
	'ana@hotmail.es',
	'ana@yahoo.com.co',
	'ana@outlook.fr',
	'ana@empresa.co',
	'ana@example.com',
])('%s is not asked about', (email) => {
	expect(likelyEmail(email)).toBeUndefined()
})
