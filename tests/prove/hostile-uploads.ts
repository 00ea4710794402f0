import { runSuite } from './kit/run-suite.ts'

/** All hostile uploads; `npm test` sends a sample. */
runSuite('vitest', ['run', 'server/editing/photos/hostile-uploads.api.test.ts'], {
	HOSTILE_UPLOADS: 'all',
})
