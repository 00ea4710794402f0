import { runSuite } from './kit/run-suite.ts'

/** Every case of the tests of which `npm test` runs a sample: they import `isWholeSuite`. */
runSuite('vitest', [
	'run',
	'server/editing/random-edits.api.test.ts',
	'server/editing/photos',
	'server/enquiries/enquiries.api.test.ts',
	'server/owner',
	'server/pages/other-facts.api.test.ts',
	'server/pictures',
	'server/stays/guest-pages.api.test.ts',
])
