import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import type { ImportedCalendarsTable } from '#db/tables.ts'
import { kindOf, type OfferId } from '#domain/offers/offers.ts'
import { type MergedStay, mergeEvents } from '#domain/stays/merge-stays.ts'
import { dayMs, minuteMs } from '#domain/time/dates.ts'
import type { Log } from '#server/http/logger.ts'
import { writeAbout } from '#server/mail/about.ts'
import { createNotify } from '#server/stays/letters/notify.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readTakes } from '#server/stays/store/read-takes.ts'
import { replaceImported } from '#server/stays/units/take-units.ts'
import { createFeedProcess, type FeedProcess } from './feed-process.ts'
import {
	claimDueFeeds,
	findImportedCalendar,
	readFeedFetched,
	readImportedStays,
	recordReading,
} from './feeds-repository.ts'
import { FeedError, type FetchFeed } from './fetch-feed.ts'
import { excessByDay } from './overbooked.ts'
import { splitEchoes } from './own-echoes.ts'
import { type FeedReading, type FeedStay, importRange } from './read-feed.ts'

const halfHourMs = 30 * minuteMs

type Deps = Pick<
	StayDeps,
	'database' | 'requests' | 'composeStatusMail' | 'offers' | 'now' | 'today' | 'publicUrl' | 'write'
> & {
	fetchFeed: FetchFeed
	feedProcess?: FeedProcess
	log: Log
}

/** Imports external calendars. One that fails keeps its last good state. */
export function createFeedImports(deps: Deps) {
	const { database, requests, offers, publicUrl, now, today, write, fetchFeed, log } = deps
	const { feedProcess = createFeedProcess() } = deps
	const notify = createNotify(deps)
	const stopping = new AbortController()
	const inTurn = pLimit(1)

	async function importDue() {
		const due = await claimDueFeeds(database.query, now(), halfHourMs)
		for (const calendar of due) if (!stopping.signal.aborted) await importOne(calendar)
	}

	async function importOne(calendar: ImportedCalendarsTable) {
		try {
			await store(calendar, await read(calendar))
		} catch (error) {
			if (stopping.signal.aborted) return
			if (!(error instanceof FeedError)) throw error
			log.warn({ err: error, offer: calendar.offer }, 'a calendar could not be read')
			await recordFailure(calendar, error.message)
		}
	}

	async function read({ url, offer }: ImportedCalendarsTable): Promise<FeedReading> {
		const text = await fetchFeed(url, stopping.signal)
		return await feedProcess.read(text, importRange(today()), kindOf[offer as OfferId])
	}

	async function store(calendar: ImportedCalendarsTable, reading: FeedReading) {
		const { foreign, echoes } = await withoutEchoes(calendar, reading.stays)
		await take(calendar, mergeEvents(foreign, kindOf[calendar.offer as OfferId]))
		await recordReading(database.query, calendar.id, {
			failing_since: null,
			error: null,
			told_at: null,
			read_at: now(),
			events: foreign.length,
			echoes: JSON.stringify(echoes),
			skipped: JSON.stringify(reading.skipped),
			skipped_count: reading.skippedCount,
		})
	}

	async function withoutEchoes({ offer, echoes }: ImportedCalendarsTable, stays: FeedStay[]) {
		const range = importRange(today())
		const fetchedAt = await readFeedFetched(database.query, offer as OfferId)
		const takes = await readTakes(database.query, range, today(), offer as OfferId)
		const shown = takes.filter((it) => it.kind !== 'imported' && it.created_at <= fetchedAt)
		const host = new URL(publicUrl).hostname
		return splitEchoes(stays, { host, known: JSON.parse(echoes), now: now(), shown, range })
	}

	/** Pages are rendered again only when something changed. The owner is told of each night that is now sold twice. */
	async function take({ id, offer, url }: ImportedCalendarsTable, merged: MergedStay[]) {
		const before = await readImportedStays(database.query, id)
		if (isSame(before, merged)) return
		// The owner sees the name of the site that takes these nights.
		const stays = merged.map((stay) => ({ ...stay, note: new URL(url).host }))
		const context = { offers: offers(), today: today() }
		const taking = { calendarId: id, offer: offer as OfferId, stays, at: now() }
		await write(async (transaction) => {
			// The owner may have removed it meanwhile.
			if (!(await findImportedCalendar(transaction, id))) return
			const excess = await excessByDay(transaction, taking.offer, context)
			await replaceImported(transaction, taking)
			const grown = await excessByDay(transaction, taking.offer, context)
			if (![...grown].some(([day, units]) => units > (excess.get(day) ?? 0))) return
			const about = writeAbout({ kind: 'overbooked', id: taking.offer })
			await notify(transaction, 'owner', { about, at: now() })
		})
		requests.wake()
	}

	async function recordFailure(calendar: ImportedCalendarsTable, error: string) {
		const failing_since = calendar.failing_since ?? now()
		const mustTell = calendar.told_at === null && now() - failing_since >= dayMs
		await database.query.transaction().execute(async (transaction) => {
			const told_at = mustTell ? now() : calendar.told_at
			await recordReading(transaction, calendar.id, { failing_since, error, told_at })
			const about = writeAbout({ kind: 'calendar', id: calendar.id })
			if (mustTell) await notify(transaction, 'owner', { about, at: now() })
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

/** Databases and calendars have their own order. */
function isSame(before: readonly MergedStay[], after: readonly MergedStay[]): boolean {
	const keys = (stays: readonly MergedStay[]) =>
		stays
			.map(({ from, to, units, hour, ends }) => [from, to, units, hour ?? '', ends ?? ''].join(' '))
			.sort()
	return isDeepStrictEqual(keys(before), keys(after))
}
