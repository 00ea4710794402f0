import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { monthOf } from '#domain/time/months.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn } from '../accessibility.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { boxOf, openLoaded, test } from './stay-desk-steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

test(
	'a booking by phone that somebody else has changed meanwhile is not overwritten unasked',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const { changeOf } = deskCalendarWords.es
		const sheet = entrySheetWords.es
		const month = monthFor('somebody else changed it')
		const id = crypto.randomUUID()
		const nights = { from: dayIn(month, 20), to: dayIn(month, 22) }
		const booking = { offer: 'cabin', ...nights, units: 1, people: 3 }
		const data = { ...booking, guest: 'Telma Ruiz' }
		await request.post('/api/blocks', { headers, data: { id, ...data } })
		const theirs = { ...booking, guest: 'Telma Ruiz Gómez' }
		const stored = async () => (await request.get(`/api/blocks/${id}`, { headers })).json()
		await openLoaded(page, `/admin/calendar?month=${month}&offer=cabin`)
		await page.getByRole('button', { name: fill(changeOf, { what: data.guest }) }).click()
		const dialog = page.getByRole('dialog', { name: sheet.changeTitle })
		await boxOf(page, sheet.people).fill('7')
		await request.put(`/api/blocks/${id}`, { headers, data: theirs })
		await dialog.getByRole('button', { name: sheet.save.change }).click()
		await expect(dialog.getByText(sheet.elsewhere)).toBeVisible()
		expect(await stored()).toMatchObject(theirs)
		await expectAccessibleIn('light', page, 'dialog[open]')

		// What was typed goes, and the sheet opens with what is stored.
		await dialog.getByRole('button', { name: sheet.takeTheirs }).click()
		await expect(dialog).toHaveCount(0)
		await page.getByRole('button', { name: fill(changeOf, { what: theirs.guest }) }).click()
		await expect(boxOf(page, sheet.people)).toHaveValue('3')
		await boxOf(page, sheet.people).fill('8')
		await request.put(`/api/blocks/${id}`, { headers, data: { ...theirs, people: 2 } })
		await dialog.getByRole('button', { name: sheet.save.change }).click()
		await dialog.getByRole('button', { name: sheet.saveMine }).click()
		await expect(dialog).toHaveCount(0)
		expect(await stored()).toMatchObject({ ...theirs, people: 8 })

		// The same holds where only the days are changed, although the desk refreshed meanwhile.
		await page.getByRole('button', { name: fill(changeOf, { what: theirs.guest }) }).click()
		await dialog.getByLabel(sheet.to).fill(dayIn(month, 23))
		await request.put(`/api/blocks/${id}`, { headers, data: { ...theirs, people: 4 } })
		const refreshed = page.waitForResponse((response) => response.url().includes('/api/stays'))
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await (await refreshed).finished()
		await dialog.getByRole('button', { name: sheet.save.change }).click()
		await expect(dialog.getByText(sheet.elsewhere)).toBeVisible()
		expect(await stored()).toMatchObject({ ...theirs, people: 4 })
		await request.delete(`/api/blocks/${id}`, { headers })
	},
)

test(
	'a guest by phone who is here is not removed, and the desk says to shorten the stay',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const today = dayInBogota(Date.now())
		const id = crypto.randomUUID()
		const stay = { offer: 'glamping', from: addDays(today, -1), to: addDays(today, 3), units: 1 }
		const data = { id, ...stay, guest: 'Nidia Ospina' }
		expect((await request.post('/api/blocks', { headers, data })).status()).toBe(201)
		const stored = async () => (await request.get(`/api/blocks/${id}`, { headers })).json()
		for (const locale of ['es', 'en'] as const) {
			const { removeOf, removeRefused } = deskCalendarWords[locale]
			const path = `/admin/calendar?month=${monthOf(today)}&offer=glamping`
			await openLoaded(page, localizePath(path, locale))
			await page.getByRole('button', { name: fill(removeOf, { what: data.guest }) }).click()
			await expect(page.getByText(removeRefused['stay-begun'])).toBeVisible()
		}
		const { changeOf } = deskCalendarWords.en
		const sheet = entrySheetWords.en
		await page.getByRole('button', { name: fill(changeOf, { what: data.guest }) }).click()
		const dialog = page.getByRole('dialog', { name: sheet.changeTitle })
		const save = dialog.getByRole('button', { name: sheet.save.change })
		const fillDay = async (label: string, day: string) => {
			const field = dialog.getByLabel(label, { exact: true })
			await field.focus()
			await field.fill(day)
		}
		await fillDay(sheet.from, today)
		await save.click()
		await expect(dialog.getByText(sheet.refusedPast.errArrivalPast)).toBeVisible()
		await fillDay(sheet.from, stay.from)
		await fillDay(sheet.to, today)
		await save.click()
		await expect(dialog).toHaveCount(0)
		expect(await stored()).toMatchObject({ ...stay, to: today })
	},
)
