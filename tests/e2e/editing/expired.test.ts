import { editingWords } from '#content/editing/editing-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { camping } from '#content/pages/camping.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownerPassword, siteOfWorker, startOwnersSite } from '../fixtures.ts'
import { openText, signIn, startEditing } from './editing-steps.ts'

const test = base.extend<object, { site: SiteProcess }>({
	site: siteOfWorker(() => startOwnersSite()),
})

test(
	'what was typed into a sheet comes back after signing in again',
	sweep,
	async ({ page, context, site, request }) => {
		const token = await signIn(context, site)
		await startEditing(page, '/camping')
		const sheet = await openText(page, camping.copy.es.title)
		const typed = 'Acampar entre palmas'
		await sheet.getByRole('textbox').first().fill(typed)
		await request.delete('/api/auth', { headers: { 'x-auth-token': token } })
		await sheet.getByRole('button', { name: editingWords.es.sheet.save, exact: true }).click()
		await expect(page.getByText(ownerWords.es.expired)).toBeVisible()

		const again = await request.post('/api/auth', {
			data: { name: 'admin', password: ownerPassword },
		})
		await page.evaluate((own) => localStorage.setItem('token', own), (await again.json()).token)
		await page.reload()
		await expect(page.locator('[data-text]').first()).toBeVisible()
		const reopened = await openText(page, camping.copy.es.title)
		await expect(reopened.getByRole('textbox').first()).toHaveText(typed)
	},
)
