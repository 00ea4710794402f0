import type { Page } from '@playwright/test'
import { editingWords } from '#content/editing/editing-words.ts'
import { siteWords } from '#content/editing/site-words.ts'
import { menu } from '#content/pages/menu.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { changeDraft } from './editing-steps.ts'

// It publishes: its site is its own.
const test = base.extend({
	site: ownSite(() => startOwnersSite()),
	viewport: { width: 390, height: 844 },
	hasTouch: true,
})
const words = siteWords.es
const { bar, restore, sheet } = editingWords.es

/** Whether all of an element is on the screen and nothing lies over its middle. */
async function isInReach(page: Page, name: string): Promise<boolean> {
	const button = page.getByRole('button', { name, exact: true })
	return button.evaluate((element) => {
		const { top, bottom, left, right } = element.getBoundingClientRect()
		const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
		return top >= 0 && bottom <= innerHeight && element.contains(found)
	})
}

test('saving and then publishing a fact need no scrolling', sweep, async ({ page, context }) => {
	await signIn(context)
	await page.goto('/admin/site/facts')
	const name = page.getByLabel(words.facts.labels.name ?? '', { exact: true }).first()
	await name.fill('La casa del río')
	await expect.poll(() => isInReach(page, words.facts.save)).toBe(true)
	await page.getByRole('button', { name: words.facts.save, exact: true }).tap()
	await expect(page.getByText(words.facts.saved)).toBeVisible()
	await expect.poll(() => isInReach(page, words.draft.publish)).toBe(true)
	await expect(name).toBeInViewport()
	await page.getByRole('button', { name: words.draft.publish, exact: true }).tap()
	await expect(page.getByText(bar.published)).toBeVisible()
})

test('after saving a dish the list is where it was', sweep, async ({ page, context }) => {
	await signIn(context)
	await page.goto('/admin/site/menu')
	const dish = menu.copy.es.sections.at(-1)?.dishes.at(-1)?.name ?? ''
	const row = page.getByRole('button', { name: dish, exact: true })
	await row.scrollIntoViewIfNeeded()
	await row.tap()
	await page.getByLabel(editingWords.es.list.pesos).fill('9000')
	await page.getByRole('button', { name: sheet.save, exact: true }).tap()
	const saved = page.getByRole('button', { name: new RegExp(`^${dish}`) })
	await expect(saved).toContainText('9.000')
	await expect(saved).toBeFocused()
	await expect(saved).toBeInViewport({ ratio: 1 })
	await expect.poll(() => isInReach(page, words.draft.publish)).toBe(true)
})

test(
	'the bar of unpublished changes is short, and below no field that has the focus',
	sweep,
	async ({ page, context, site }) => {
		const { token } = await signIn(context)
		await changeDraft(site, token, 'camping', { path: 'title', locale: 'es', value: 'Toldos' })
		await page.setViewportSize({ width: 360, height: 740 })
		await page.goto('/admin/site/facts')
		const publish = page.getByRole('button', { name: words.draft.publish, exact: true })
		await expect(publish).toBeVisible()
		const measured = await publish.evaluate((button) => {
			const text = button.closest('[data-pending]')?.querySelector('p') as HTMLElement
			const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)
			return { lines: Math.round(lines), room: innerWidth - button.getBoundingClientRect().right }
		})
		expect(measured.lines).toBeLessThanOrEqual(2)
		expect(measured.room).toBeGreaterThanOrEqual(8)

		for (const field of await page.locator('main input:visible, main textarea:visible').all()) {
			await field.focus()
			const isClear = await field.evaluate((input) => {
				const { left, top, width, height } = input.getBoundingClientRect()
				const found = document.elementFromPoint(left + width / 2, top + height / 2)
				return input === found || found?.closest('label')?.contains(input)
			})
			expect(isClear, String(await field.getAttribute('name'))).toBe(true)
		}
	},
)

test('a notice at the desk covers no button', sweep, async ({ page, context, site }) => {
	const { token } = await signIn(context)
	await changeDraft(site, token, 'camping', { path: 'title', locale: 'es', value: 'Carpas' })
	await page.goto('/admin/site/menu')
	await page.getByRole('button', { name: words.draft.publish, exact: true }).tap()
	const notice = page.getByText(bar.published)
	await expect(notice).toBeVisible()
	const covered = await notice.evaluate(async (text) => {
		const card = text.parentElement as HTMLElement
		// It rises to its place.
		await Promise.all(card.getAnimations().map(({ finished }) => finished))
		const { top, bottom, left, right } = card.getBoundingClientRect()
		return ['top', 'middle', 'bottom'].flatMap((_, at) =>
			document
				.elementsFromPoint((left + right) / 2, top + 1 + ((bottom - top - 2) * at) / 2)
				.filter((it) => it.matches('button, a, input, select, summary') && !card.contains(it))
				.map((it) => it.textContent),
		)
	})
	expect(covered).toEqual([])
})

test(
	'going back to the original site asks first and can be undone',
	sweep,
	async ({ page, context, request, site }) => {
		const { token } = await signIn(context)
		await changeDraft(site, token, 'camping', {
			path: 'title',
			locale: 'es',
			value: 'Bajo la lona',
		})
		await request.post('/api/content/publish', { headers: { 'x-auth-token': token } })
		const camping = async () => (await request.get('/camping')).text()
		await page.goto('/admin/site/history')
		await page.getByRole('button', { name: words.history.restore }).last().tap()
		const dialog = page.getByRole('dialog', { name: restore.title })
		await dialog.getByRole('button', { name: restore.cancel }).tap()
		expect(await camping()).toContain('Bajo la lona')
		await page.getByRole('button', { name: words.history.restore }).last().tap()
		await dialog.getByRole('button', { name: restore.confirm }).tap()
		await expect(page.getByText(restore.done)).toBeVisible()
		await expect.poll(camping).not.toContain('Bajo la lona')
		await page.getByRole('button', { name: bar.undo }).tap()
		await expect(page.getByText(restore.undone)).toBeVisible()
		await expect.poll(camping).toContain('Bajo la lona')
	},
)

test(
	'a fact that changed elsewhere meanwhile: the owner chooses which stays',
	sweep,
	async ({ page, context, site }) => {
		const { token } = await signIn(context)
		const { facts } = words
		await page.goto('/admin/site/facts')
		const years = page.getByLabel(facts.labels.yearsOfHistory ?? '')
		const saveMine = async (mine: string, theirs: number) => {
			await years.fill(mine)
			await changeDraft(site, token, 'facts', { path: 'yearsOfHistory', value: theirs })
			await page.getByRole('button', { name: facts.save, exact: true }).tap()
			await expect(page.getByText(facts.elsewhere)).toBeVisible()
			await expect(years).toHaveValue(mine)
		}

		await saveMine('51', 52)
		await page.getByRole('button', { name: facts.takeTheirs }).tap()
		await expect(years).toHaveValue('52')
		await expect(page.getByText(facts.elsewhere)).toHaveCount(0)

		await saveMine('53', 54)
		// The input survives a reload, with the version it was based on.
		await page.reload()
		await expect(page.getByText(facts.restored)).toBeVisible()
		await expect(years).toHaveValue('53')
		await page.getByRole('button', { name: facts.save, exact: true }).tap()
		await page.getByRole('button', { name: facts.saveMine }).tap()
		await expect(page.getByText(facts.saved)).toBeVisible()
		await page.reload()
		await expect(years).toHaveValue('53')
	},
)
