import { sweep } from '#tests/helpers/steps.ts'
import { arrival, departure, fieldOf, offerBox } from '../enquiries/enquiry-steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { test, visitAndCache } from './offline-fixtures.ts'

test(
	'days that were chosen without a signal are in the cached form, beside what was typed before',
	sweep,
	async ({ page, line }) => {
		await visitAndCache(page, '/booking')
		line.cut()
		const open = async (address: string) => {
			await page.goto(address)
			await hydrated(page)
			await expect(page.locator('html')).toHaveAttribute('data-cached-at', /\d/)
		}
		await open(`/booking?for=camping&from=${arrival}&to=${departure}`)
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
		await expect(fieldOf(page, 'DepartureDate')).toHaveValue(departure)
		await expect(offerBox(page, 'camping', 'es')).toBeChecked()
		// What was changed last wins over the address.
		await fieldOf(page, 'Name').fill('Ana')
		await offerBox(page, 'camping', 'es').uncheck({ force: true })
		await page.reload()
		await hydrated(page)
		await expect(offerBox(page, 'camping', 'es')).not.toBeChecked()
		await open('/booking?for=cabin')
		await expect(offerBox(page, 'cabin', 'es')).toBeChecked()
		await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
	},
)
