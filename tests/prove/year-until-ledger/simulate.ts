import { randomUUID } from 'node:crypto'
import type { Database } from '#db/connect.ts'
import { readAbout } from '#server/mail/about.ts'
import { openSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { createRandom } from '#tests/prove/year/random.ts'
import { createYearSite } from '#tests/prove/year/site.ts'
import { addDays, createModel, hotel, type Offer, offers, type Request } from './model.ts'
import { operations } from './operations.ts'
import type { World } from './world.ts'

const yearMs = 365 * 24 * 60 * 60_000
const mostDifferences = 10
const restartShare = 0.004
const outageShare = 0.02

type Options = { seed: number; steps: number; startsAt: number }

/**
 * A year at reception: random operations, each asked of the site and written into the model. After each, every night and
 * every unit of the months around today is compared, and the request that was last touched. Returns what differed.
 */
export async function simulateYear(database: Database, { seed, steps, startsAt }: Options) {
	const random = createRandom(seed)
	const clock = { now: startsAt }
	const today = () => new Date(clock.now - 5 * 60 * 60_000).toISOString().slice(0, 10)
	const { smtp, stop: stopSmtp } = await openSmtp()
	const site = await createYearSite(database, { clock, random, smtpUrl: smtp.url })
	const model = createModel()
	const differences: string[] = []
	let step = 0
	const differ = (what: string) => {
		if (differences.length < mostDifferences)
			differences.push(`seed ${seed}, step ${step}: ${what}`)
	}
	const world: World = {
		random,
		model,
		site,
		database,
		today,
		blocks: [],
		calendars: await addCalendars(database, clock.now),
		expectStatus(what, actual, expected) {
			if (actual !== expected) differ(`${what} answered ${actual} instead of ${expected}`)
			return actual === expected
		},
	}
	try {
		await setFacts(world)
		model.setRates({ camping: { year: 25_000 } })
		for (step = 1; step <= steps && differences.length < mostDifferences; step++) {
			clock.now += Math.floor((2 * yearMs * random.below(1000)) / 1000 / steps)
			if (random.chance(restartShare)) await site.restart()
			if (random.chance(outageShare)) smtp.behaviour = smtp.behaviour === 'ok' ? 'closing' : 'ok'
			await random.pick(operations)?.(world)
			await compareNights(world, differ)
			const touched = [...model.requests.values()].at(-1 - random.below(40))
			if (touched) await compareRequest(world, touched, differ)
		}
		for (const request of model.requests.values()) await compareRequest(world, request, differ)
		await compareLetters(world, differ)
		return { steps: step - 1, requests: model.requests.size, mails: smtp.mails.length, differences }
	} finally {
		await site.stop()
		await stopSmtp()
	}
}

async function setFacts({ site, expectStatus }: World) {
	const changes = offers.flatMap((offer) => [
		{ path: `offers.${offer}.units`, value: hotel[offer].units },
		...(offer === 'glamping'
			? [{ path: 'offers.glamping.people', value: hotel.glamping.people }]
			: []),
	])
	const changed = await site.owner('PATCH', '/api/content/facts', { changes })
	expectStatus('facts', changed.status, 200)
	expectStatus('publish', (await site.owner('POST', '/api/content/publish')).status, 200)
}

/** Adds calendars of other sites, which only the importing operation reads. */
async function addCalendars({ query }: Database, now: number): Promise<Map<Offer, string>> {
	const calendars = new Map<Offer, string>()
	for (const offer of ['cabin', 'glamping', 'camping', 'table', 'horses'] as const) {
		const id = randomUUID()
		await query
			.insertInto('imported_calendars')
			.values({
				id,
				offer,
				url: `https://example.com/${offer}.ics`,
				events: 0,
				next_read_at: now + 10 * yearMs,
				read_at: null,
				failing_since: null,
				error: null,
				told_at: null,
				skipped: '[]',
				skipped_count: 0,
				echoes: '[]',
			})
			.execute()
		calendars.set(offer, id)
	}
	return calendars
}

async function compareNights(
	{ model, site, random, today }: World,
	differ: (what: string) => void,
) {
	const range = { from: addDays(today(), -5), to: addDays(today(), 90) }
	const someHour = `${String(8 + random.below(10)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`
	for (const offer of offers)
		for (const hour of offer === 'table' || offer === 'horses' ? [null, someHour] : [null]) {
			const query = new URLSearchParams({ offer, ...range, ...(hour && { hour }) })
			const { status, body } = await site.call('GET', `/api/availability?${query}`)
			if (status !== 200) {
				differ(`availability of ${query} answered ${status} ${JSON.stringify(body)}`)
				continue
			}
			for (const { day, free } of body.days as unknown as { day: string; free: number }[]) {
				const expected =
					hour === null ? model.shown(offer, day, today()) : model.free(offer, day, hour, today())
				if (free !== expected)
					differ(`${offer} on ${day} ${hour ?? ''}: ${free} free, not ${expected}`)
			}
		}
}

async function compareRequest({ site }: World, expected: Request, differ: (what: string) => void) {
	const { body } = await site.call('GET', `/api/requests/${expected.key}`)
	const { state, from, to, people, total } = body
	const actual = { state, from, to, people, total }
	const wanted = {
		state: expected.state,
		from: expected.from,
		to: expected.to,
		people: expected.people,
		total: expected.isAgreed ? expected.total : null,
	}
	if (JSON.stringify(actual) !== JSON.stringify(wanted))
		differ(`${expected.id} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`)
}

/** Each letter names the price of its moment, and none went out before one that still waits. */
async function compareLetters({ database, model }: World, differ: (what: string) => void) {
	const rows = await database.query
		.selectFrom('outbox')
		.select(['enquiry_id', 'status', 'letter', 'position', 'about'])
		.where('recipient', '=', 'guest')
		.orderBy('position')
		.execute()
	const byRequest = Map.groupBy(rows, ({ enquiry_id }) => String(enquiry_id))
	for (const { id, letters } of model.requests.values()) {
		const its = byRequest.get(id) ?? []
		// The letter before arrival repeats the price on a day that the model does not know.
		const agreed = its.filter(({ about }) => readAbout(about).kind !== 'arrival')
		const priced = agreed.flatMap(({ letter }) => {
			const written = letter ? JSON.parse(letter).letter.rows : []
			return written.filter((row: { isMain?: boolean }) => row.isMain)
		})
		const prices = priced.map(({ value }: { value: string }) => {
			const digits = value.replace(/\D/g, '')
			return digits === '' ? null : Number(digits)
		})
		if (JSON.stringify(prices) !== JSON.stringify(letters))
			differ(`the letters of ${id} name ${prices}, not ${letters}`)
		const firstWaiting = its.findIndex(({ status }) => status === 'pending')
		if (firstWaiting >= 0 && its.slice(firstWaiting).some(({ status }) => status === 'sent'))
			differ(`a letter of ${id} overtook another`)
	}
}
