import { deskWords } from '#content/enquiries/desk-words.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { locales } from '#domain/locale.ts'
import { plural } from '#domain/text/numbers.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, test } from '../fixtures.ts'
import { openCard, openDesk, receive } from './enquiry-desk-steps.ts'

const words = deskWords.es

test('a list that cannot be read can be reloaded; it is newest first, twenty at a time, searchable by word or reference; a person’s data are deleted only after a confirmation', async ({
	page,
	request,
}) => {
	const first = await receive(request, 'es', { Message: 'Queremos ver el colibrí' })
	const other = await receive(request, 'es', { Name: first.Name, Email: first.Email })
	for (let count = 0; count < 20; count += 1) await receive(request, 'es')
	const last = await receive(request, 'en')
	await page.route('**/api/enquiries/search', (route) => route.abort())
	const list = await openDesk(page)
	await expect(list.getByText(words.failed)).toBeVisible()
	await page.unroute('**/api/enquiries/search')
	await list.getByRole('button', { name: words.tryAgain }).click()
	await expect(list.getByText(words.failed)).toBeHidden()

	await expect(list.getByRole('article').first()).toContainText(last.Name)
	const cards = list.getByRole('article', { name: first.Name })
	await expect(cards).toHaveCount(0)
	await list.getByRole('button', { name: words.more }).click()
	await expect(cards).toHaveCount(2)

	const search = list.getByRole('searchbox', { name: words.search })
	for (const text of ['colibrí', first.reference]) {
		await search.fill(text)
		await expect(list.getByRole('article')).toHaveCount(1)
		await expect(list.getByRole('article')).toContainText(first.Name)
	}
	await search.fill('no such enquiry')
	await expect(list.getByText(words.noneFound)).toBeVisible()
	await search.fill(first.Email)
	await expect(list.getByRole('article')).toHaveCount(2)

	await cards.first().getByText(first.Name).click()
	await cards.first().getByText(words.record).click()
	const button = cards.first().getByRole('button', { name: words.remove.button })
	const dialog = page.getByRole('dialog')
	await button.click()
	await expect(dialog).toContainText(first.Email)
	await dialog.getByRole('button', { name: words.remove.cancel }).click()
	await expect(cards).toHaveCount(2)
	// The owner's drafts for the person are deleted with the rest.
	const drafts = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
	const { note } = deskRequestWords.es.actions
	await cards.first().getByText(note.title, { exact: true }).click()
	await cards.first().getByLabel(note.text).fill('Pidió cuna')
	await expect.poll(drafts).toContain('Pidió cuna')
	await button.click()
	await dialog.getByRole('button', { name: words.remove.confirm }).click()
	await expect(cards).toHaveCount(0)
	expect(await drafts()).not.toContain('Pidió cuna')
	await expect(page.getByText(plural(2, words.remove.done, 'es'))).toBeVisible()
	const calendar = await request.get(`/api/bookings/${other.bookingId}/calendar.ics`)
	expect(calendar.status()).toBe(404)
})

test(
	'going back to the list restores the search and the opened request',
	sweep,
	async ({ page, request }) => {
		const enquiry = await receive(request, 'es')
		await receive(request, 'es', { Email: enquiry.Email })
		const list = await openDesk(page)
		const search = list.getByRole('searchbox', { name: words.search })
		await search.fill(enquiry.Email)
		await expect(list.getByRole('article')).toHaveCount(2)
		const card = await openCard(list, enquiry.Name)
		await expect(card.getByText(words.record)).toBeVisible()

		const { sections } = deskFrameWords.es
		await page.getByRole('link', { name: sections.calendar }).filter({ visible: true }).click()
		await expect(page.getByRole('heading', { name: sections.calendar, level: 1 })).toBeVisible()
		await page.goBack()
		await expect(search).toHaveValue(enquiry.Email)
		await expect(card.getByText(words.record)).toBeVisible()
		await expect(list.getByText(words.record)).toHaveCount(1)
		await page.reload()
		await expect(card.getByText(words.record)).toBeVisible()

		await page.getByRole('link', { name: sections.requests }).filter({ visible: true }).click()
		await openCard(list, enquiry.Name)
		await expect(list.getByText(words.record)).toHaveCount(0)
	},
)

for (const locale of locales)
	test(
		`on a phone the filters are one row for a thumb and the arrow keys, and no card is cut off (${locale})`,
		sweep,
		async ({ page, request }) => {
			const { states, show } = deskWords[locale]
			await page.setViewportSize({ width: 360, height: 780 })
			const { Name } = await receive(request, locale, {
				Name: 'Ana María de los Ángeles Ñáñez Castrillón',
				items: [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }],
			})
			const list = await openDesk(page, locale)
			const card = list.getByRole('article', { name: Name }).first()
			const cut = await card
				.locator('summary *')
				.evaluateAll((parts) => parts.filter((it) => it.scrollWidth > it.clientWidth + 1).length)
			expect(cut).toBe(0)
			await expect(card).toContainText(offerWords[locale].table.name)

			const filters = list.getByRole('group', { name: show })
			const row = await filters.boundingBox()
			expect(row?.height).toBeLessThanOrEqual(60)
			const chips = await filters
				.locator('label')
				.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height))
			expect(Math.min(...chips)).toBeGreaterThanOrEqual(44)

			// The last is reached by the arrow key from the first, and stays in view after a reload.
			const last = filters.getByRole('radio', { name: states.archived })
			await filters.getByRole('radio').first().focus()
			await page.keyboard.press('ArrowLeft')
			await expect(last).toBeChecked()
			await expect(last).toBeInViewport({ ratio: 0.9 })
			await page.reload()
			await expect(last).toBeChecked()
			await expect(last).toBeInViewport({ ratio: 0.9 })
			const other = filters.getByRole('radio', { name: states.cancelled })
			await other.click()
			await expect(other).toBeChecked()
		},
	)
