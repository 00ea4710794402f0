import { expect, test } from 'vitest'
import { compareWithNet } from './compare.ts'

const said = { bookings: { a: { total: 10, days: [{ day: '1', free: 2 }] }, b: { total: 5 } } }
const says = { bookings: { a: { total: 11, days: [{ day: '0', free: 1 }] }, b: { total: 5 } } }

const higher = {
	name: 'a higher total',
	rule: 'more costs more',
	at: /^bookings\/[^/]+\/total$/,
	is: ({ said, says }: { said: unknown; says: unknown }) => Number(says) > Number(said),
}
const days = { name: 'other days', rule: 'days are counted anew', at: /\/days\// }

test('every difference has its path, and entries of lists go by their day', () => {
	expect(compareWithNet(said, said).unexplained).toEqual([])
	expect(compareWithNet(said, says).unexplained).toEqual([
		{ path: 'bookings/a/total', said: 10, says: 11 },
		{ path: 'bookings/a/days/1', said: { day: '1', free: 2 }, says: undefined },
		{ path: 'bookings/a/days/0', said: undefined, says: { day: '0', free: 1 } },
	])
})

test('a rule explains what is at its place and is as it says, and one that explains nothing is named', () => {
	expect(compareWithNet(said, says, [higher, days])).toEqual({
		unexplained: [],
		unused: [],
		used: [
			{ name: 'a higher total', times: 1 },
			{ name: 'other days', times: 2 },
		],
	})
	expect(compareWithNet(says, said, [higher]).unexplained).toHaveLength(3)
	expect(compareWithNet(says, said, [higher]).unused).toEqual(['a higher total'])
})
