import type { Page } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import { addressOf, enquiryId, fieldOf, fillIn, send, uuid } from './enquiry-steps.ts'

/** Sends the form without scripts, on a line so weak that the page stays as it is; returns the id it was posted with. */
async function sendHanging(page: Page, kind: EnquiryKind): Promise<string> {
	await page.evaluate(() =>
		addEventListener('submit', (post) => post.preventDefault(), { once: true }),
	)
	await send(page, kind)
	return enquiryId(page, kind).inputValue()
}

/** The post that hung arrives. */
async function arrive(page: Page, kind: EnquiryKind) {
	await enquiryId(page, kind).evaluate((id: HTMLInputElement) => id.form?.submit())
	await expect(page).toHaveURL(/\?sent=PC-/)
}

const draftOf = (page: Page, kind: EnquiryKind) =>
	page.evaluate((key) => sessionStorage.getItem(key), `draft-${kind}`)

test(
	'a request sent before scripts has an id, under which React sends it once more',
	sweep,
	async ({ page }) => {
		const releaseScripts = await holdRequests(page, '**/assets/*.js')
		await page.goto('/booking')
		await fillIn(page, 'booking')
		const id = await sendHanging(page, 'booking')
		expect(id).toMatch(uuid)
		releaseScripts()
		await hydrated(page)
		const second = page.waitForRequest('**/api/bookings')
		await send(page, 'booking')
		expect((await second).postDataJSON().bookingId).toBe(id)
		await expect(page.getByRole('region', { name: formWords.es.sent.bookingTitle })).toBeVisible()
	},
)

for (const kind of ['booking', 'contact'] as const)
	test(
		`what is posted while React mounts is a draft until it has arrived; what is written next is one (${kind})`,
		sweep,
		async ({ page }) => {
			const releaseScripts = await holdRequests(page, '**/assets/*.js')
			await page.goto(addressOf(kind))
			await fillIn(page, kind)
			const posted = await sendHanging(page, kind)
			releaseScripts()
			await hydrated(page)
			// It and later changes are kept, in case the post fails.
			expect(await draftOf(page, kind)).toContain(posted)
			await fieldOf(page, 'Message').fill('Otra cosa')
			expect(await draftOf(page, kind)).toContain('Otra cosa')

			await arrive(page, kind)
			await hydrated(page)
			for (const name of ['Name', 'Message'] as const)
				await expect(fieldOf(page, name)).toHaveValue('')
			await expect(enquiryId(page, kind)).toHaveValue(uuid)
			await expect(enquiryId(page, kind)).not.toHaveValue(posted)
			expect(await draftOf(page, kind)).toBe('{}')

			await fieldOf(page, 'Name').fill('Berta')
			await page.reload()
			await hydrated(page)
			await expect(fieldOf(page, 'Name')).toHaveValue('Berta')
		},
	)
