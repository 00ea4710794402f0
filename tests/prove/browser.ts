import { spawnSync } from 'node:child_process'
import { findOrInstallTestBrowser } from '#tests/helpers/tools/chromium.ts'

/** Every browser test in every language, scheme, width and database; `npm test` runs a sample of them (tests/e2e/views.ts). */
const { status } = spawnSync('playwright', ['test'], {
	stdio: 'inherit',
	env: {
		...process.env,
		CHROMIUM_PATH: findOrInstallTestBrowser(),
		WHOLE_BROWSER_SUITE: 'yes',
	},
})
process.exitCode = status ?? 1
