import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { simulateYear } from '#tests/prove/year-until-ledger/simulate.ts'

describeSampledDatabase('postgres', ({ open }) => {
	// The whole year is `npm run prove -- year`.
	for (const steps of [30, 150])
		test(
			`${steps} random operations leave every night and unit as an independent model has them`,
			sweep,
			async () => {
				const seed = Math.floor(Math.random() * 1_000_000)
				const done = await simulateYear(await open(), { seed, steps, startsAt: Date.now() })
				// Each difference names the seed and the step.
				expect(done).toMatchObject({ steps, differences: [] })
			},
		)
})
