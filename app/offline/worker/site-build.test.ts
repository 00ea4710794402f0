import { expect, test, vi } from 'vitest'

const entry = '/assets/islands-v2.js'
vi.stubGlobal('builtSite', { entry, files: [] })
const { isOfThisVersion } = await import('./site-build.ts')

const inline = (entry: string) => `<script>0<1;import("${entry}")</script>`

test.each([
	['a text', `<p>${entry}</p>`],
	['the props of an island', `<page-island data-props="{&quot;text&quot;:&quot;${entry}&quot;}">`],
	['data', `<script type="application/ld+json">{"reviewBody":"${entry}"}</script>`],
	['another inline script, which names none', '<script data-response="">let days</script>'],
])('the version of a page is that of its inline script, whatever stands in %s', (_, before) => {
	const page = (script: string) => `<html lang="es">${before}${script}</html>`
	expect(isOfThisVersion(page(inline(entry)))).toBe(true)
	expect(isOfThisVersion(page(inline('/assets/islands-v3.js')))).toBe(false)
	expect(isOfThisVersion(page(''))).toBe(false)
})
