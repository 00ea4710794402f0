import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChildrenSchema } from './party.ts'

const age = fc.integer({ min: 0, max: 17 })
const read = (text: string) => ChildrenSchema.safeParse(text)

test('ages are read however they are separated, and anything else is refused', () => {
	const between = fc.constantFrom(', ', ',', ' y ', ' and ', ' ', '; ')
	fc.assert(
		fc.property(fc.array(age, { maxLength: 9 }), between, (ages, separator) => {
			expect(read(ages.join(separator)).data).toEqual(ages)
		}),
	)
	const wrong = fc.oneof(
		fc.tuple(age, age).map(([one, other]) => `${one}.${other}`),
		age.map((it) => `-${it}`),
		fc.tuple(age, age).map(([one, other]) => `${one}-${other}`),
		fc.integer({ min: 18, max: 999 }).map(String),
	)
	fc.assert(
		fc.property(wrong, (text) => {
			const { success, error } = read(`4, ${text}`)
			expect([success, error?.issues[0]?.message]).toEqual([false, 'errChildren'])
		}),
	)
})
