import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const databaseTests = ['db/**/*.test.ts', 'server/**/*.api.test.ts', 'tests/net/**/*.test.ts']
const elsewhere = ['**/node_modules/**', 'build/**', 'tests/e2e/**', 'tests/browsers/**']

export default defineConfig({
	test: {
		tags: [{ name: 'sweep', description: 'in the second step (tests/helpers/steps.ts)' }],
		// Vitest takes half the cores, which on a small machine would be one.
		maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
		// The files of a worker share their modules: importing them once saves a quarter of the processor time.
		isolate: false,
		unstubGlobals: true,
		restoreMocks: true,
		// Tests wait for states, which on a busy machine take their time. These cost nothing when a test passes.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		expect: { poll: { timeout: 60_000 } },
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					include: ['**/*.test.{ts,tsx}'],
					exclude: [...elsewhere, ...databaseTests],
				},
			},
			{
				extends: true,
				test: {
					name: 'database',
					include: databaseTests,
					exclude: elsewhere,
					globalSetup: ['tests/helpers/database/database-templates.ts'],
					setupFiles: ['tests/helpers/site/quick-pages.ts'],
				},
			},
		],
	},
})
