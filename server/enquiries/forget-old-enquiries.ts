import type { Query } from '#db/connect.ts'
import { monthsBefore } from '#domain/time/dates.ts'
import type { Log } from '#server/http/logger.ts'
import { countEnquiries, deleteOlderThan } from './store/enquiries-repository.ts'

/** The privacy policy promises this. */
const retentionMonths = 24
/** The share of all enquiries that may go at once; a few always may. */
const mostForgotten = 0.1
const fewForgotten = 20

type Options = {
	now: number
	log: Log
	/** A backup of last night, made now if there is none. */
	beforeForgetting?: (() => Promise<void>) | undefined
}

/**
 * Runs every minute, so few fall due at once. If many do, the clock has jumped: with a clock three years ahead everything
 * would be deleted. Then nothing is, and the owner decides.
 */
export async function forgetOldEnquiries(query: Query, { now, log, beforeForgetting }: Options) {
	const before = monthsBefore(now, retentionMonths)
	const due = await countEnquiries(query, before)
	if (due === 0) return
	await beforeForgetting?.()
	const all = await countEnquiries(query)
	if (due > Math.max(fewForgotten, mostForgotten * all)) {
		log.error(
			{ due, all },
			'not deleting so many old enquiries at once: check the clock, then npm run enquiries:purge',
		)
		return
	}
	log.info({ deleted: await deleteOlderThan(query, before) }, 'old enquiries deleted')
}
