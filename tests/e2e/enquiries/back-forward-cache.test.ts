import { sweep } from '#tests/helpers/steps.ts'
import { goBack, mark, open, test } from '../back-forward-cache.ts'
import { expect } from '../fixtures.ts'
import { consentOf, enquiryId, fieldOf, offerBox } from './enquiry-steps.ts'

test(
	'back at a cached form, it shows what was written since, and a key press keeps that',
	sweep,
	async ({ page }) => {
		await open(page, '/contact-us')
		await fieldOf(page, 'Name').fill('Ana')
		const id = await enquiryId(page, 'contact').inputValue()
		await mark(page)
		await open(page, '/en/contact-us')
		await fieldOf(page, 'Message', 'en').fill('Do you have vegetarian dishes?')
		await goBack(page, '/contact-us')
		await expect(fieldOf(page, 'Message')).toHaveValue('Do you have vegetarian dishes?')
		await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
		await expect(enquiryId(page, 'contact')).toHaveValue(id)
		await fieldOf(page, 'Phone').pressSequentially('3')
		await open(page, '/en/contact-us')
		await expect(fieldOf(page, 'Message', 'en')).toHaveValue('Do you have vegetarian dishes?')
		await expect(fieldOf(page, 'Phone', 'en')).toHaveValue('3')
	},
)

test(
	'back at a cached booking form, it shows the choice that was made since, also instead of its own link’s',
	sweep,
	async ({ page }) => {
		await open(page, '/booking?for=camping')
		await fieldOf(page, 'Name').fill('Ana')
		await mark(page)
		await open(page, '/en/booking')
		await offerBox(page, 'camping', 'en').uncheck()
		await offerBox(page, 'table', 'en').check()
		await fieldOf(page, 'Quantity', 'en').fill('7')
		await goBack(page, '/booking')
		await expect(fieldOf(page, 'Quantity')).toHaveValue('7')
		await expect(offerBox(page, 'table', 'es')).toBeChecked()
		await expect(offerBox(page, 'camping', 'es')).not.toBeChecked()
	},
)

test('a form that was emptied since is empty', sweep, async ({ page }) => {
	await open(page, '/contact-us')
	await fieldOf(page, 'Name').fill('Ana')
	await mark(page)
	await open(page, '/en/contact-us')
	await fieldOf(page, 'Name', 'en').fill('')
	await goBack(page, '/contact-us')
	await expect(fieldOf(page, 'Name')).toHaveValue('')
})

test(
	'a cached form stays as it was left when nothing was written since',
	sweep,
	async ({ page }) => {
		// As where storage is forbidden: the form alone has the words.
		for (const isStored of [true, false]) {
			await open(page, '/contact-us')
			if (!isStored)
				await page.evaluate(() => {
					Storage.prototype.getItem = Storage.prototype.setItem = () => {
						throw new DOMException('', 'SecurityError')
					}
				})
			await fieldOf(page, 'Name').fill('Ana')
			await consentOf(page).check()
			await mark(page)
			await open(page, '/privacy')
			await goBack(page, '/contact-us')
			await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
			await expect(consentOf(page)).toBeChecked()
		}
	},
)
