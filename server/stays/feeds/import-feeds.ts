import pLimit from 'p-limit'
import type { ImportedCalendarsTable } from '#db/tables.ts'
import { mergeStays } from '#domain/stays/merge-stays.ts'
import type { Log } from '#server/http/logger.ts'
import { aboutFeed } from '#server/stays/requests/news.ts'
import type { StayParts } from '#server/stays/stay-parts.ts'
import {
	claimDue,
	findImportedCalendar,
	readImportedStays,
	recordReading,
	replaceImportedStays,
} from '#server/stays/store/feeds-repository.ts'
import { createFeedProcess, type FeedProcess } from './feed-process.ts'
import { FeedError, type FetchFeed } from './fetch-feed.ts'
import { type FeedReading, importRange } from './read-feed.ts'

const halfHourMs = 30 * 60_000
const dayMs = 24 * 60 * 60_000

type Deps = Pick<StayParts, 'database' | 'requests' | 'now' | 'today' | 'write'> & {
	fetchFeed: FetchFeed
	feedProcess?: FeedProcess
	log: Log
}

/** Imports external calendars. One that fails keeps its last good state. */
export function createFeedImports(deps: Deps) {
	const { database, requests, now, today, write, fetchFeed, log } = deps
	const { feedProcess = createFeedProcess() } = deps
	const stopping = new AbortController()
	const inTurn = pLimit(1)

	async function importDue() {
		const due = await claimDue(database.query, now(), halfHourMs)
		for (const calendar of due) if (!stopping.signal.aborted) await importOne(calendar)
	}

	async function importOne(calendar: ImportedCalendarsTable) {
		try {
			await store(calendar, await read(calendar.url))
		} catch (error) {
			if (stopping.signal.aborted) return
			if (!(error instanceof FeedError)) throw error
			log.warn({ err: error, offer: calendar.offer }, 'a calendar could not be read')
			await recordFailure(calendar, error.message)
		}
	}

	async function read(url: string): Promise<FeedReading> {
		const text = await fetchFeed(url, stopping.signal)
		return await feedProcess.read(text, importRange(today()))
	}

	/** Pages are rendered again only when something changed. */
	async function store(calendar: ImportedCalendarsTable, reading: FeedReading) {
		const stays = mergeStays(reading.stays)
		const before = await readImportedStays(database.query, calendar.id)
		if (JSON.stringify(before) !== JSON.stringify(stays))
			await write(async (transaction) => {
				// The owner may have removed it meanwhile.
				if (!(await findImportedCalendar(transaction, calendar.id))) return
				await replaceImportedStays(transaction, calendar, stays, now())
			})
		const success = { failing_since: null, error: null, told_at: null }
		const outcome = {
			...success,
			events: reading.stays.length,
			read_at: now(),
			skipped: JSON.stringify(reading.skipped),
			skipped_count: reading.skippedCount,
		}
		await recordReading(database.query, calendar.id, outcome)
	}

	async function recordFailure(calendar: ImportedCalendarsTable, error: string) {
		const failing_since = calendar.failing_since ?? now()
		const mustTell = calendar.told_at === null && now() - failing_since >= dayMs
		await database.query.transaction().execute(async (transaction) => {
			const told_at = mustTell ? now() : calendar.told_at
			await recordReading(transaction, calendar.id, { failing_since, error, told_at })
			if (!mustTell) return
			const about = aboutFeed(calendar.id)
			await requests.tell(transaction, 'owner', { enquiryId: null, about, at: now() })
		})
		if (mustTell) requests.wake()
	}

	return {
		/** Also called when the owner adds one. Calls run one after the other. */
		importDue: () => inTurn(importDue),
		async stop() {
			stopping.abort()
			await feedProcess.stop()
			await inTurn(() => {})
		},
	}
}
