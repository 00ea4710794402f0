import { chrome } from '#content/chrome.ts'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import { everyPage } from '#tests/helpers/every-page.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'

for (const { path, locale, copy } of everyPage) {
	test(`${path} says everything its content holds, as it is served and once React has it`, async ({
		page,
		request,
	}) => {
		const { meta, ...words } = fill(copy, factsInWords(facts, locale))
		const served = await (await request.get(path)).text()
		await page.goto(path)
		await hydrated(page)
		for (const html of [served, await page.content()]) {
			// The page's data repeats its words for React: what counts is what stands outside of scripts.
			const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
			// Text with its tags for labels in attributes, and without them for sentences with links inside.
			const shown = inOneForm(`${markup} ${markup.replace(/<[^>]+>/g, '')}`)
			expect(shown).toContain(`<title>${inOneForm(escapeHtml(meta.title))}</title>`)
			expect(shown).toContain(
				`name="description" content="${inOneForm(escapeHtml(meta.description))}"`,
			)
			for (const sentence of sentencesIn(words))
				expect(shown).toContain(inOneForm(escapeHtml(sentence)))
		}
	})

	test(`${path} is accessible in light and dark, narrow with its menu open and closed, and wide`, async ({
		page,
	}) => {
		for (const colorScheme of ['light', 'dark'] as const) {
			// Before the page loads: colours that change over would be measured half-way.
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			await page.goto(path)
			await expect(page.getByText('LOADING')).toBeHidden()
			for (const width of [320, 1440]) {
				await page.setViewportSize({ width, height: 900 })
				await expectAccessible(page)
				if (width > 320) continue
				await page.getByRole('button', { name: chrome[locale].menu, exact: true }).click()
				await expectAccessible(page, 'header')
				await page.keyboard.press('Escape')
			}
		}
	})

	test(`${path} fits a narrow screen, and text twice as large`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 })
		await page.goto(path)
		expect(await overflow(page)).toBeLessThanOrEqual(0)
		await page.setViewportSize({ width: 1280, height: 900 })
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '200%'
		})
		expect(await overflow(page)).toBeLessThanOrEqual(0)
	})
}

function overflow(page: import('@playwright/test').Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Every text of a page's copy; addresses, ids and what goes into a WhatsApp link are not on the page. */
function sentencesIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string')
		return ['to', 'href', 'id', 'reserveTo', 'whatsappMessage'].includes(key) ? [] : [value]
	if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item))
	if (value && typeof value === 'object')
		return Object.entries(value).flatMap(([name, item]) => sentencesIn(item, name))
	return []
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Spaces, and quotation marks which React writes as entities and a browser does not. */
function inOneForm(text: string): string {
	return text
		.replace(/(\s|&nbsp;)+/g, ' ')
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
}
