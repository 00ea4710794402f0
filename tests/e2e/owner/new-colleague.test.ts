import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { deskHistoryWords } from '#content/stays/desk/desk-history-words.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, ownerPassword } from '../fixtures.ts'
import { invite, signIn } from '../sign-in.ts'
import { post, testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()
const { sections, newRole } = deskFrameWords.es

test(
	'an open desk tells a first colleague from its owner, and shows a higher role with the next refresh',
	sweep,
	async ({ page, site, context }) => {
		const booking = aBooking()
		await post(site, '/api/bookings', booking)
		await page.clock.install()
		const { headers } = await signIn(page)
		await page.goto('/admin/requests')
		await hydrated(page)
		const request = page.getByRole('main').getByText(booking.Name).first()
		await expect(request).toBeVisible()

		const marta = await invite(page.request, headers, { name: 'Marta', role: 'reception' })
		const note = `/api/enquiries/${booking.bookingId}/note`
		await post(site, note, { text: 'Llega tarde' }, marta.token)
		await request.click()
		await expect(page.getByText(`Marta ${deskHistoryWords.es.happened.note}`)).toBeVisible()
		await expect(page.getByRole('banner').getByText('admin')).toHaveCount(0)
		await page.clock.runFor(61_000)
		await expect(page.getByRole('banner').getByText('admin')).toBeVisible()

		const hers = await context.browser()?.newPage({ baseURL: site.url })
		if (!hers) throw new Error('no browser')
		await hers.clock.install()
		await hers.addInitScript((token) => localStorage.setItem('token', token), marta.token)
		await hers.goto('/admin/requests')
		await hydrated(hers)
		const photos = hers.getByRole('link', { name: sections.photos, exact: true })
		await expect(photos).toHaveCount(0)
		const data = { role: 'owner', password: ownerPassword }
		await page.request.patch(`/api/people/${marta.id}`, { headers, data })
		await hers.clock.runFor(61_000)
		await expect(photos).toBeAttached()
		await expect(hers.getByText(newRole)).toBeVisible()
		await hers.close()
	},
)
