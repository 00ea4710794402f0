import { defineConfig } from 'vitest/config'

const databaseTests = ['db/**/*.test.ts', 'server/**/*.api.test.ts']
const elsewhere = ['**/node_modules/**', 'build/**', 'tests/e2e/**', 'tests/prove/**']

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'unit',
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
