import { editingWords } from '#content/editing/editing-words.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { saveWords } from '#content/owner/save-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, ownerPassword } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()

const { sections, newRole } = deskFrameWords.es

test(
	'an open desk follows a new role: a higher one with the next section, a lower one at a refused call',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signInByCall(request)
		const { id } = await signIn(page, 'reception')
		const section = (name: keyof typeof sections) =>
			page.getByRole('link', { name: sections[name], exact: true })
		await page.goto('/admin/requests')
		await expect(section('calendar')).toBeVisible()
		await expect(section('photos')).toHaveCount(0)

		const become = (role: string) =>
			request.patch(`/api/people/${id}`, { headers, data: { role, password: ownerPassword } })
		await become('owner')
		await section('calendar').click()
		await expect(section('photos')).toBeVisible()
		await expect(page.getByText(newRole)).toBeVisible()

		await become('restaurant')
		await section('requests').click()
		await expect(section('tables')).toBeVisible()
		await expect(section('calendar')).toHaveCount(0)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections.tables)
	},
)

test(
	'somebody who edits a page and may no longer do so reads why it was not saved, and then has no button to edit',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signInByCall(request)
		const { id } = await signIn(page, 'restaurant')
		const { bar, sheet, errors } = editingWords.es
		await page.goto('/menu')
		await page.getByRole('button', { name: ownerWords.es.edit, exact: true }).click()
		await expect(page.getByText(bar.noneOfTexts)).toBeVisible()
		await page.locator('main h1[data-text], main h1 [data-text]').first().click()
		const dialog = page.getByRole('dialog')
		await dialog.getByRole('textbox').first().fill('La carta de hoy')
		await request.patch(`/api/people/${id}`, {
			headers,
			data: { role: 'reception', password: ownerPassword },
		})
		await dialog.getByRole('button', { name: sheet.save }).click()
		await expect(dialog.getByText(saveWords.es.notAllowed)).toBeVisible()
		for (const advice of [errors.load, errors.failed])
			await expect(dialog.getByText(String(advice))).toHaveCount(0)
		await dialog.getByRole('button', { name: sheet.cancel }).click()
		await page.getByRole('button', { name: bar.more }).click()
		await page.getByRole('button', { name: bar.texts }).click()
		await expect(dialog.getByText(String(errors.notAllowed))).toBeVisible()
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: bar.done }).click()
		await expect(page.getByRole('link', { name: ownerWords.es.toDesk })).toBeVisible()
		await expect(page.getByRole('button', { name: ownerWords.es.edit, exact: true })).toHaveCount(0)
	},
)
