import { draftKey } from '#app/enquiries/form/draft-store.ts'
import { offline } from '#content/pages/offline.ts'
import { addDays } from '#domain/time/dates.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { arrival, departure, fieldOf, offerBox } from '../enquiries/enquiry-steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { cachedPaths, heading, test, titleOf, visitAndCache } from './offline-fixtures.ts'

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
		// As after a request was sent.
		await page.evaluate((key) => sessionStorage.setItem(key, '{}'), draftKey('booking'))
		await open(`/booking?for=cabin&from=${arrival}`)
		await expect(offerBox(page, 'cabin', 'es')).toBeChecked()
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
		await expect(fieldOf(page, 'Name')).toHaveValue('')
	},
)

test(
	'days that were chosen while the form was out of reach win over what was typed before',
	sweep,
	async ({ page, line }) => {
		// A browser that saves data caches only the offline page.
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
		})
		await page.goto('/arrive')
		await hydrated(page)
		await expect.poll(() => cachedPaths(page), { timeout: 60_000 }).toContain('/offline')
		await page.goto('/booking?for=cabin')
		await hydrated(page)
		await fieldOf(page, 'Name').fill('Ana')
		await fieldOf(page, 'ArrivalDate').focus()
		await fieldOf(page, 'ArrivalDate').fill(addDays(arrival, 9))
		// Before the form is at rest, and cached.
		await page.goto(`/camping?month=${arrival.slice(0, 7)}&from=${arrival}`)
		line.cut()
		await page.locator(`#calendar a[href$="to=${departure}"]`).click()
		await expect(heading(page)).toHaveText(titleOf(offline))
		line.mend()
		await expect(fieldOf(page, 'Name')).toHaveValue('Ana', { timeout: 60_000 })
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
		await expect(fieldOf(page, 'DepartureDate')).toHaveValue(departure)
		await expect(offerBox(page, 'camping', 'es')).toBeChecked()
	},
)
