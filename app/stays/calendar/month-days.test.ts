import { expect, test } from 'vitest'
import type { DayLevel } from '#domain/stays/availability.ts'
import { addressOf, daysOf } from './month-days.ts'

const levels: DayLevel[] = Array.from({ length: 31 }, (_, index) =>
	index < 9 ? 'past' : index === 13 ? 'full' : 'free',
)
const choices = (from?: string) =>
	daysOf('2026-12', levels, { from }).map(({ choice }) => choice?.[0] ?? '-')

test('without an arrival, every day that is neither past nor full can be one', () => {
	expect(choices().join('')).toBe(`---------aaaa-${'a'.repeat(17)}`)
})

test('after an arrival, days to leave on end with the first full night; later ones begin anew', () => {
	expect(choices('2026-12-12').join('')).toBe(`---------aaadd${'a'.repeat(17)}`)
	expect(choices('2026-11-30').slice(0, 14).join('')).toBe('dddddddddddddd')
})

test('a departure leads to the form with both days', () => {
	const context = { offer: 'cabin', from: '2026-12-12', locale: 'en' } as const
	const day = { day: '2026-12-14', level: 'full', price: '', choice: 'departure' } as const
	expect(addressOf(day, context)).toBe('/en/booking?for=cabin&from=2026-12-12&to=2026-12-14')
	expect(addressOf({ ...day, choice: 'arrival' }, context)).toBe('?from=2026-12-14#calendar')
})
