import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { loadBuiltSite } from './pages/built-site.ts'
import { serve } from './serve.ts'

await serve(() => loadBuiltSite(join(import.meta.dirname, '../build')))
// Now, because a killed process would lose it.
flushCompileCache()
