import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from './tests/helpers/tools/chromium.ts'

/** Their pages need no pictures: without them a page takes a quarter less of the processor. */
const withoutPictures = [
	'**/{enquiries,owner,reviews,stays}/**/*.test.ts',
	'**/site/{first-taps,long-name,old-browsers}.test.ts',
]
const browser = { executablePath: findTestBrowser(), args: chromiumFlags }
const blind = { ...browser, args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'] }

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'build/test-results/browser',
	// One test keeps one core busy: of 1.75 s of processor time a test of a form took 1.6 s.
	workers: Math.max(2, availableParallelism()),
	fullyParallel: true,
	forbidOnly: true,
	// On a busy machine a state takes its time; these cost nothing when a test passes.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	use: {
		locale: 'es-CO',
		timezoneId: 'America/Bogota',
		screenshot: 'only-on-failure',
		// Tests of one request or answer must see it; those of the worker itself allow it (tests/e2e/offline).
		serviceWorkers: 'block',
	},
	projects: [
		{
			name: 'without pictures',
			testMatch: withoutPictures,
			use: { launchOptions: blind },
		},
		{
			name: 'with pictures',
			testMatch: '**/*.test.ts',
			testIgnore: withoutPictures,
			use: { launchOptions: browser },
		},
	],
})
