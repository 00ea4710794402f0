import { runSuite } from './kit/run-suite.ts'

/** 1,000 random edits of the owner's; `npm test` makes 120. */
runSuite('vitest', ['run', 'server/editing/random-edits.api.test.ts'], { RANDOM_EDITS: '1000' })
