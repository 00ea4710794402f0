import pLimit from 'p-limit'
import type { ImportedCalendarsTable } from '#db/tables.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type { Log } from '#server/http/logger.ts'
import { aboutCalendar } from '#server/stays/requests/news.ts'
import type { StayParts } from '#server/stays/stay-parts.ts'
import {
	claimCalendars,
	findCalendar,
	readImportedStays,
	recordReading,
} from '#server/stays/store/calendars-repository.ts'
import { replaceImported } from '#server/stays/take-units.ts'
import { CalendarError, type FetchCalendar } from './fetch-calendar.ts'
import { importRange, readCalendar } from './read-calendar.ts'

const halfHourMs = 30 * 60_000
const dayMs = 24 * 60 * 60_000

type Parts = Pick<
	StayParts,
	'database' | 'requests' | 'composeNews' | 'offers' | 'now' | 'today' | 'write'
> & {
	fetchCalendar: FetchCalendar
	log: Log
}

/** Imports external calendars. One that fails keeps its last good state. */
export function createCalendarImports(parts: Parts) {
	const { database, requests, composeNews, offers, now, today, write, fetchCalendar, log } = parts
	const stopping = new AbortController()
	const inTurn = pLimit(1)

	async function importDue() {
		const due = await claimCalendars(database.query, now(), halfHourMs)
		for (const calendar of due) if (!stopping.signal.aborted) await importOne(calendar)
	}

	async function importOne(calendar: ImportedCalendarsTable) {
		try {
			await store(calendar, await read(calendar.url))
		} catch (error) {
			if (!(error instanceof CalendarError)) throw error
			if (stopping.signal.aborted) return
			log.warn({ err: error, offer: calendar.offer }, 'a calendar could not be read')
			await recordFailure(calendar, error.message)
		}
	}

	async function read(url: string): Promise<Stay[]> {
		const text = await fetchCalendar(url, stopping.signal)
		try {
			return readCalendar(text, importRange(today()))
		} catch (error) {
			throw new CalendarError('not-a-calendar', { cause: error })
		}
	}

	/** Pages are rendered again only when something changed. */
	async function store(calendar: ImportedCalendarsTable, stays: Stay[]) {
		const before = await readImportedStays(database.query, calendar.id)
		if (JSON.stringify(before) !== JSON.stringify(stays))
			await write(async (transaction) => {
				// The owner may have removed it meanwhile.
				if (!(await findCalendar(transaction, calendar.id))) return
				const taken = stays.map((stay) => ({ ...stay, units: 1 }))
				const its = { calendarId: calendar.id, offer: calendar.offer as OfferId, at: now() }
				const context = { offers: offers(), today: today() }
				await replaceImported(transaction, { ...its, stays: taken }, context)
			})
		const success = { failing_since: null, error: null, told_at: null }
		const outcome = { events: stays.length, read_at: now(), ...success }
		await recordReading(database.query, calendar.id, outcome)
	}

	async function recordFailure(calendar: ImportedCalendarsTable, error: string) {
		const failing_since = calendar.failing_since ?? now()
		const mustTell = calendar.told_at === null && now() - failing_since >= dayMs
		await database.query.transaction().execute(async (transaction) => {
			const told_at = mustTell ? now() : calendar.told_at
			await recordReading(transaction, calendar.id, { failing_since, error, told_at })
			if (!mustTell) return
			const about = aboutCalendar(calendar.id)
			const news = { about, recipient: 'owner', enquiry: undefined } as const
			const letter = await composeNews(transaction, news)
			if (letter)
				await requests.tell(transaction, 'owner', { enquiryId: null, about, at: now(), letter })
		})
		if (mustTell) requests.wake()
	}

	return {
		/** Also called when the owner adds one. Calls run one after the other. */
		importDue: () => inTurn(importDue),
		async stop() {
			stopping.abort()
			await inTurn(() => {})
		},
	}
}
