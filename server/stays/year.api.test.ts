import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { simulateYear } from '#tests/prove/year/simulate.ts'

const steps = 120

describeEachDatabase(({ open }) => {
	// The whole year is `npm run prove -- year`.
	test('random operations leave every night and unit as an independent model has them', async () => {
		const seed = Math.floor(Math.random() * 1_000_000)
		const done = await simulateYear(await open(), { seed, steps, startsAt: Date.now() })
		// Each difference names the seed and the step.
		expect(done).toMatchObject({ steps, differences: [] })
	})
})
