import { findOrInstallHtmlChecker } from '#tests/helpers/tools/html-checker.ts'
import { runSuite } from './kit/run-suite.ts'

/** Every unit and API test with every case, of which `npm test` runs a sample: these import `isWholeSuite`. */
findOrInstallHtmlChecker()
runSuite('vitest', ['run'])
