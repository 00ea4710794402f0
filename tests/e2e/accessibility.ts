import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, settled } from './fixtures.ts'
import type { ColorScheme } from './views.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Contrast of level AAA, which no tag above includes. What fails AA fails it too, so that axe measures colours once. */
const contrast = 'color-contrast-enhanced'
const rules = { [contrast]: { enabled: true }, 'color-contrast': { enabled: false } }

/** `npm test` goes through the journeys without axe, which takes a second each time; `npm run test:all` runs it in all of them. */
const isLeftOut = process.env.AXE === 'off'

/** Checks of what the colour scheme changes. */
const colourRules = [contrast, 'link-in-text-block']

/** Fails with the violations that axe finds on the page as it is now, or in one part of it. */
export async function expectAccessible(page: Page, part?: string) {
	if (isLeftOut) return
	const builder = await axeOn(page, part)
	// `options` first: it would replace the tags.
	builder.options({ rules, resultTypes: ['violations'] }).withTags(standards)
	await expectNoViolations(page, builder, [contrast, 'target-size'])
}

/** The same in one colour scheme. */
export async function expectAccessibleIn(colorScheme: ColorScheme, page: Page, part?: string) {
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
	await expectAccessible(page, part)
}

/** After a check in one scheme, what may differ in another. Only the colours do, and axe takes a second for the rest. */
async function expectColoursIn(colorScheme: ColorScheme, page: Page, part: string) {
	if (isLeftOut) return
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
	const builder = (await axeOn(page, part)).withRules(colourRules)
	await expectNoViolations(page, builder, colourRules)
}

async function axeOn(page: Page, part?: string) {
	await settled(page)
	// Colours and positions cannot be measured while they change.
	await expect.poll(() => page.evaluate(countAnimations)).toBe(0)
	// The other mode opens a second page for each run, to reach frames of other origins: there are none.
	const builder = new AxeBuilder({ page }).setLegacyMode()
	return part ? builder.include(part) : builder
}

async function expectNoViolations(page: Page, builder: AxeBuilder, rules: string[]) {
	const { violations, passes, incomplete, inapplicable } = await builder.analyze()
	const asked = [...violations, ...passes, ...incomplete, ...inapplicable].map(({ id }) => id)
	expect(asked).toEqual(expect.arrayContaining(rules))
	const found = violations.map(({ id, nodes }) => [
		id,
		nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
	])
	const at = page.viewportSize()?.width
	expect({ at, found }).toEqual({ at, found: [] })
}

/** The same for a page that is longer than a phone, on small ones, where nothing may stick out either. */
export async function expectFitsPhones(page: Page, ...colorSchemes: ColorScheme[]) {
	const before = page.viewportSize()
	for (const width of [360, 320]) {
		// So tall that the top bar and a passing notice cover none of the buttons, wherever the page was scrolled to.
		await page.setViewportSize({ width, height: 6000 })
		await expectNoOverflow(page)
	}
	for (const [index, colorScheme] of colorSchemes.entries())
		await (index === 0 ? expectAccessibleIn : expectColoursIn)(colorScheme, page, 'main')
	if (before) await page.setViewportSize(before)
}

/** Expects no overflow sideways. After a resize Chromium may lay out once with the media queries of the former width. */
export async function expectNoOverflow(page: Page) {
	await settled(page)
	const overflow = () => document.documentElement.scrollWidth - innerWidth
	await expect.poll(() => page.evaluate(overflow), page.url()).toBeLessThanOrEqual(0)
}

/** On a small screen and with large text nothing sticks out. */
export async function expectFits(page: Page) {
	await page.setViewportSize({ width: 320, height: 640 })
	await expectNoOverflow(page)
	await page.setViewportSize({ width: 1280, height: 900 })
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%'
	})
	await expectNoOverflow(page)
}

function countAnimations(): number {
	return document.getAnimations().filter(({ playState }) => playState === 'running').length
}
