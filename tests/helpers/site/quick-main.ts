import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { compressQuickly } from '#tests/helpers/site/brotli.ts'

/*
 * The site as browser tests run it. What works much on purpose works little: password hashes, proofs of work (a second for
 * each form sent within three), and Brotli (100 ms for each page after each change). No browser test is about these.
 */

compressQuickly()

const { loadBuiltSite } = await import('#server/pages/built-site.ts')
const { serve } = await import('#server/serve.ts')
const { quickCost, quickEffort } = await import('./quick-costs.ts')
const { createPasswords } = await import('#server/owner/credentials/passwords.ts')
/** A second process on the same data may live later, for what happens on a certain day: it starts at this time. */
const { TEST_CLOCK } = process.env
const ahead = TEST_CLOCK ? Number(TEST_CLOCK) - Date.now() : 0
await serve(() => loadBuiltSite(join(import.meta.dirname, '../../../build')), {
	passwords: createPasswords(quickCost),
	effort: quickEffort,
	// Long, so that tests on a busy machine wait instead of getting the stale page.
	renderTimeoutMs: 60_000,
	...(ahead !== 0 && { now: () => Date.now() + ahead }),
})
flushCompileCache()
