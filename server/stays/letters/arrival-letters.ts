import type { Query } from '#db/connect.ts'
import { isNearRelease } from '#domain/stays/deposit.ts'
import { addDays, type Day, dayInBogota } from '#domain/time/dates.ts'
import { readAbout, writeAbout } from '#server/mail/about.ts'
import {
	isFirstLetter,
	isLookedAtAgain,
	readPayment,
} from '#server/stays/deposits/deposits-repository.ts'
import { openRequest } from '#server/stays/requests/booking-state.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { type Arriving, readArriving } from '#server/stays/store/requests-repository.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'
import { arrivalLetterAt } from './letter-context.ts'
import { createNotify } from './notify.ts'

/** The arrival that a letter was about. Older letters do not name the day; they were written `days` before it. */
function arrivalOf({ about, at }: NonNullable<Arriving['last']>, days: number): Day {
	const read = readAbout(about)
	return ('day' in read ? read.day : undefined) ?? addDays(dayInBogota(at), days)
}

/**
 * The letter before arrival is sent once, some days before, or later if the site was down. A booking made after that time
 * gets none: its confirmation has said the same. A booking that is moved gets another only if the previous letter was about
 * an arrival that many days earlier; the confirmation of a shorter move says enough. A booking that was moved or cancelled
 * while its letter waited for a mail server gets another, because that letter is not sent.
 */
function isDue({ from, confirmedAt, last }: Arriving, days: number, wasStopped: boolean): boolean {
	if (confirmedAt >= arrivalLetterAt(from, days)) return false
	return last === null || wasStopped || arrivalOf(last, days) < addDays(from, -days)
}

export function arrivalLetters(deps: StayDeps) {
	const { database, requests, today, now, write } = deps
	const notify = createNotify(deps)

	/** Whether the last one waited for a mail server until it was no longer true. */
	async function wasStopped(query: Query, id: string): Promise<boolean> {
		const about = writeAbout({ kind: 'arrival', day: undefined })
		return (await requests.lastMailToGuest(query, id, about))?.isTooLate ?? false
	}

	async function writeLetter({ id, from }: Arriving) {
		await write(async (transaction) => {
			const { booking, bookingState } = await openRequest(transaction, deps, id)
			if (bookingState.state !== 'confirmed' || bookingState.from !== from) return
			const deposit = bookingState.agreement?.deposit ?? null
			const isNear = isNearRelease(deposit, await readPayment(transaction, id), today())
			// Written later if the deposit comes.
			if (isNear && (await isLookedAtAgain(transaction, id))) return
			const [at, about] = [now(), writeAbout({ kind: 'arrival', day: from })]
			const isFirst = await isFirstLetter(transaction, { enquiry_id: id, about, at })
			if (isFirst || (await wasStopped(transaction, id)))
				await notify(transaction, 'guest', { booking, about, at })
		})
	}

	return async () => {
		const { arrivalLetterDays: days } = await readStaySetting(database.query, 'stays.options')
		if (days === 0) return
		const arriving = { from: today(), to: addDays(today(), days), letter: 'arrival' }
		for (const booking of await readArriving(database.query, arriving)) {
			const isStopped = booking.last !== null && (await wasStopped(database.query, booking.id))
			if (isDue(booking, days, isStopped)) await writeLetter(booking)
		}
		requests.wake()
	}
}
