import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { checkFacts } from '../facts-schema.ts'

test.each([
	['310 444 5566', '+573104445566'],
	['(606) 739 1234', '+576067391234'],
	['57 310 444 5566', '+573104445566'],
	['0034 600 111 222', '+34600111222'],
	['+1 415-555-0100', '+14155550100'],
])('the phone %s is %s', (typed, stored) => {
	expect(checkFacts({ ...facts, phones: [typed] }).values?.phones).toEqual([stored])
})

test.each(['444 5566', 'llámame', '31044455667'])('%s is not a phone number', (typed) => {
	const { errors } = checkFacts({ ...facts, phones: [typed] })
	expect(errors).toEqual([{ field: 'phones.0', code: 'factPhone' }])
})

test.each([
	['@casa.del_rio', 'https://www.instagram.com/casa.del_rio'],
	['casadelrio', 'https://www.instagram.com/casadelrio'],
	['instagram.com/casadelrio', 'https://instagram.com/casadelrio'],
	[' http://instagram.com/casadelrio ', 'https://instagram.com/casadelrio'],
	['https://www.instagram.com/casadelrio', 'https://www.instagram.com/casadelrio'],
])('the account %s is %s', (instagram, stored) => {
	const social = { ...facts.social, instagram }
	expect(checkFacts({ ...facts, social }).values?.social.instagram).toBe(stored)
})

test.each(['la casa del río', 'javascript:alert(1)', 'ftp://casa.example'])(
	'%s is not an address',
	(url) => {
		const developer = { ...facts.developer, url }
		expect(checkFacts({ ...facts, developer }).errors?.[0]?.code).toBe('factLink')
	},
)

test.each(['RNT 123456', 'rnt: 123456', 'RNT No. 123456', '123456'])('%s is 123456', (rnt) => {
	expect(checkFacts({ ...facts, rnt }).values?.rnt).toBe('123456')
})
