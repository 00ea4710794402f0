import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '#tests/helpers/database/postgres.ts'
import { aBooking, aContact } from '#tests/helpers/enquiries.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { report } from './kit/report.ts'
import { aReviewPost, ask, isDeliberate503 } from './kit/requests.ts'
import { forgetLimits, lookInto } from './kit/stored.ts'

const answerWithinMs = 2_000
const healWithinMs = 5_000
const burst = 40

await using cleanUp = new AsyncDisposableStack()
const postgres = await startPostgres()
cleanUp.defer(() => postgres.stop())
const environment = {
	DATABASE_URL: await postgres.createDatabase(),
	ADMIN_PASSWORD: 'la-clave-de-la-casa',
	TRUST_PROXY: 'true',
	LOG_LEVEL: 'silent',
}
const warm = await startSite(environment)
cleanUp.defer(() => warm.remove())
const cold = await startSite(environment)
cleanUp.defer(() => cold.remove())
const figures: Record<string, object> = {}
const bars: Bar[] = []

const login = { name: 'admin', password: environment.ADMIN_PASSWORD }
const { token } = JSON.parse((await ask(`${warm.url}/api/auth`, { body: login })).body)
const owner = { 'x-auth-token': token }
// Until the notice of the first version has arrived and pages have been rendered again.
await sleep(1_000)
await askPages(warm.url)
await outage('frozen', postgres.freeze, async () => postgres.thaw())
await outage('stopped and started', () => postgres.halt('SIGINT'), postgres.relaunch)
report('postgres-frozen', figures, bars)

async function outage(name: string, begin: () => Promise<void>, end: () => Promise<void>) {
	await begin()
	const wrong: string[] = []
	const calls: number[] = []
	const pages: number[] = []
	for (let round = 0; round < commandLine.rounds(5); round++) {
		// The slower of the two must not hide behind the other.
		const [apiMs, pageMs] = await Promise.all([askApi(wrong), askPages(warm.url, wrong)])
		calls.push(...apiMs)
		pages.push(...pageMs)
	}
	const unseen = await askPages(cold.url, wrong)
	const ids = await refusedBookings(wrong, calls)
	await end()
	const healMs = await heal()
	await lookInto({ dataDir: '', url: environment.DATABASE_URL }, forgetLimits)
	// Sent again after a refusal too, as the page advises the visitor.
	for (const bookingId of ids) {
		const { status } = await ask(`${warm.url}/api/bookings`, { body: aBooking({ bookingId }) })
		if (status !== 200 && status !== 201) wrong.push(`again: ${status}`)
	}
	figures[name] = {
		apiCalls: calls.length,
		apiMaxMs: Math.round(Math.max(...calls)),
		pages: pages.length,
		pageMaxMs: Math.round(Math.max(...pages)),
		unseenPageMaxMs: Math.round(Math.max(...unseen)),
		healMs: Math.round(healMs),
		wrong: wrong.slice(0, 5),
	}
	bars.push(
		{ name: `${name}: other than 503, or 200 for pages`, value: wrong.length, atMost: 0 },
		{ name: `${name}: slowest API answer, ms`, value: Math.max(...calls), atMost: answerWithinMs },
		{ name: `${name}: slowest page, ms`, value: Math.max(...pages), atMost: answerWithinMs },
		{ name: `${name}: ms until all is well`, value: healMs, atMost: healWithinMs },
	)
}

/** Every call that needs the database, all at once. */
async function askApi(wrong: string[]): Promise<number[]> {
	const calls: [path: string, options?: Parameters<typeof ask>[1]][] = [
		['/api/ready'],
		// Without a limit the list may come from the cache of pages, which is fine.
		['/api/reviews?limit=20'],
		['/api/ticket'],
		[`/api/bookings/${randomUUID()}/calendar.ics`],
		['/api/auth', { headers: owner }],
		['/api/enquiries', { headers: owner }],
		['/api/auth', { body: login }],
		['/api/create', { body: aReviewPost() }],
		['/api/bookings', { body: aBooking() }],
		['/api/contact', { body: aContact() }],
	]
	return await Promise.all(
		calls.map(async ([path, options]) => {
			const response = await ask(warm.url + path, options)
			if (!isDeliberate503(response)) wrong.push(`${path} ${response.status} ${response.body}`)
			return response.ms
		}),
	)
}

async function askPages(url: string, wrong: string[] = []): Promise<number[]> {
	return await Promise.all(
		everyPage.map(async ({ path }) => {
			const { status, ms } = await ask(url + path)
			if (status !== 200) wrong.push(`${path} ${status}`)
			return ms
		}),
	)
}

/** More requests at once than connections to the database. */
async function refusedBookings(wrong: string[], times: number[]): Promise<string[]> {
	const ids = Array.from({ length: burst }, () => randomUUID())
	await Promise.all(
		ids.map(async (bookingId) => {
			const response = await ask(`${warm.url}/api/bookings`, { body: aBooking({ bookingId }) })
			times.push(response.ms)
			if (!isDeliberate503(response)) wrong.push(`burst ${response.status} ${response.body}`)
		}),
	)
	return ids
}

async function heal(): Promise<number> {
	const endedAt = performance.now()
	const isWell = async () => {
		const responses = [
			await ask(`${warm.url}/api/ready`),
			await ask(`${warm.url}/api/reviews`),
			await ask(`${warm.url}/api/bookings`, { body: aBooking() }),
		]
		return responses.every(({ status }) => status < 300)
	}
	while (!(await isWell()) && performance.now() - endedAt < 30_000) await sleep(50)
	return performance.now() - endedAt
}
