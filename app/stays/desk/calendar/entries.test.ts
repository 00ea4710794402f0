import { expect, test } from 'vitest'
import { ApiProblem } from '#app/api/call-api.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { whyNotPutBack } from './entries.ts'

test('a removed booking that cannot be put back says why: somebody took it, or a part is past', () => {
	const words = deskCalendarWords.es
	const past = [{ field: 'to', code: 'errStayPast' }]
	expect(whyNotPutBack(new ApiProblem('invalid-input', { errors: past }), words)).toBe(
		words.undoRefused.past,
	)
	expect(whyNotPutBack(new ApiProblem('units-taken'), words)).toBe(words.undoRefused.taken)
	expect(whyNotPutBack(new ApiProblem('offline'), words)).toBeUndefined()
})
