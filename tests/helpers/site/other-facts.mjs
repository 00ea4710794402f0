// Loaded with `node --import`: the site runs as if the owner had written other facts into content/facts.ts.
import { registerHooks } from 'node:module'

const replacement = new URL('other-facts.ts', import.meta.url).href

registerHooks({
	resolve(specifier, context, nextResolve) {
		const found = nextResolve(specifier, context)
		const isFacts = found.url.endsWith('/content/facts.ts') && context.parentURL !== replacement
		return isFacts ? { ...found, url: replacement } : found
	},
})
