import type { Day } from '#domain/time/dates.ts'
import { addDays, dayInBogota, monthsBefore } from '#domain/time/dates.ts'
import { thanks } from './requests/news.ts'
import { keepProgress, openRequest } from './requests/progress.ts'
import type { StayParts } from './stay-parts.ts'
import { readUnthanked } from './store/requests-repository.ts'
import { readStaySetting } from './store/stay-settings.ts'
import { deleteEndedBefore, deleteExpiredHolds } from './store/takes-repository.ts'

const keptMonths = 24
const thanksWithinDays = 7

/** Tasks that depend on the time: expire holds, refresh pages at midnight, thank guests, delete old names. */
export function createEveryMinute(parts: StayParts & { onNewDay: () => void }) {
	const { database, requests, today, now, onNewDay } = parts
	let lastDay: Day | undefined

	/** Pages show which days are past, and what an ended hold frees. */
	async function beginDay() {
		if (lastDay === today()) return
		if (lastDay !== undefined) onNewDay()
		lastDay = today()
		await database.query
			.transaction()
			.execute((transaction) => deleteExpiredHolds(transaction, today()))
		await deleteEndedBefore(database.query, dayInBogota(monthsBefore(now(), keptMonths)))
	}

	/** On the day after the stay, or within a week if the site was down. */
	async function thankGuests() {
		const { thanksMail } = await readStaySetting(database.query, 'stays.options')
		if (!thanksMail) return
		const left = { from: addDays(today(), -thanksWithinDays), to: today() }
		for (const { enquiry_id: id } of await readUnthanked(database.query, left)) {
			await database.query.transaction().execute(async (transaction) => {
				const { progress } = await openRequest(transaction, requests, id)
				if (progress.thankedAt !== null) return
				const at = now()
				await keepProgress(transaction, id, { ...progress, thankedAt: at }, at)
				await requests.tell(transaction, 'guest', { enquiryId: id, about: thanks, at })
			})
			requests.wake()
		}
	}

	return [beginDay, thankGuests]
}
