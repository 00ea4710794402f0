import { isDeepStrictEqual } from 'node:util'
import { holdNamedLock } from '#db/connect.ts'
import type { RatePlan } from '#domain/stays/prices/rate-plan.ts'
import { actingName } from '#server/http/acting-person.ts'
import { refuseOutdated, versionOf } from '#server/http/seen-version.ts'
import type { CurrentRates } from '#server/stays/current-rates.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readStaySetting, writeStaySetting } from '#server/stays/store/stay-settings.ts'

type Deps = Pick<StayDeps, 'database' | 'write'> & { rates: CurrentRates }

export type RatesService = ReturnType<typeof createRatesService>

/** The rate plan as the owner edits it. */
export function createRatesService({ database, write, rates }: Deps) {
	return {
		/** From the database: another process may have saved them a moment ago. */
		async read(): Promise<RatePlan & { version: string; person: string | null }> {
			const plan = await readStaySetting(database.query, 'stays.rates')
			const { person } = await readStaySetting(database.query, 'stays.rates-by')
			return { ...plan, version: versionOf(plan), person }
		},
		async save(plan: RatePlan, seen: string | undefined) {
			await write(async (transaction) => {
				await holdNamedLock(transaction, 'rates')
				const before = await readStaySetting(transaction, 'stays.rates')
				refuseOutdated(seen, versionOf(before))
				if (isDeepStrictEqual(plan, before)) return
				await writeStaySetting(transaction, 'stays.rates', plan)
				await writeStaySetting(transaction, 'stays.rates-by', { person: actingName() })
			})
			await rates.reload()
		},
	}
}
