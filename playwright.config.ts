import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './scripts/chromium.ts'

export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.test.ts',
	outputDir: 'build/test-results/browser',
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	// A busy build machine gets a second try, and the report says which tests needed it.
	retries: process.env.CI ? 1 : 0,
	timeout: 45_000,
	expect: { timeout: 10_000 },
	use: {
		locale: 'es-CO',
		timezoneId: 'America/Bogota',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
			args: chromiumFlags,
		},
	},
})
