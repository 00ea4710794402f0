import { editingWords } from '#content/editing/editing-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectNoOverflow } from '../accessibility.ts'
import { test as base, expect, ownSite, settled, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { changeDraft } from './editing-steps.ts'

const test = base.extend({ site: ownSite(() => startOwnersSite()) })
const words = editingWords.es

test(
	'"Editar" covers no content, and a long name breaks no layout at the desk',
	sweep,
	async ({ page, context, site }) => {
		const { token } = await signIn(context)
		await changeDraft(site, token, 'facts', { path: 'name', value: 'W'.repeat(40) })
		for (const width of [360, 768, 1440]) {
			await page.setViewportSize({ width, height: 740 })
			await page.goto('/camping')
			const button = page.getByRole('button', { name: ownerWords.es.edit, exact: true })
			await expect(button).toBeVisible()
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
			await settled(page)
			const [bar, last] = [
				await button.boundingBox(),
				await page.locator('footer p').last().boundingBox(),
			]
			expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
			await button.click()
			await expect(page.locator('[data-text]').first()).toBeVisible()
			await expect(page.getByRole('link', { name: 'W'.repeat(40) }).first()).toBeVisible()
			await expectNoOverflow(page)
			await page.getByRole('button', { name: words.bar.done }).click()
		}
	},
)
