import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, DatabasePlace } from '#db/connect.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { insertMany } from '#tests/helpers/stays.ts'
import { onBothDatabases } from './kit/both-databases.ts'
import { report } from './kit/report.ts'
import { ask } from './kit/requests.ts'
import { forgetLimits, lookInto } from './kit/stored.ts'

const rounds = commandLine.rounds(200)
const requestsARound = 12
const nightsARound = 3
const password = 'la-clave-de-la-casa'

const figures: Record<string, object> = {}
const bars: Bar[] = []
await onBothDatabases(prove)
report('kill-confirming', figures, bars)

async function prove(kind: string, server?: TestPostgres) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-confirm-'))
	const place = { dataDir, url: await server?.createDatabase() }
	const confirmed = new Set<string>()
	const findings: string[] = []
	try {
		for (let round = 0; round < rounds; round++) {
			const site = await start(place)
			const ids = await lookInto(place, async (database) => {
				await forgetLimits(database)
				findings.push(...(await contradictions(database, confirmed)))
				return await newRequests(database, round)
			})
			await killWhileConfirming(site, ids, confirmed)
		}
		await (await start(place)).stop()
		await lookInto(place, async (database) => {
			findings.push(...(await contradictions(database, confirmed)))
		})
	} finally {
		await rm(dataDir, { recursive: true, force: true })
	}
	figures[kind] = {
		kills: rounds,
		confirmed: confirmed.size,
		findings: [...new Set(findings)].slice(0, 10),
	}
	bars.push(
		{ name: `${kind}: confirmed`, value: confirmed.size, atLeast: rounds },
		{ name: `${kind}: lost or contradicting`, value: findings.length, atMost: 0 },
	)
}

async function start({ dataDir, url }: DatabasePlace): Promise<SiteProcess> {
	return await startSite({
		DATA_DIR: dataDir,
		DATABASE_URL: url ?? '',
		TRUST_PROXY: 'true',
		SAMPLE_REVIEWS: 'off',
		ADMIN_PASSWORD: password,
		LOG_LEVEL: 'silent',
	})
}

/** Four requests for each night, and nights of its own for each round. */
async function newRequests(database: Database, round: number): Promise<string[]> {
	const bookings = Array.from({ length: requestsARound }, (_, index) => {
		// Nights are bookable for two years.
		const ahead = 1 + ((round * nightsARound + (index % nightsARound)) % 700)
		const from = addDays(dayInBogota(Date.now()), ahead)
		return { bookingId: randomUUID(), ArrivalDate: from, DepartureDate: addDays(from, 1) }
	})
	await insertMany(database, bookings)
	return bookings.map(({ bookingId }) => bookingId)
}

async function killWhileConfirming(site: SiteProcess, ids: string[], confirmed: Set<string>) {
	const signedIn = await ask(`${site.url}/api/auth`, { body: { name: 'admin', password } })
	const headers = { 'x-auth-token': JSON.parse(signedIn.body).token }
	const before = 1 + Math.floor(Math.random() * (ids.length - 1))
	const moment = Promise.withResolvers<void>()
	let answered = 0
	const confirming = ids.map(async (id) => {
		const url = `${site.url}/api/enquiries/${id}/confirm`
		const response = await ask(url, { body: {}, headers }).catch(() => undefined)
		if (response?.status === 200) confirmed.add(id)
		else if (response && response.status !== 409)
			throw new Error(`${response.status} ${response.body}`)
		answered += 1
		if (answered >= before) moment.resolve()
	})
	await Promise.race([moment.promise, Promise.all(confirming)])
	await sleep(Math.random() * 5)
	const exited = once(site.process, 'exit')
	site.process.kill('SIGKILL')
	await Promise.all([exited, ...confirming])
}

async function contradictions({ query }: Database, acknowledged: Set<string>): Promise<string[]> {
	const requests = await query.selectFrom('stay_requests').select(['enquiry_id', 'state']).execute()
	const takes = await query.selectFrom('takes').select(['id', 'enquiry_id']).execute()
	const days = await query.selectFrom('taken_days').select(['take_id', 'day']).execute()
	const histories = await query.selectFrom('stay_history').select('enquiry_id').execute()
	const confirmed = new Set(
		requests.filter(({ state }) => state === 'confirmed').map((it) => it.enquiry_id),
	)
	const holders = takes.map((it) => String(it.enquiry_id))
	const twice = Map.groupBy(days, ({ day }) => day)
	return [
		...[...acknowledged].filter((id) => !confirmed.has(id)).map((id) => `lost ${id}`),
		...[...confirmed].filter((id) => !holders.includes(id)).map((id) => `${id} has no units`),
		...holders.filter((id) => !confirmed.has(id)).map((id) => `units without ${id}`),
		...takes
			.filter(({ id }) => !days.some(({ take_id }) => take_id === id))
			.map(({ id }) => `take ${id} has no days`),
		...[...twice].filter(([, those]) => those.length > 1).map(([day]) => `${day} is taken twice`),
		...(histories.length === confirmed.size ? [] : ['history and confirmations differ']),
	]
}
