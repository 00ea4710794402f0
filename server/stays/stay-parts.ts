import pLimit from 'p-limit'
import type { LetterWords } from '#content/stays/letter-words.ts'
import type { Database, Write } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { RatePlan } from '#domain/stays/rate-plan.ts'
import { type Clock, type Day, dayInBogota } from '#domain/time/dates.ts'
import type { BookingRequests } from './requests/port.ts'

/** What all parts of stays share. */
export type StayParts = {
	database: Database
	requests: BookingRequests
	offers: () => Offer[]
	currentLetters: () => InBothLanguages<LetterWords>
	plan: () => RatePlan
	now: Clock
	today: () => Day
	/** For writes that pages show. */
	write: Write
}

/** One write at a time per process: a burst queues here instead of holding all connections while it waits for a lock. */
export function createWrite(database: Database): Write {
	const turn = pLimit(1)
	return (work) => turn(() => inWriteTransaction(database, work))
}

export function todayBy(now: Clock) {
	return () => dayInBogota(now())
}
