import { expect, test, vi } from 'vitest'

vi.stubGlobal('builtSite', { version: 'v2', files: [] })
const { siteVersionOf } = await import('./site-build.ts')

const named = '/assets/islands-abc.js'
const inline = '<script>0<1;import("/assets/islands-v2.js")</script>'

test.each([
	['a text', `<p>${named}</p>`],
	['the props of an island', `<page-island data-props="{&quot;text&quot;:&quot;${named}&quot;}">`],
	['data', `<script type="application/ld+json">{"reviewBody":"${named}"}</script>`],
	['another inline script, which names none', '<script data-response="">let days</script>'],
])('the version of a page is that of its inline script, whatever stands in %s', (_, before) => {
	expect(siteVersionOf(`<html lang="es">${before}${inline}</html>`)).toBe('v2')
	expect(siteVersionOf(`<html lang="es">${before}</html>`)).toBeUndefined()
})
