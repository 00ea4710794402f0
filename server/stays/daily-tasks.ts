import type { Day } from '#domain/time/dates.ts'
import {
	addDays,
	beginningOf,
	dayInBogota,
	monthsBefore,
	timeOfDayInBogota,
} from '#domain/time/dates.ts'
import { type About, writeAbout } from '#server/mail/about.ts'
import { dueDeposits } from './deposits/due-deposits.ts'
import { arrivalLetters } from './letters/arrival-letters.ts'
import { createNotify } from './letters/notify.ts'
import {
	type BookingWithState,
	openRequest,
	saveBookingState,
	shownOn,
} from './requests/booking-state.ts'
import type { OwnerRequests } from './requests/owner-requests.ts'
import type { StayDeps } from './stay-deps.ts'
import { deleteNoticesBefore } from './store/notices-repository.ts'
import { deleteEndedBefore } from './store/release-takes.ts'
import { readUnanswered, readUnthanked } from './store/requests-repository.ts'
import { readStaySetting } from './store/stay-settings.ts'
import { giveBackExpired } from './units/take-units.ts'

const retentionMonths = 24
const thanksWithinDays = 7
/** Letters that no one is waiting for arrive at a decent hour. */
const thanksFrom = '09:00'
const remindersFrom = '08:00'
/** The letter before arrival, and those about deposits. */
const lettersFrom = '10:00'

/** Each runs every minute, and finds out whether its time has come. */
export function createDailyTasks(
	deps: StayDeps & { onNewDay: () => void; ownerRequests: Pick<OwnerRequests, 'release'> },
) {
	const { database, requests, today, now, write, onNewDay } = deps
	const notify = createNotify(deps)
	let shownDay: Day | undefined
	let begunDay: Day | undefined

	/** Pages show which days are past, units of lapsed quotes are freed, and rows past their age are deleted. */
	async function beginDay() {
		const day = today()
		if (shownDay !== undefined && shownDay !== day) onNewDay()
		shownDay = day
		if (begunDay === day) return
		await database.query.transaction().execute((transaction) => giveBackExpired(transaction, day))
		const retainedSince = monthsBefore(now(), retentionMonths)
		await deleteEndedBefore(database.query, dayInBogota(retainedSince))
		await deleteNoticesBefore(database.query, retainedSince)
		begunDay = day
	}

	const isBefore = (hour: string) => timeOfDayInBogota(now()) < hour

	/** In the morning after the stay, or within a week if the site was down. */
	async function thankGuests() {
		const { thanksMail } = await readStaySetting(database.query, 'stays.options')
		if (!thanksMail || isBefore(thanksFrom)) return
		const left = { from: addDays(today(), -thanksWithinDays), to: today() }
		for (const id of await readUnthanked(database.query, left))
			await once(id, ({ bookingState }, at) =>
				bookingState.thankedAt === null && bookingState.state === 'confirmed'
					? { recipient: 'guest', about: { kind: 'thanks' }, done: { thankedAt: at } }
					: undefined,
			)
	}

	/** In the morning after a guest accepted: the units stay taken, and somebody waits. */
	async function remindOwner() {
		if (isBefore(remindersFrom)) return
		const beganAt = beginningOf(today())
		for (const id of await readUnanswered(database.query, beganAt))
			await once(id, ({ bookingState }, at) =>
				bookingState.remindedAt === null && shownOn(bookingState, today()) === 'accepted'
					? {
							recipient: 'owner',
							about: { kind: 'reminder', id: String(at) },
							done: { remindedAt: at },
						}
					: undefined,
			)
	}

	type DueMail = {
		recipient: 'guest' | 'owner'
		about: About
		done: { thankedAt: number } | { remindedAt: number }
	}

	/** Only one of several processes writes the letter. */
	async function once(
		id: string,
		decide: (opened: BookingWithState, at: number) => DueMail | undefined,
	) {
		await write(async (transaction) => {
			const opened = await openRequest(transaction, deps, id)
			const at = now()
			const mail = decide(opened, at)
			if (!mail) return
			const { booking, bookingState } = opened
			await saveBookingState(transaction, id, { ...bookingState, ...mail.done }, at)
			await notify(transaction, mail.recipient, { booking, about: writeAbout(mail.about), at })
		})
		requests.wake()
	}

	const atTen = (task: () => Promise<void>) => async () => {
		if (!isBefore(lettersFrom)) await task()
	}

	return [
		...[beginDay, thankGuests, remindOwner],
		// Releases come first: a guest whose booking is cancelled must not read that they are expected.
		...[atTen(dueDeposits(deps)), atTen(arrivalLetters(deps))],
	]
}
