import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownerPassword, siteOfWorker, startOwnersSite } from '../fixtures.ts'

const password = 'dos truchas y una ruana vieja'
const { sections, newRole } = deskFrameWords.es

const test = base.extend<object, { site: SiteProcess }>({
	site: siteOfWorker(() => startOwnersSite()),
	viewport: { width: 360, height: 740 },
})

test(
	'an open desk follows a new role: a higher one with the next section, a lower one at a refused call',
	sweep,
	async ({ page, request }) => {
		const signedIn = await request.post('/api/auth', {
			data: { name: 'admin', password: ownerPassword },
		})
		const owner = { 'x-auth-token': (await signedIn.json()).token }
		const data = { name: 'Rosa', role: 'reception' }
		const { id, link } = await (await request.post('/api/people', { headers: owner, data })).json()
		const accepted = await request.post(`/api/invitations/${link.split('/').at(-1)}`, {
			data: { password },
		})
		const { token } = await accepted.json()
		await page.addInitScript((own) => localStorage.setItem('token', own), token)
		const section = (name: keyof typeof sections) =>
			page.getByRole('link', { name: sections[name], exact: true })
		await page.goto('/admin/requests')
		await expect(section('calendar')).toBeVisible()
		await expect(section('photos')).toHaveCount(0)

		const become = (role: string) =>
			request.patch(`/api/people/${id}`, { headers: owner, data: { role } })
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
