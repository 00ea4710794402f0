import type { Page } from '@playwright/test'
import { chrome } from '#content/chrome.ts'
import { facts } from '#content/facts.ts'
import { displayPhone, factsInWords } from '#domain/facts.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { expectAccessible, expectNoOverflow } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { inLanguage, sampled, sampleOf, schemeFor, viewOf } from '../views.ts'

type Shown = (typeof everyPage)[number]

const views = everyPage.map((shown, index) => {
	const pageNumber = Math.floor(index / locales.length)
	return { ...shown, ...viewOf(pageNumber, shown.locale), inSample: sampleOf(pageNumber) }
})
const wholeViews = views.filter(({ locale, inSample }) => inLanguage(inSample).includes(locale))

for (const { colorScheme, width, ...shown } of wholeViews)
	test(`${shown.path} passes axe (${colorScheme}, ${width} px), fits small screens and large text, and shows all its words`, async ({
		page,
		request,
	}) => {
		// Before the page loads: axe would measure colours in the middle of their transition.
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		await page.setViewportSize({ width, height: 900 })
		await page.goto(shown.path)
		await expect(page.getByText('LOADING')).toBeHidden()
		await expectAccessible(page)
		await expectFits(page)
		expectWords(await (await request.get(shown.path)).text(), shown)
		await hydrated(page)
		expectWords(await page.content(), shown)
	})

for (const locale of inLanguage('es').length > 1 ? [] : locales)
	test(`the other pages, in their ${locale} version, fit small screens and large text, and show all their words`, async ({
		page,
		request,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' })
		for (const shown of views.filter((it) => it.locale === locale && it.inSample !== locale)) {
			await page.goto(shown.path)
			await expectFits(page)
			expectWords(await (await request.get(shown.path)).text(), shown)
		}
	})

for (const locale of locales)
	for (const colorScheme of sampled(['light', 'dark'] as const, [schemeFor(locale)]))
		test(`the open menu of a small screen passes axe (${locale}, ${colorScheme})`, async ({
			page,
		}) => {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			await page.setViewportSize({ width: 320, height: 900 })
			await page.goto(localizePath('/', locale))
			await expect(page.getByText('LOADING')).toBeHidden()
			await page.getByRole('button', { name: chrome[locale].menu, exact: true }).click()
			await expectAccessible(page, 'header')
		})

async function expectFits(page: Page) {
	await page.setViewportSize({ width: 320, height: 640 })
	await expectNoOverflow(page)
	await page.setViewportSize({ width: 1280, height: 900 })
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%'
	})
	await expectNoOverflow(page)
}

function expectWords(html: string, { path, locale, copy }: Shown) {
	const { meta, ...words } = fill(copy, {
		...factsInWords(facts, locale),
		// Filled in for each number.
		phone: displayPhone(facts.phones[0]),
	})
	// Scripts repeat the words as data for React: they do not count.
	const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
	// With tags for labels in attributes, and without them for sentences with links inside.
	const shown = normalize(`${markup} ${markup.replace(/<[^>]+>/g, '')}`)
	const expected = [
		`<title>${normalize(escapeHtml(meta.title))}</title>`,
		`name="description" content="${normalize(escapeHtml(meta.description))}"`,
		...sentencesIn(words).map((sentence) => normalize(escapeHtml(sentence))),
	]
	expect({ path, missing: expected.filter((text) => !shown.includes(text)) }).toEqual({
		path,
		missing: [],
	})
}

/** Every text of a page's copy. Addresses, ids and the text of a WhatsApp link are not shown on the page. */
function sentencesIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string')
		return ['to', 'href', 'id', 'reserveTo', 'whatsappMessage'].includes(key) ? [] : [value]
	if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item))
	// A section without entries is not on the page.
	if (value && typeof value === 'object' && 'list' in value && String(value.list) === '') return []
	if (value && typeof value === 'object')
		return Object.entries(value).flatMap(([name, item]) => sentencesIn(item, name))
	return []
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** React writes quotation marks as entities, a browser does not; spaces count as one. */
function normalize(text: string): string {
	return text
		.replace(/(\s|&nbsp;)+/g, ' ')
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
}
