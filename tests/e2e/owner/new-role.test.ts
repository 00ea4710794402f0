import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
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

		const become = (role: string) => request.patch(`/api/people/${id}`, { headers, data: { role } })
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
