import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
// Compiling a thousand modules takes most of a start (2.3 to 4.8 s on a busy machine, tests/prove/README.md), so the compiled
// code is kept for the next one. Not in the system's temporary folder, where other users could plant code.
enableCompileCache(join(root, 'node_modules/.cache/compiled'))

const { loadBuiltSite } = await import('./pages/built-site.ts')
const { serve } = await import('./serve.ts')
await serve(() => loadBuiltSite(join(root, 'build')))
// Now, because a killed process would lose it.
flushCompileCache()
