import { defineConfig } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from './tests/helpers/tools/chromium.ts'

export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.test.ts',
	outputDir: 'build/test-results/browser',
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	// On a busy machine a state takes its time; these cost nothing when a test passes.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		locale: 'es-CO',
		timezoneId: 'America/Bogota',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath: findTestBrowser(),
			args: chromiumFlags,
		},
	},
})
