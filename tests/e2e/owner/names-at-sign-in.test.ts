import { ownerWords } from '#content/owner/owner-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
import { signInByCall, staffPassword } from '../sign-in.ts'
import { testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()
const { login, edit } = ownerWords.es

test(
	'a visitor’s page asks for a name once there are two accounts, and where it cannot know',
	sweep,
	async ({ page }) => {
		const dialog = page.getByRole('dialog')
		const button = page.getByRole('button', { name: edit, exact: true })
		await page.goto('/menu')
		await page.keyboard.press('Control+e')
		await button.click()
		await expect(dialog.getByLabel(login.password, { exact: true })).toBeVisible()
		await expect(dialog.getByLabel(login.name)).toHaveCount(0)
		await dialog.getByRole('button', { name: login.cancel }).click()

		// Somebody accepts an invitation while the page stays open.
		await signInByCall(page.request, 'restaurant')
		const people = await page.request.get('/api/people', {
			headers: (await signInByCall(page.request)).headers,
		})
		const cook = (await people.json()).people.find(
			({ role }: { role: string }) => role === 'restaurant',
		)
		await button.click()
		await expect(dialog.getByLabel(login.name)).toBeVisible()

		await page.route('**/api/auth/form', (route) => route.abort())
		await page.reload()
		await page.keyboard.press('Control+e')
		await button.click()
		await dialog.getByLabel(login.name).fill(cook.name)
		await dialog.getByLabel(login.password, { exact: true }).fill(staffPassword)
		await dialog.getByRole('button', { name: login.signIn }).click()
		await expect(page.getByText(ownerWords.es.signedIn)).toBeVisible()
	},
)
