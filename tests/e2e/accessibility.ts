import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Level AAA of contrast, asked for beyond those levels. */
const beyond = 'color-contrast-enhanced'

/** Fails with what axe finds on the page as it is now, or in one part of it. */
export async function expectAccessible(page: Page, part?: string) {
	// Colours and places that are still changing cannot be measured.
	await expect.poll(() => page.evaluate(countAnimations)).toBe(0)
	// In this order: `options` would put aside tags given before.
	const builder = new AxeBuilder({ page })
		.options({ rules: { [beyond]: { enabled: true } }, resultTypes: ['violations'] })
		.withTags(standards)
		// Its other mode opens a second page for each question, to reach frames of other sites: there are none.
		.setLegacyMode()
	const { violations, passes, incomplete, inapplicable } = await (part
		? builder.include(part)
		: builder
	).analyze()
	const asked = [...violations, ...passes, ...incomplete, ...inapplicable].map(({ id }) => id)
	expect(asked).toEqual(expect.arrayContaining([beyond, 'target-size']))
	const found = violations.map(({ id, nodes }) => [
		id,
		nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
	])
	const at = page.viewportSize()?.width
	expect({ at, found }).toEqual({ at, found: [] })
}

/** The same in both colour schemes. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string) {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		await expectAccessible(page, part)
	}
}

/** The same for a page that is longer than a phone, on small ones, where nothing may stick out either. */
export async function expectFitsPhones(page: Page) {
	const before = page.viewportSize()
	for (const width of [320, 360]) {
		// So tall that the top bar and a passing notice lie over none of the buttons, wherever the page was scrolled to.
		await page.setViewportSize({ width, height: 6000 })
		const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect(wide).toBeLessThanOrEqual(0)
	}
	await expectAccessibleInBothSchemes(page, 'main')
	if (before) await page.setViewportSize(before)
}

function countAnimations(): number {
	return document.getAnimations().filter(({ playState }) => playState === 'running').length
}
