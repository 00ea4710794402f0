import type { Transaction } from '#db/connect.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import {
	type HadUnits,
	type NamedUnit,
	namedUnitsOf,
	unitsToKeep,
	unitsToTake,
} from '#domain/stays/named-units.ts'
import type { Day } from '#domain/time/dates.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'
import { addUnitTakes, nightsTaken, type UnitTaking } from './units-repository.ts'

type UnitIds = readonly string[]

/**
 * Gives each take its named units: those that are free on all of its nights, first those it has `kept` from before. Where the nights
 * are so scattered that none is, the take has fewer names than units: the owner's calendar says so, and the feed of each unit
 * has it, because it may be in any of them.
 */
export async function nameUnits(
	transaction: Transaction,
	takings: readonly UnitTaking[],
	{ today, kept = [] }: { today: Day; kept?: readonly UnitIds[] },
) {
	const names = await readStaySetting(transaction, 'stays.units')
	const namedSoFar = takings.map(() => 0)
	const nameFrom = async (index: number, choose: (units: NamedUnit[]) => NamedUnit[]) => {
		const { id, offer, from, to, units: count } = takings[index] as UnitTaking
		const units = choose(namedUnitsOf(names, offer))
		if (units.length === 0 || !isNightly(offer)) return
		const taken = new Set((await nightsTaken(transaction, { offer, from, to, today })).keys())
		const missing = count === null ? null : count - (namedSoFar[index] ?? 0)
		const own = unitsToTake(units, taken, missing)
		if (own.length === 0) return
		namedSoFar[index] = own.length
		await addUnitTakes(transaction, id, own)
	}
	// Reassign previous units first, then fill up.
	for (const [index, ids] of kept.entries())
		if (ids.length > 0) await nameFrom(index, (units) => units.filter(({ id }) => ids.includes(id)))
	for (const index of takings.keys()) await nameFrom(index, (units) => units)
}

/**
 * The takes of a changed booking, and the units that each keeps: slept nights keep theirs. Where the room of a guest who is
 * here is not free on all nights to come, the take is split on the first that is taken: the guest moves as late as possible.
 */
export async function splitWhereMoved<Part extends Omit<UnitTaking, 'id'>>(
	transaction: Transaction,
	takings: readonly Part[],
	{ today, had }: { today: Day; had: readonly HadUnits[] },
): Promise<{ parts: Part[]; kept: UnitIds[] }> {
	// Having had units before does not mean having slept in them: the stay may begin today.
	const hasBegun = (all: readonly { offer: string; from: Day }[], offer: OfferId) =>
		all.some((it) => it.offer === offer && it.from < today)
	const hasSlept = ({ offer, from }: Part) =>
		isNightly(offer) && from <= today && hasBegun(had, offer) && hasBegun(takings, offer)
	const pieces = takings.flatMap((taking, index) => {
		const parts = hasSlept(taking) ? cutWhereSlept(taking, had, today) : [taking]
		return parts.map((part) => ({ part, index }))
	})
	const partsOf = (all: readonly { part: Part }[]) => all.map(({ part }) => part)
	const units = unitsToKeep(partsOf(pieces), had)
	const split: { part: Part; index: number; ids?: UnitIds }[] = []
	for (const [place, { part, index }] of pieces.entries()) {
		if (!hasSlept(takings[index] as Part)) {
			split.push({ part, index })
			continue
		}
		const before = split.at(-1)?.index === index ? split.at(-1) : undefined
		const own = units[place] ?? []
		const ids = part.from === today && before?.ids?.length ? before.ids : own
		const to = part.from === today ? await endOfStayIn(transaction, ids, part, today) : part.to
		if (before && `${before.ids}` === `${ids}`) before.part = { ...before.part, to }
		else if (part.from < to) split.push({ part: { ...part, to }, index, ids })
		if (to < part.to) split.push({ part: { ...part, from: to }, index })
	}
	const others = unitsToKeep(partsOf(split), had)
	return {
		parts: partsOf(split),
		kept: split.map(({ ids }, index) => ids ?? others[index] ?? []),
	}
}

/** The slept nights by the takes they were slept in, then the nights to come. */
function cutWhereSlept<Part extends Omit<UnitTaking, 'id'>>(
	taking: Part,
	had: readonly HadUnits[],
	today: Day,
): Part[] {
	const { offer, from, to } = taking
	const begun = had.filter((it) => it.offer === offer && from < it.from && it.from < today)
	const cuts = [from, ...begun.map((it) => it.from).sort(), today].filter((day) => day < to)
	const days = [...new Set(cuts)]
	return days.map((day, index) => ({ ...taking, from: day, to: days[index + 1] ?? to }))
}

/** The first night to come on which not enough of these units are free. */
async function endOfStayIn(
	transaction: Transaction,
	ids: UnitIds,
	{ offer, to, units }: Omit<UnitTaking, 'id'>,
	today: Day,
): Promise<Day> {
	if (ids.length === 0) return to
	const taken = await nightsTaken(transaction, { offer, from: today, to, today })
	const ends = ids.map((id) => taken.get(id) ?? to).sort()
	return ends.at(-Math.min(units ?? ids.length, ids.length)) ?? to
}
