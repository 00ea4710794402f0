import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import { fill } from '#domain/text/fill.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openLoaded } from './stay-desk-steps.ts'

/** A site of its own: how to pay is one for all requests. */
const test = base.extend({ site: ownSite(() => startOwnersSite()) })
const { letters: words, saved } = deskLettersWords.es
const path = '/api/stays/options'

test(
	'an old draft of the letters replaces nothing that a colleague saved since',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const colleagueSaves = async (es: string) =>
			expect((await request.put(path, { headers, data: { howToPay: { es } } })).status()).toBe(200)
		const stored = async () => (await request.get(path, { headers })).json()
		const days = page.getByLabel(words.days)
		const howToPay = page.locator('[name=how-to-pay-es]')
		const save = page.locator('#letters').getByRole('button', { name: words.save, exact: true })

		await openLoaded(page, '/admin/site')
		await days.fill('7')
		await colleagueSaves('Nequi 300 123 4567')
		await page.reload()
		await expect(days).toHaveValue('7')
		await expect(howToPay).toHaveValue('Nequi 300 123 4567')
		await save.click()
		await expect(page.getByText(saved)).toBeVisible()
		expect(await stored()).toMatchObject({
			arrivalLetterDays: 7,
			howToPay: { es: 'Nequi 300 123 4567' },
		})

		await howToPay.fill('Efectivo')
		await colleagueSaves('Bancolombia 42')
		await save.click()
		await expect(page.getByRole('alert')).toContainText(words.elsewhere)
		await expect(howToPay).toHaveValue('Efectivo')
		expect((await stored()).howToPay.es).toBe('Bancolombia 42')
		await page.getByRole('button', { name: words.takeTheirs }).click()
		await expect(howToPay).toHaveValue('Bancolombia 42')
		await howToPay.fill('Efectivo')
		await colleagueSaves('Nequi')
		await save.click()
		await page.getByRole('button', { name: words.saveMine }).click()
		await expect(page.getByRole('alert')).toHaveCount(0)
		expect((await stored()).howToPay.es).toBe('Efectivo')
	},
)

test(
	'an old draft of the names of units replaces none that a colleague saved since',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const changes = [{ path: 'offers.glamping.units', value: 2 }]
		await request.patch('/api/content/facts', { headers, data: { changes } })
		await request.post('/api/content/publish', { headers })
		const { units: own } = deskFeedsWords.es
		const first = page
			.getByRole('group', { name: 'Glamping' })
			.getByRole('textbox', { name: fill(own.name, { number: '1' }) })

		await openLoaded(page, '/admin/calendar/others')
		await first.fill('Nido')
		const units = { glamping: [{ id: 'glamping-1', name: 'Colibrí' }] }
		const put = await request.put('/api/units', { headers, data: { units } })
		expect(put.status()).toBe(200)
		await page.reload()
		await expect(first).toHaveValue('Nido')
		await page.getByRole('button', { name: own.save }).click()
		await expect(page.getByRole('alert')).toContainText(own.elsewhere)
		expect((await (await request.get('/api/units', { headers })).json()).units).toEqual(units)
		await page.getByRole('button', { name: own.takeTheirs }).click()
		await expect(first).toHaveValue('Colibrí')
	},
)
