import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { daysTaken, type Taking } from '#domain/offers/item.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { addDays } from '#domain/time/dates.ts'
import { itemsAfter } from './past-items.ts'

const dayOf = (number: number) => addDays('2027-01-10', number)

/** Of two offers of beds and a table, on few days: many of them meet. */
const takings = fc
	.record({
		offer: fc.constantFrom('cabin', 'glamping', 'table'),
		start: fc.nat(5),
		nights: fc.integer({ min: 1, max: 4 }),
	})
	.map(({ offer, start, nights }): Taking => {
		const to = dayOf(isNightly(offer) ? start + nights : start)
		return { offer, from: dayOf(start), to, units: 1, hour: null }
	})

/** How many items have this offer on each day. */
function countsOf(items: readonly Taking[]) {
	const days = items.flatMap((item) => daysTaken(item).map((day) => `${item.offer} ${day}`))
	return Map.groupBy(days, (day) => day)
}

test('of two tents one leaves earlier, and no third was ever there', () => {
	const [from, today] = [dayOf(0), dayOf(2)]
	const two: Taking = { offer: 'camping', from, to: dayOf(5), units: 2, hour: null }
	const [short, long] = [
		{ ...two, to: dayOf(3), units: 1 },
		{ ...two, units: 1 },
	]
	expect(itemsAfter([short, long], { before: [two], today })).toEqual([short, long])
	const three = [short, long, { ...long, to: dayOf(4) }]
	expect(() => itemsAfter(three, { before: [two], today })).toThrow()
})

test('whatever is changed day after day, what was stays, and what comes is what was sent', () => {
	const changes = fc.array(fc.array(takings, { minLength: 1, maxLength: 3 }), { maxLength: 8 })
	let accepted = 0
	fc.assert(
		fc.property(takings, changes, fc.boolean(), (first, sentByDay, startsFromStored) => {
			let stored = [first]
			for (const [number, random] of sentByDay.entries()) {
				const today = dayOf(number)
				const [head, ...others] = stored as [Taking, ...Taking[]]
				// Often what a host does: the same booking with another departure.
				const to = random[0]?.to ?? head.to
				const moved = isNightly(head.offer) && to > head.from ? { ...head, to } : head
				const sent = startsFromStored ? [moved, ...others] : random
				const after = changed(sent, stored, today)
				if (!after) continue
				accepted += 1
				const [wasSent, before, now] = [countsOf(sent), countsOf(stored), countsOf(after)]
				for (const key of new Set([...before.keys(), ...now.keys()])) {
					const isPast = (key.split(' ')[1] as string) < today
					const [had, asked, has] = [before, wasSent, now].map((it) => it.get(key)?.length ?? 0)
					// Days that were stay as they were; those to come are as they were sent.
					expect({ key, has }).toEqual({ key, has: isPast ? had : asked })
				}
				stored = after
			}
		}),
		{ numRuns: 1_000 },
	)
	expect(accepted).toBeGreaterThan(100)
})

function changed(sent: readonly Taking[], before: readonly Taking[], today: string) {
	try {
		return itemsAfter(sent, { before, today })
	} catch (problem) {
		if (problem instanceof AppError) return undefined
		throw problem
	}
}
