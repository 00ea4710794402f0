import type { Query } from '#db/connect.ts'
import { isNightly, isTimed, type OfferId } from '#domain/offers/offers.ts'
import { isAtSameTime } from '#domain/stays/availability.ts'
import { figuresOf, type Offer } from '#domain/stays/offer.ts'
import type { Overbooked } from '#domain/stays/responses/overbooked-response.ts'
import { excessOn } from '#domain/stays/sold-twice.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { type FoundTake, readTakes } from '#server/stays/store/read-takes.ts'
import { readImportedCalendars, readOverbookedDays, readSoldOn } from './feeds-repository.ts'

type Context = { offers: readonly Offer[]; today: Day }

/** Nights, tables, rides and packages from today on that were sold here and on another site, more often than there are units. Earliest first. */
export async function findOverbooked(query: Query, context: Context): Promise<Overbooked[]> {
	const calendars = await readImportedCalendars(query)
	const hosts = new Map(calendars.map(({ id, url }) => [id, new URL(url).host]))
	const offers = [...new Set(calendars.map(({ offer }) => offer as OfferId))]
	const found: Overbooked[] = []
	for (const offer of offers) found.push(...(await overbookedOf(query, offer, hosts, context)))
	return found.sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** How many units too many are sold on each day; of tables and horses, at its fullest time. */
export async function excessByDay(query: Query, offer: OfferId, { offers, today }: Context) {
	const total = figuresOf(offer, offers).units
	if (total === null) return new Map<Day, number>()
	const found = await readOverbookedDays(query, { offer, total, today })
	if (!isTimed(offer)) return new Map(found.map(({ day, units }) => [day, units - total]))
	const days = found.map(({ day }) => day)
	const sold = Map.groupBy(await readSoldOn(query, { offer, days, today }), ({ day }) => day)
	return new Map(
		days
			.map((day) => [day, excessOn({ offer, total }, sold.get(day) ?? [])] as const)
			.filter(([, excess]) => excess > 0),
	)
}

async function overbookedOf(
	query: Query,
	offer: OfferId,
	hosts: ReadonlyMap<string, string>,
	context: Context,
): Promise<Overbooked[]> {
	const days = [...(await excessByDay(query, offer, context))]
	const [first, last] = [days[0]?.[0], days.at(-1)?.[0]]
	if (first === undefined || last === undefined) return []
	const range = { from: first, to: addDays(last, 1) }
	const takes = (await readTakes(query, range, context.today, offer)).filter(
		({ kind }) => kind !== 'blocked',
	)
	const ranges: (Overbooked & { ids: string })[] = []
	for (const [day, excess] of days) {
		const there = takes.filter(({ from_day, to_day }) =>
			isNightly(offer) ? from_day <= day && day < to_day : from_day <= day && day <= to_day,
		)
		const by = there.filter((take) => there.some((other) => isMet(offer, take, other)))
		const ids = by.map(({ id }) => id).join()
		const before = ranges.at(-1)
		if (before?.to === day && before.ids === ids) before.to = addDays(day, 1)
		else ranges.push({ offer, from: day, to: addDays(day, 1), excess, ...sidesOf(by, hosts), ids })
	}
	return ranges.map(({ ids: _, ...range }) => range)
}

/** Whether guests of this site and of another are there at the same time. */
function isMet(offer: OfferId, take: FoundTake, other: FoundTake): boolean {
	const isOther = (take.kind === 'imported') !== (other.kind === 'imported')
	return isOther && isAtSameTime(offer, take, other)
}

function sidesOf(takes: FoundTake[], hosts: ReadonlyMap<string, string>) {
	const here = takes.filter(({ kind }) => kind !== 'imported')
	const there = takes.flatMap(({ calendar_id }) => hosts.get(calendar_id ?? '') ?? [])
	return {
		here: here.map((take) => ({
			request: take.enquiry_id,
			reference: take.reference,
			guest: take.name ?? take.guest ?? '',
			from: take.from_day,
			to: take.to_day,
		})),
		there: [...new Set(there)],
	}
}
