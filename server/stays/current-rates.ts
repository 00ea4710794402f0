import pLimit from 'p-limit'
import type { Database } from '#db/connect.ts'
import { noRates, type RatePlan } from '#domain/stays/prices/rate-plan.ts'
import type { Log } from '#server/http/logger.ts'
import { readStaySetting } from './store/stay-settings.ts'

export type CurrentRates = ReturnType<typeof createCurrentRates>

/** The rates in memory: a page is rendered from one state of them, and the database may be down. */
export function createCurrentRates({ query }: Database, log: Log, onChange: () => void) {
	let plan: RatePlan = noRates
	const inTurn = pLimit(1)

	async function read() {
		try {
			const read = await readStaySetting(query, 'stays.rates')
			if (JSON.stringify(read) === JSON.stringify(plan)) return
			plan = read
			onChange()
		} catch (error) {
			log.error({ err: error }, 'the rates could not be read; keeping the previous ones')
		}
	}

	return {
		current: () => plan,
		/** Call when the site version has changed: another process may have saved rates. */
		reload: () => inTurn(read),
	}
}
