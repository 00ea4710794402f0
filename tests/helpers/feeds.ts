import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { facts } from '#content/facts.ts'
import type { Database } from '#db/connect.ts'
import { offersOf } from '#domain/stays/offer.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { createFeedProcess } from '#server/stays/feeds/feed-process.ts'
import { createFeedImports } from '#server/stays/feeds/import-feeds.ts'
import { createWrite } from '#server/stays/store/create-write.ts'
import { silentLog } from './enquiries.ts'

export const halfHour = 30 * 60_000
export const feedUrl = 'https://203.0.114.1/calendar.ics'
export const airbnb = () => readFile('server/stays/feeds/fixtures/airbnb.ics', 'utf8')

/** The reading of calendars with a clock and an internet of the test's own. */
export function importsOn(
	database: Database,
	clock: { now: number },
	{
		timeLimitMs = 30_000,
		units = {},
	}: { timeLimitMs?: number; units?: Record<string, number> } = {},
) {
	const internet = { answer: airbnb, calls: 0 }
	const notified: string[] = []
	const requests = {
		notify: async (_transaction: unknown, _recipient: unknown, mail: { about: string }) => {
			notified.push(mail.about)
		},
		wake: () => {},
	}
	const imports = createFeedImports({
		database,
		log: silentLog,
		now: () => clock.now,
		today: () => dayInBogota(clock.now),
		write: createWrite(database),
		requests: requests as never,
		publicUrl: 'http://localhost',
		composeStatusMail: async () => ({ subject: '', letter: {} as never }),
		offers: () =>
			offersOf(facts).map((offer) => ({ ...offer, units: units[offer.id] ?? offer.units })),
		feedProcess: createFeedProcess({ timeLimitMs }),
		fetchFeed: async () => {
			internet.calls += 1
			return await internet.answer()
		},
	})
	return { imports, internet, notified }
}

/** The app reads a calendar as soon as it is saved, and never ends here; the test's own reading is the next. */
export async function makeDue({ query }: Database, clock: { now: number }) {
	const nextReading = async () => {
		const rows = await query.selectFrom('imported_calendars').select('next_read_at').execute()
		return Number(rows[0]?.next_read_at)
	}
	await expect.poll(nextReading).toBeGreaterThan(clock.now)
	await query.updateTable('imported_calendars').set({ next_read_at: 0 }).execute()
}

/** A calendar file with an all-day event for each line. */
export function feedWith(...events: { uid: string; from: string; to: string; summary?: string }[]) {
	const asDate = (day: string) => day.replaceAll('-', '')
	return [
		...['BEGIN:VCALENDAR', 'VERSION:2.0'],
		...events.flatMap(({ uid, from, to, summary = 'Reserved' }) => [
			...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${summary}`],
			...[`DTSTART;VALUE=DATE:${asDate(from)}`, `DTEND;VALUE=DATE:${asDate(to)}`, 'END:VEVENT'],
		]),
		...['END:VCALENDAR', ''],
	].join('\r\n')
}
