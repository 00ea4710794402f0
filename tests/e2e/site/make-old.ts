import type { Page } from '@playwright/test'
import { floorGaps, type Gap } from '#tests/helpers/browser-floor/floor-gaps.ts'

/** Takes away every API that one of the oldest browsers lacks. Styles are the matter of browser-floor.api.test.ts. */
export async function makeOld(page: Page, { has = [] }: { has?: string[] } = {}) {
	const gaps = floorGaps().filter(([, property]) => !has.includes(property))
	await page.addInitScript((gaps: Gap[]) => {
		for (const [owner, property] of gaps) {
			const names = owner.split('.')
			const target = names.reduce<unknown>((value, name) => value?.[name as never], window)
			if (target) delete target[property as never]
		}
		const { matches } = Element.prototype
		const inOldBrowser = function (this: Element, selector: string) {
			if (selector.includes(':popover-open')) throw new SyntaxError(selector)
			return matches.call(this, selector)
		}
		Object.assign(Element.prototype, { matches: inOldBrowser })
	}, gaps)
}
