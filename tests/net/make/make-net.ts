import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { rowsOf, tablesInOrder } from '#db/backup/contents.ts'
import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { askAll } from '../ask.ts'
import { loadNet } from '../load-net.ts'
import {
	type Answers,
	type Net,
	type NetTable,
	readRows,
	writeAnswers,
	writeRows,
} from '../net-files.ts'
import { openNetSite } from '../net-site.ts'
import { addDays, createStories, timeAt } from './clock.ts'
import { insertEarlierVersions } from './earlier-versions.ts'
import { makeRepeatable } from './repeatable.ts'
import { changes, extremes, guestsOfTheHouse } from './stories/agreements.ts'
import { deposits } from './stories/deposits.ts'
import { blocks, phone } from './stories/phone.ts'
import { requests } from './stories/requests.ts'
import { importDays, openHouse, otherSites, runningTheHouse } from './stories/running-the-house.ts'
import { createTold, type Story } from './story.ts'

const seed = 20_280_229
/** Earlier versions of the site ran before it. */
const opensOn = '2026-05-02'
const endsOn = '2028-02-29'
const now = timeAt(endsOn, '18:30')

const stories: Story[] = [
	...[...runningTheHouse, ...requests, ...guestsOfTheHouse, ...changes, ...deposits],
	...[...phone, ...blocks, ...extremes],
]

const earlier = 'as an earlier version stored it'

/** Sessions, limits, reviews and pictures: nothing of it concerns a booking. */
const leftOut = [
	...['sessions', 'credentials', 'invitations', 'two_factor', 'recovery_codes', 'login_failures'],
	...['rate_limits', 'spent_proofs', 'reviews', 'review_scores', 'picture_files', 'picture_uses'],
]

const { newId } = makeRepeatable(seed)
const storyOf = new Map<string, string>()
const net = await inNewDatabase(tellEverything)
await writeRows(net)
const answers = await inNewDatabase(async (database) => {
	await loadNet(database, await readRows())
	await migrate(database)
	const site = await openNetSite(database, { clock: { now } })
	return await askAll(site, now).finally(site.close)
})
await writeAnswers({ stories: storiesIn(answers), ...answers })
const count = (of: object) => Object.keys(of).length
process.stdout.write(
	`${count(answers.bookings)} booking requests, ${count(answers.phone)} bookings by phone, ${count(answers.messages)} messages\n`,
)

function storiesIn({ bookings, phone }: Pick<Answers, 'bookings' | 'phone'>) {
	const requests = Object.entries(bookings).map(([reference, it]) => {
		const { id } = (it as { row: { id: string } }).row
		return [reference, storyOf.get(id) ?? earlier]
	})
	const calls = Object.keys(phone).map((id) => [id, storyOf.get(id) ?? earlier])
	return Object.fromEntries([...requests, ...calls]) as Answers['stories']
}

async function inNewDatabase<Result>(work: (database: Database) => Promise<Result>) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-net-'))
	const database = await openDatabase({ dataDir })
	try {
		return await work(database)
	} finally {
		await database.close()
		await rm(dataDir, { recursive: true, force: true })
	}
}

async function tellEverything(database: Database): Promise<Net> {
	await insertEarlierVersions(database, newId)
	await migrate(database)
	const clock = { now: timeAt(opensOn, '06:00') }
	const others = otherSites()
	const site = await openNetSite(database, { clock, fetchFeed: others.read })
	await openHouse(site)
	const refused: string[] = []
	const { until, tell } = createStories(clock)
	let number = 0
	const told = stories.flatMap(({ name, times, tell: tellOne }) =>
		Array.from({ length: times }, (_, n) => {
			number += 1
			const story = createTold(
				{ site, clock, until, newId, stories: storyOf, refused },
				{ name: `${name} (${n})`, number },
			)
			return async () => await tellOne(story, n)
		}),
	)
	const everyMorning = async () => {
		for (let day = addDays(opensOn, 1); day <= endsOn; day = addDays(day, 1)) {
			await until(timeAt(day, '10:05'))
			await site.runDailyTasks()
		}
	}
	const readOtherSites = async () => {
		for (const day of importDays) {
			await until(timeAt(day, '06:30'))
			await others.importAll(site, () => areRead(database, clock.now))
		}
	}
	await tell([everyMorning, readOtherSites, ...told], {
		end: now,
		afterTurn: () => deliverLetters(database, clock.now),
	})
	await site.runDailyTasks()
	await deliverLetters(database, now)
	await leaveSomeLetters(database)
	await site.close()
	process.stdout.write(refused.map((line) => `${line}\n`).join(''))
	const [migration = ''] = Object.keys(migrations).toSorted().reverse()
	return { migration, now, seed, tables: tablesOf(database) }
}

async function areRead({ query }: Database, time: number) {
	const rows = await query.selectFrom('imported_calendars').selectAll().execute()
	return rows.every((it) => it.read_at === time || (it.error !== null && it.next_read_at > time))
}

/** As if the mail server had taken them. An attempt in progress loses its lease, so that it records nothing. */
async function deliverLetters({ query }: Database, time: number) {
	await query
		.updateTable('outbox')
		.set(({ ref }) => ({
			status: 'sent' as const,
			attempts: 1,
			last_error: null,
			updated_at: time,
			next_attempt_at: ref('created_at'),
			leased_by: null,
			lease_until: null,
		}))
		.where('status', '=', 'pending')
		.execute()
}

/** Some of the last letters wait for another attempt, and some have failed. */
async function leaveSomeLetters({ query }: Database) {
	const rows = await query
		.selectFrom('outbox')
		.select(['id'])
		.where('enquiry_id', 'is not', null)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(12)
		.execute()
	for (const [index, { id }] of rows.entries()) {
		const waits = {
			status: 'pending',
			last_error: 'no connection',
			next_attempt_at: now + 3_600_000,
		} as const
		const failed = { status: 'failed', last_error: 'mailbox unknown' } as const
		await query
			.updateTable('outbox')
			.set({ ...(index % 2 ? waits : failed), attempts: 3 })
			.where('id', '=', id)
			.execute()
	}
}

function tablesOf(database: Database): NetTable[] {
	if (database.kind !== 'sqlite') throw new Error('the net is made on SQLite')
	const source = new DatabaseSync(sqliteFile(database.dataDir), { readOnly: true })
	try {
		return tablesInOrder(source)
			.filter((table) => !leftOut.includes(table))
			.map((table) => {
				const rows = [...rowsOf(source, table)]
				const columns = Object.keys(rows[0] ?? {})
				return { table, columns, rows: rows.map((row) => columns.map((it) => toJson(row[it]))) }
			})
			.filter(({ rows }) => rows.length > 0)
	} finally {
		source.close()
	}
}

function toJson(value: unknown) {
	if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
	return value as string | number | null
}
