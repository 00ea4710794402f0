import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { daysTaken, type Taking } from '#domain/offers/item.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { addDays } from '#domain/time/dates.ts'
import { itemsAfter } from './past-phone-items.ts'

const dayOf = (number: number) => addDays('2027-01-10', number)

/** The items are of few offers and on few days, so that many of them meet. */
const takings = fc
	.record({
		offer: fc.constantFrom('cabin', 'glamping', 'table'),
		start: fc.nat(5),
		nights: fc.integer({ min: 1, max: 4 }),
		units: fc.constantFrom(1, 2),
	})
	.map(({ offer, start, nights, units }): Taking => {
		const to = dayOf(isNightly(offer) ? start + nights : start)
		return { offer, from: dayOf(start), to, units, hour: null }
	})

/** How many units of each offer are taken on each day. */
function unitsOf(items: readonly Taking[]) {
	const units = new Map<string, number>()
	for (const item of items)
		for (const day of daysTaken(item)) {
			const key = `${item.offer} ${day}`
			units.set(key, (units.get(key) ?? 0) + (item.units ?? 0))
		}
	return units
}

const [arrival, today] = [dayOf(0), dayOf(2)]
const two: Taking = { offer: 'camping', from: arrival, to: dayOf(5), units: 2, hour: null }
const one = { ...two, units: 1 }

function refusalOf(sent: readonly Taking[], before: readonly Taking[]) {
	try {
		itemsAfter(sent, { before, today })
	} catch (problem) {
		if (problem instanceof AppError) return problem.errors
		throw problem
	}
}

test('one of two tents leaves today or later, in either order, without a third on record', () => {
	for (const to of [dayOf(2), dayOf(3)]) {
		const short = { ...one, to }
		for (const sent of [
			[short, one],
			[one, short],
		])
			expect(itemsAfter(sent, { before: [two], today })).toEqual(sent)
		expect(refusalOf([short, one, { ...one, to: dayOf(4) }], [two])).toEqual([
			{ field: 'units', code: 'errPastNights' },
		])
	}
})

test('the units of nights that were slept stay, and more come as an item of their own', () => {
	const table: Taking = { ...one, offer: 'table', from: dayOf(3), to: dayOf(3) }
	expect(refusalOf([table, two], [one])).toEqual([{ field: 'more.0.units', code: 'errPastNights' }])
	expect(refusalOf([{ ...two, units: null }], [one])).toBe(undefined)
	const further = { ...one, from: today }
	expect(itemsAfter([one, further], { before: [one], today })).toEqual([one, further])
	// On the day of departure one of two stays on.
	const leaving = { ...two, to: today }
	const split = [{ ...one, to: today }, one]
	expect(itemsAfter(split, { before: [leaving], today })).toEqual(split)
})

test('two items that are sent as one of both are one', () => {
	expect(itemsAfter([two], { before: [one, one], today })).toEqual([two])
	const further = { ...one, from: today }
	expect(itemsAfter([two, further], { before: [one, one], today })).toEqual([two, further])
})

test('whatever is changed day after day, past days stay as they were, and coming ones are as sent', () => {
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
				const [wasSent, before, now] = [unitsOf(sent), unitsOf(stored), unitsOf(after)]
				for (const key of new Set([...before.keys(), ...now.keys()])) {
					const isPast = (key.split(' ')[1] as string) < today
					const [had, asked, has] = [before, wasSent, now].map((it) => it.get(key) ?? 0)
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
