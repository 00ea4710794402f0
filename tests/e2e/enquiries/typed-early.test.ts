import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import {
	addressOf,
	consentOf,
	enquiryId,
	fieldOf,
	fillIn,
	offerBox,
	sendButton,
} from './enquiry-steps.ts'

test(
	'what is typed before React comes goes on to the page in the other language, and becomes the draft',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/booking?for=camping')
		await fieldOf(page, 'Name').fill('José Ñandú')
		await offerBox(page, 'cabin', 'es').check({ force: true })
		await consentOf(page).check()
		await page.locator('header a[hreflang=en]').first().click()
		await page.waitForURL('**/en/booking?*')
		const isCarried = async () => {
			await expect(fieldOf(page, 'Name', 'en')).toHaveValue('José Ñandú')
			for (const offer of ['camping', 'cabin'] as const)
				await expect(offerBox(page, offer, 'en')).toBeChecked()
			await expect(consentOf(page, 'en')).not.toBeChecked()
		}
		await isCarried()
		release()
		await hydrated(page)
		await isCarried()
		// The draft goes on from here, with what is changed.
		await fieldOf(page, 'Name', 'en').fill('José')
		await page.reload()
		await hydrated(page)
		await expect(fieldOf(page, 'Name', 'en')).toHaveValue('José')
	},
)

test('what the browser itself has sent does not come back', sweep, async ({ page }) => {
	const release = await holdRequests(page, '**/assets/*.js')
	await page.goto(addressOf('contact'))
	await fillIn(page, 'contact')
	await sendButton(page, 'contact').click()
	await page.waitForURL(/sent/)
	release()
	await hydrated(page)
	await expect(enquiryId(page, 'contact')).not.toHaveValue('')
	await expect(fieldOf(page, 'Message')).toHaveValue('')
})
