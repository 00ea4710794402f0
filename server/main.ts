import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
// Reading a thousand modules is most of a start: what Node makes of them is kept for the next one. Not in the machine's
// temporary folder, where others could put code of theirs.
enableCompileCache(join(root, 'node_modules/.cache/compiled'))

const { loadBuiltSite } = await import('./pages/built-site.ts')
const { serve } = await import('./serve.ts')
await serve(() => loadBuiltSite(join(root, 'build')))
// Now, since an end by force would lose it.
flushCompileCache()
