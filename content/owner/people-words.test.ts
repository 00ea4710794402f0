import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkForm } from '#domain/forms/check-form.ts'
import { AcceptedInvitationSchema } from '#domain/owner/people.ts'
import { peopleWords } from './people-words.ts'

test('every refusal of the invitation’s form has words', () => {
	const password = fc.oneof(fc.string(), fc.string({ minLength: 990, maxLength: 1100 }))
	const form = fc.record({ password, role: fc.string() }, { requiredKeys: [] })
	const refusals = Object.keys(peopleWords.es.invitation.refusals)
	fc.assert(
		fc.property(fc.oneof(form, fc.dictionary(fc.string(), fc.string())), (fields) => {
			const { errors = [] } = checkForm(AcceptedInvitationSchema, fields)
			for (const { code } of errors) expect(refusals).toContain(code)
		}),
	)
})
