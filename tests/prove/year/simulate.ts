import type { Database } from '#db/connect.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { hotel, isBed, isTimed, offers, type Taking, takingsOf } from './hotel.ts'
import {
	block,
	calendarFile,
	changeRates,
	importCalendar,
	moveUnit,
	nests,
	unblock,
} from './hotel-operations.ts'
import { daysOf, inForce, isPartial, type Line, owed, totalOf } from './ledger.ts'
import * as operation from './operations.ts'
import { createRandom } from './random.ts'
import { createYearSite } from './site.ts'
import { someTime } from './terms.ts'
import { calendar, isOf, readStays, type Tracked, type World } from './world.ts'

const dayMs = 24 * 60 * 60_000
const restartShare = 0.004
/** A year has five thousand, also where fewer are made, so that a seed repeats. */
const operationsADay = 5000 / 365

/** How often each is drawn. */
const weights: [operation: (world: World) => Promise<unknown>, weight: number][] = [
	[operation.request, 4],
	[operation.offer, 3],
	[operation.accept, 3],
	[operation.confirm, 8],
	[operation.cancel, 1],
	[operation.decline, 1],
	[operation.reopen, 2],
	[operation.pay, 2],
	[operation.correct, 1],
	[operation.phone, 2],
	[operation.changePhone, 2],
	[changeRates, 1],
	[block, 1],
	[unblock, 1],
	[importCalendar, 1],
	[moveUnit, 1],
]
const drawn = weights.flatMap(([operation, weight]) =>
	Array(weight).fill(operation),
) as (typeof weights)[number][0][]

export type Kind = { name: string; count: number; example: string }
type Options = { seed: number; steps: number; startsAt: number; calls: 'all' | 'today' }

/**
 * A year at reception: random operations, each asked of the site and entered into the model. After each, the booking that was
 * touched and every night from today on are compared. Differences are counted by kind; a booking that differs is left alone
 * from then on, so that one fault hides no other.
 */
export async function simulateYear(database: Database, { seed, steps, startsAt, calls }: Options) {
	const random = createRandom(seed)
	const clock = { now: startsAt }
	const imported: World['imported'] = new Map()
	const fetchFeed = async (url: string) => calendarFile(imported.get(url) ?? [], url)
	// Numbers of its own, because how often the site is asked depends on how fast it is.
	const site = await createYearSite(database, { clock, random: createRandom(seed + 1), fetchFeed })
	const kinds = new Map<string, Kind>()
	let step = 0
	const differ = (name: string, what: string) => {
		const kind = kinds.get(name) ?? {
			name,
			count: 0,
			example: `seed ${seed}, step ${step}: ${what}`,
		}
		kinds.set(name, { ...kind, count: kind.count + 1 })
	}
	const world: World = {
		random,
		site,
		today: dayOf(startsAt),
		isToday: calls === 'today',
		rates: { year: {}, season: null, extra: null, childPercent: null },
		tracked: [],
		closed: new Map(),
		imported,
		differ,
	}
	const known = new Set<string>()
	try {
		await setUnits(world)
		await changeRates(world)
		for (step = 1; step <= steps; step++) {
			// At seven in the morning, when nothing of the day is past.
			clock.now = startsAt + Math.floor(step / operationsADay) * dayMs
			world.today = dayOf(clock.now)
			if (random.chance(restartShare)) await site.restart()
			const touched = await random.pick(drawn)?.(world)
			if (touched) await compareBooking(world, touched as Tracked)
			await compareNights(world, known)
		}
		for (const tracked of world.tracked) await compareBooking(world, tracked)
		const spoilt = world.tracked.filter((it) => it.spoilt).length
		return {
			steps: step - 1,
			bookings: world.tracked.length,
			spoilt,
			kinds: [...kinds.values()].sort((a, b) => b.count - a.count),
		}
	} finally {
		await site.stop()
	}
}

const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10)

async function setUnits({ site, differ }: World) {
	const changes = offers.map((offer) => ({ path: `offers.${offer}.units`, value: hotel[offer] }))
	const changed = await site.owner('PATCH', '/api/content/facts', { changes })
	const published = await site.owner('POST', '/api/content/publish')
	const named = await site.owner('PUT', '/api/units', { units: { glamping: nests } })
	const failed = [changed, published, named].find(({ status }) => status !== 200)
	if (failed) differ('preparation', JSON.stringify(failed.body))
}

type Shown = {
	total?: number | null
	isPartial?: boolean
	state?: string
	received?: number
	receivedPesos?: number
	owed?: number
	balance?: number | null
	refund?: number
	agreement?: { lines: Line[] } | null
}

async function compareBooking(world: World, tracked: Tracked) {
	if (tracked.spoilt && tracked.spoilt.length > 0) return
	if (!tracked.spoilt) {
		const wrong = [...(await wrongFigures(world, tracked)), ...(await wrongDays(world, tracked))]
		const isTotalWrong = wrong.some(({ field }) => field === 'total')
		for (const { field, actual, expected } of wrong.filter(
			({ field }) => !(isTotalWrong && field === 'owed'),
		))
			world.differ(
				`${tracked.did}: ${field}`,
				`${tracked.id} has ${field} ${actual} instead of ${expected}`,
			)
		if (wrong.length === 0) return
	}
	tracked.spoilt = await takenBy(world, tracked)
}

/** Fields that the site does not have yet are a difference of their own, and the older ones are compared. */
async function wrongFigures(world: World, { id, booking, did }: Tracked) {
	const { isToday, site, differ } = world
	const answer = await site.owner('GET', `/api/enquiries/${id}/stay`)
	let shown = answer.body as Shown
	if (answer.status !== 200) {
		if (!isToday) differ(`phone: stay answered ${answer.status}`, id)
		const { pesos = null } = (await site.owner('GET', `/api/blocks/${id}`)).body
		shown = {
			state: 'confirmed',
			total: pesos,
			receivedPesos: booking.received,
			balance: (pesos ?? 0) - booking.received,
		}
	}
	const lines = inForce(booking)?.lines ?? []
	const orZero = (total: number | null | undefined) =>
		lines.length === 0 ? (total ?? 0) : (total ?? null)
	const received = shown.received ?? shown.receivedPesos
	const left = shown.owed ?? (shown.balance ?? 0) - (shown.refund ?? 0)
	// Today's site says what is left only of a booking that is on, or was.
	const isOwedShown = shown.owed !== undefined || ['confirmed', 'cancelled'].includes(booking.state)
	const compared = [
		{ field: 'state', actual: shown.state, expected: booking.state },
		// Open: whether an agreement without lines has a total of 0 or none. Read: both are right.
		{ field: 'total', actual: orZero(shown.total), expected: orZero(totalOf(booking)) },
		{
			field: 'isPartial',
			actual: shown.isPartial ?? false,
			expected:
				totalOf(booking) === null || answer.status !== 200
					? (shown.isPartial ?? false)
					: isPartial(booking),
		},
		{ field: 'received', actual: received, expected: booking.received },
		...(isOwedShown ? [{ field: 'owed', actual: left, expected: owed(booking) }] : []),
	]
	if (!isToday && answer.status === 200) {
		for (const field of ['received', 'owed'] as const)
			if (shown[field] === undefined) differ(`stay without \`${field}\``, did)
		const written = shown.agreement?.lines ?? []
		if (written.some((line) => line.day === undefined)) differ('stay without lines by day', did)
		else
			compared.push({ field: 'lines', actual: asText(written), expected: asText(lines) } as never)
	}
	return compared.filter(({ actual, expected }) => actual !== expected)
}

const asText = (lines: readonly Line[]) =>
	lines
		.map(({ day, offer, time, units, people, ages, pesos }) =>
			day === null
				? `correction ${pesos}`
				: [day, offer, time, offer && units, people, ages.toSorted().join('+'), pesos].join(' '),
		)
		.sort()
		.join(', ')

async function wrongDays(world: World, tracked: Tracked) {
	const { booking, id } = tracked
	const isQuote = booking.state === 'offered' || booking.state === 'accepted'
	const first = isQuote ? world.today : addDays(world.today, -40)
	// Named units have rows of their own, so units are added up.
	const asText = (takings: readonly Taking[]) => {
		const when = ({ offer, day, time }: Taking) => [day, offer, time].join(' ')
		const seen = Map.groupBy(
			takings.filter(({ day }) => day >= first),
			when,
		)
		const units = (all: Taking[]) => all.reduce((sum, { units }) => sum + (units ?? 0), 0)
		return [...seen]
			.map(([at, all]) => `${at} ${units(all)}`)
			.sort()
			.join(', ')
	}
	const actual = asText(await takenBy(world, tracked))
	const expected = asText(takingsOf(id, booking, world.today))
	return actual === expected ? [] : [{ field: 'days taken', actual, expected }]
}

/** What the site says that the booking takes. */
async function takenBy({ site, today }: World, { id }: Tracked): Promise<Taking[]> {
	const rows = await readStays(site, addDays(today, -40), addDays(today, 120))
	return rows
		.filter((row) => isOf(row, id))
		.flatMap(({ offer, from, to, units, hour: time, heldUntil: until }) =>
			daysOf({ from, to: isBed(offer) ? to : from }).map((day) => ({
				by: id,
				offer,
				day,
				units,
				time,
				until,
			})),
		)
}

/** A day that differs is told once. */
async function compareNights(world: World, known: Set<string>) {
	const { site, random, today, differ } = world
	const time = someTime(random)
	const { free } = calendar(world)
	for (const offer of offers) {
		const hour = isTimed(offer) ? time : null
		const query = new URLSearchParams({
			offer,
			from: today,
			to: addDays(today, 90),
			...(hour && { hour }),
		})
		const { body } = await site.call('GET', `/api/availability?${query}`)
		for (const it of body.days as unknown as { day: Day; free: number }[]) {
			const expected = free(offer, it.day, hour)
			if (it.free === expected || known.has(`${offer} ${it.day}`)) continue
			known.add(`${offer} ${it.day}`)
			differ(`free: ${offer}`, `${it.day} ${hour ?? ''} has ${it.free} instead of ${expected}`)
		}
	}
}
