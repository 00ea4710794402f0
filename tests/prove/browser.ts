import { findOrInstallTestBrowser } from '#tests/helpers/tools/chromium.ts'
import { runSuite } from './kit/run-suite.ts'

/** Every browser test in every language, scheme, width and database; `npm test` runs a sample of them (tests/e2e/views.ts). */
runSuite('playwright', ['test'], { CHROMIUM_PATH: findOrInstallTestBrowser() })
