import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { whoAreWe } from '#content/pages/who-are-we.ts'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { seedSampleReviews } from '#server/reviews/sample-reviews.ts'
import { buildSharedApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'

const ownerName = 'rosalba-of-the-valley'

let app: Awaited<ReturnType<typeof buildSharedApp>>

beforeAll(async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-'))
	const database = await openDatabase({ dataDir })
	await migrate(database)
	await seedSampleReviews(database, Date.now())
	app = await buildSharedApp(database, {
		PUBLIC_URL: 'https://palma.example',
		ADMIN_NAME: ownerName,
	})
	return async () => {
		await app.close()
		await database.close()
		await rm(dataDir, { recursive: true, force: true })
	}
})

test(
	'every page has its structured data once, in its HTML and not in its data, with its breadcrumbs',
	sweep,
	async () => {
		for (const { path, content, copy } of everyPage) {
			const { body } = await app.inject({ url: path })
			const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
			const graph: { '@type': string; itemListElement?: { name: string }[] }[] =
				JSON.parse(text)['@graph']
			const crumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement
			const isHome = content.path === '/'
			expect({ path, last: crumbs?.at(-1)?.name }).toEqual({
				path,
				last: isHome ? undefined : copy.crumb,
			})
			expect(graph.length).toBeGreaterThan(0)
			expect(body.split('https://schema.org')).toHaveLength(2)
		}
	},
)

test('no page tells visitors the name that the owner signs in with', async () => {
	for (const { path } of everyPage) {
		const { statusCode, body } = await app.inject({ url: path })
		expect({ path, statusCode }).toEqual({ path, statusCode: 200 })
		expect(body.includes(ownerName), path).toBe(false)
	}
})

test('every page passes html-validate', sweep, async () => {
	const validator = new HtmlValidate({
		extends: ['html-validate:standard'],
		// React writes void elements with a slash and boolean attributes with an empty value; both are valid HTML.
		rules: {
			'void-style': 'off',
			'attribute-boolean-style': 'off',
			'attribute-empty-style': 'off',
		},
	})
	for (const { path } of everyPage) {
		const { body } = await app.inject({ url: path })
		// Which html-validate does not check: with `sizes`, each file has its width.
		for (const [tag] of body.matchAll(/<(?:source|img)[^>]* sizes=[^>]*>/g)) {
			const [, files = ''] = /srcset="([^"]+)"/i.exec(tag) ?? []
			for (const file of files.split(', ')) expect(file).toMatch(/ \d+w$/)
		}
		const { results } = await validator.validateString(body)
		const messages = results.flatMap((result) => result.messages)
		expect({
			path,
			messages: messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
		}).toEqual({ path, messages: [] })
	}
})

test('every internal link and anchor exists', async () => {
	const seen = new Map<string, string>()
	const read = async (url: string) => {
		// A calendar links to every day: one link represents those with other values.
		const { pathname, searchParams } = new URL(url, 'http://localhost')
		const kind = `${pathname}?${[...searchParams.keys()].join()}`
		const known = seen.get(kind)
		if (known !== undefined) return known
		const first = await app.inject({ url })
		// The owner's link leads to a section of the desk.
		const { body, statusCode } =
			first.statusCode === 302 ? await app.inject({ url: `${first.headers.location}` }) : first
		expect([url, statusCode]).toEqual([url, 200])
		seen.set(kind, body)
		return body
	}
	for (const { path } of everyPage) {
		const html = await read(path)
		const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href as string)
		for (const href of hrefs.filter((href) => href.startsWith('/') || href.startsWith('#'))) {
			const [target, anchor] = href.replaceAll('&amp;', '&').split('#')
			const page = await read(target || path)
			if (anchor) expect(page, `${path} links to ${href}`).toContain(`id="${anchor}"`)
		}
	}
})

test('every page fades into the next one, unless motion is to be reduced', async () => {
	const rule = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
	for (const { path } of everyPage) expect((await app.inject({ url: path })).body).toContain(rule)
})

test('every telephone link has one of the complete numbers, and the route card both', async () => {
	for (const { path, content } of everyPage) {
		const { body } = await app.inject({ url: path })
		const dialled = [...body.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number)
		for (const number of dialled) expect(facts.phones).toContain(number)
		if (content.path === '/arrive')
			expect(dialled).toEqual(expect.arrayContaining([...facts.phones]))
	}
})

test('every phone number and e-mail address in running text is a link', async () => {
	for (const { path } of everyPage) {
		const { body } = await app.inject({ url: path })
		const linked = /<(script|style|a)\b.*?<\/\1>|<[^>]+>/gs
		expect({ path, plain: body.replace(linked, '').match(/\+57[\s\d]+|[\w.]+@[\w.]+/) }).toEqual({
			path,
			plain: null,
		})
	}
})

test('the text of WhatsApp links names the page', async () => {
	for (const { path, copy } of everyPage) {
		const { body } = await app.inject({ url: path })
		const texts = [...body.matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/g)].map(
			([, text = '']) => decodeURIComponent(text),
		)
		const greetings = texts.filter((text) => /[«“]/.test(text))
		expect(greetings.length).toBeGreaterThan(0)
		for (const text of greetings)
			expect({ path, text }).toEqual({ path, text: expect.stringMatching(`[«“]${copy.crumb}[»”]`) })
		expect(texts.join()).not.toContain('{')
	}
})

test('public pages mention neither the desk nor its keys', async () => {
	for (const { path } of everyPage) {
		const { body } = await app.inject({ url: path })
		const page = body.replace(/<(script|style)\b.*?<\/\1>/gs, '')
		expect({ path, found: page.match(/href="[^"]*\/admin|Ctrl/) }).toEqual({ path, found: null })
	}
})

test.each(locales)(
	'societies and certificates have true texts while their lists are empty (%s)',
	async (locale) => {
		const { societies, certificates } = fill(whoAreWe.copy[locale], factsInWords(facts, locale))
		const { body } = await app.inject({ url: localizePath('/who-are-we', locale) })
		const page = body.replace(/<(script|style)\b.*?<\/\1>/gs, '')
		const shown = page.replaceAll('\u00a0', ' ')
		for (const { title, text, list, link } of [societies, certificates]) {
			expect(list).toEqual([])
			for (const words of [title, text, link.label]) expect(shown).toContain(words)
		}
		// The number of the registry, and the registry's own site to check it.
		expect(certificates.text).toContain(facts.rnt)
		expect(shown).toContain('href="https://rnt.confecamaras.co"')
		// An empty list is announced as a list of nothing.
		expect(shown).not.toContain('<ul></ul>')
	},
)

test('the footer leaves its map out where the page has one', async () => {
	const withMap = ['/booking', '/arrive', '/contact-us', '/who-are-we']
	for (const { path, content } of everyPage) {
		const { body } = await app.inject({ url: path })
		const footer = body.slice(body.indexOf('<footer'), body.indexOf('</footer>'))
		expect({ path, hasMap: /<img/.test(footer) }).toEqual({
			path,
			hasMap: !withMap.includes(content.path),
		})
	}
})

test('each page and its twin in the other language link to each other', async () => {
	for (const { path, locale } of everyPage) {
		const { body } = await app.inject({ url: path })
		const alternates = Object.fromEntries(
			[...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
				([, language, href]) => [language, href],
			),
		)
		const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
		expect(canonical).toBe(alternates[locale])
		expect(alternates['x-default']).toBe(alternates.es)
		const twin = new URL(alternates[locale === 'es' ? 'en' : 'es'] as string).pathname
		const back = await app.inject({ url: twin })
		expect(back.body).toContain(`href="${canonical}"`)
	}
})

test('the flags keep what the address chooses, and drop the outcome of a form and what no page reads', async () => {
	for (const [address, english] of [
		[
			'/booking?for=camping&from=2027-01-08&to=2027-01-10&utm_source=x',
			'/en/booking?from=2027-01-08&amp;to=2027-01-10&amp;for=camping',
		],
		['/booking?for=camping', '/en/booking?for=camping'],
		['/reviews?guest=%22x', '/en/reviews?guest=%22x'],
		['/contact-us?sent=PC-1&key=x&problem=x&done=x', '/en/contact-us'],
	]) {
		const { body } = await app.inject({ url: `${address}` })
		expect(body).toContain(`<a href="${english}" lang="en"`)
	}
})

test('the sitemap lists every page in both languages with its alternates', async () => {
	const { body } = await app.inject({ url: '/sitemap.xml' })
	for (const { path } of everyPage)
		expect(body).toContain(`<loc>https://palma.example${path}</loc>`)
	expect(body.match(/hreflang="x-default"/g)).toHaveLength(everyPage.length)
	expect((await app.inject({ url: '/robots.txt' })).body).toContain(
		'Sitemap: https://palma.example/sitemap.xml',
	)
})

test('every page has its own title, description and social picture', async () => {
	const heads = await Promise.all(
		everyPage.map(async ({ path }) => {
			const { body } = await app.inject({ url: path })
			const find = (pattern: RegExp) => pattern.exec(body)?.[1]
			return {
				title: find(/<title>([^<]+)</),
				description: find(/<meta name="description" content="([^"]+)"/),
				image: find(/<meta property="og:image" content="([^"]+)"/),
			}
		}),
	)
	for (const key of ['title', 'description', 'image'] as const) {
		const values = heads.map((head) => head[key])
		expect(values).not.toContain(undefined)
		expect(new Set(values).size).toBe(everyPage.length)
	}
	for (const { image } of heads) {
		const card = await app.inject({ url: new URL(image as string).pathname })
		expect(card.headers['content-type']).toBe('image/jpeg')
	}
})
