import { editingWords } from '#content/editing/editing-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { camping } from '#content/pages/camping.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { openText, startEditing } from './editing-steps.ts'

const test = base.extend({
	site: ownSite(() => startOwnersSite()),
})

test(
	'what was typed into a sheet comes back after signing in again',
	sweep,
	async ({ page, context, request }) => {
		const { token } = await signIn(context)
		await startEditing(page, '/camping')
		const sheet = await openText(page, camping.copy.es.title)
		const typed = 'Acampar entre palmas'
		await sheet.getByRole('textbox').first().fill(typed)
		await request.delete('/api/auth', { headers: { 'x-auth-token': token } })
		await sheet.getByRole('button', { name: editingWords.es.sheet.save, exact: true }).click()
		await expect(page.getByText(ownerWords.es.expired)).toBeVisible()

		const again = await signInByCall(request)
		await page.evaluate((own) => localStorage.setItem('token', own), again.token)
		await page.reload()
		await expect(page.locator('[data-text]').first()).toBeVisible()
		const reopened = await openText(page, camping.copy.es.title)
		await expect(reopened.getByRole('textbox').first()).toHaveText(typed)
	},
)
