import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewPersonSchema } from './people.ts'
import { roles } from './roles.ts'

test('any name that the schema takes is one line of visible text', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'binary', maxLength: 80 }),
			fc.constantFrom(...roles),
			(name, role) => {
				const { success, data } = NewPersonSchema.safeParse({ name, role })
				if (!success) return
				expect(data.name).toBe(data.name.trim())
				expect(data.name).toMatch(/^[^\p{C}]{1,60}$/u)
			},
		),
	)
})
