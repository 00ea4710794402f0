import { ownerWords } from '#content/owner/owner-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, ownerPassword } from '../fixtures.ts'
import { invite, signInByCall, staffPassword } from '../sign-in.ts'
import { call, testWithOwnerAlone } from './people-steps.ts'

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

test(
	'the desk’s sign-in, open in a tab, follows accounts that come and go',
	sweep,
	async ({ page, site }) => {
		const { headers, token } = await signInByCall(page.request)
		const read = await page.request.get('/api/people', { headers })
		const people: { id: string; role: string }[] = (await read.json()).people
		const switchOff = (id: string) =>
			call(site, `/api/people/${id}`, { method: 'PATCH', body: { isOn: false }, token })
		// Those of earlier tests.
		for (const { id, role } of people) if (role !== 'owner') await switchOff(id)
		await page.goto('/admin')
		await hydrated(page)
		const main = page.getByRole('main')
		const name = main.getByLabel(login.name, { exact: true })
		const password = main.getByLabel(login.password, { exact: true })
		await expect(password).toBeVisible()
		await expect(name).toHaveCount(0)

		const { id } = await invite(page.request, headers, { name: 'Rubén', role: 'owner' })
		await password.fill(staffPassword)
		await main.getByRole('button', { name: login.signIn }).click()
		await expect(name, 'after a refusal').toBeFocused()
		await expect(name).toHaveAccessibleDescription(login.nameNeeded)
		await expect(main.getByText(login.wrong), 'it is right').toHaveCount(0)
		await expect(password).toHaveValue(staffPassword)

		await switchOff(id)
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await expect(name, 'when the tab comes back').toHaveCount(0)
		await password.fill(ownerPassword)
		await main.getByRole('button', { name: login.signIn }).click()
		await expect(page.getByText(ownerWords.es.signedIn)).toBeVisible()
	},
)
