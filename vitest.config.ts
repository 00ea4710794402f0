import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const databaseTests = ['db/**/*.test.ts', 'server/**/*.api.test.ts']
const elsewhere = ['**/node_modules/**', 'build/**', 'tests/e2e/**', 'tests/prove/**']

export default defineConfig({
	test: {
		// Half of a small machine's cores would be one, and the tests mostly wait.
		maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
		// Tests wait for states; on a busy machine a state may take its time.
		expect: { poll: { timeout: 20_000 } },
		projects: [
			{
				test: {
					name: 'unit',
					testTimeout: 30_000,
					include: ['**/*.test.{ts,tsx}'],
					exclude: [...elsewhere, ...databaseTests],
				},
			},
			{
				test: {
					name: 'database',
					include: databaseTests,
					exclude: elsewhere,
					globalSetup: ['tests/helpers/postgres-global.ts'],
					testTimeout: 30_000,
				},
			},
		],
	},
})
