import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#app/api/call-api.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { addEntry, removeEntry, whyNotPutBack } from './entries.ts'

test('a removed booking that cannot be put back says why: somebody took it, or a part is past', () => {
	const words = deskCalendarWords.es
	const past = [{ field: 'to', code: 'errStayPast' }]
	expect(whyNotPutBack(new ApiProblem('invalid-input', { errors: past }), words)).toBe(
		words.undoRefused.past,
	)
	expect(whyNotPutBack(new ApiProblem('units-taken'), words)).toBe(words.undoRefused.taken)
	expect(whyNotPutBack(new ApiProblem('offline'), words)).toBeUndefined()
})

const call = vi.hoisted(() => vi.fn())
vi.mock('#app/api/call-as-owner.ts', () => ({ callAsOwner: call, fetchAsOwner: call }))

test.each([
	['all units is put back around the bookings that it was put around', null, { whatIsLeft: true }],
	['some units is put back where they are still free', 2, {}],
])('a removed block of %s', async (_, units, sent) => {
	const block = { id: 'a-block', offer: 'glamping', from: '2027-05-17', to: '2027-05-22', units }
	await addEntry(await removeEntry({ ...block, kind: 'blocked' } as TakeResponse))
	expect(call).toHaveBeenCalledWith('/api/blocks/a-block', 'DELETE')
	expect(call).toHaveBeenLastCalledWith('/api/blocks', 'POST', { ...block, ...sent })
})
