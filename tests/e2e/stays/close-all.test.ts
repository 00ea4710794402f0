import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn, expectFitsPhones } from '../accessibility.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { boxOf, openLoaded } from './stay-desk-steps.ts'

/** A site of its own: a closed house would show in other tests. */
const test = base.extend({ site: ownSite(() => startOwnersSite()) })

test.use({ viewport: { width: 360, height: 740 } })

for (const locale of locales)
	test(
		`the whole house closes in three taps, and opens in one (${locale})`,
		sweep,
		async ({ page, request }) => {
			const { headers } = await signIn(page)
			const words = deskCalendarWords[locale]
			const sheet = entrySheetWords[locale]
			const first = 10
			const month = monthFor(`close all (${locale})`)
			const dayOf = (number: number) => dayIn(month, number)
			const day = (number: number) => page.locator('table td button').nth(number - 1)
			const free = async (offer: string) => {
				const range = `from=${dayOf(first)}&to=${dayOf(first + 2)}`
				const response = await request.get(`/api/availability?offer=${offer}&${range}`)
				return (await response.json()).days.map((it: { free: number | null }) => it.free)
			}
			await openLoaded(page, localizePath(`/admin/calendar?month=${month}`, locale))

			// As many taps as one block of one offer.
			await day(first).click()
			await day(first + 1).click()
			const dialog = page.getByRole('dialog', { name: sheet.title })
			await expect(dialog.getByLabel(sheet.offer)).toHaveValue('all')
			await expect(dialog.getByLabel(sheet.firstDay)).toHaveValue(dayOf(first))
			await expect(dialog.getByLabel(sheet.lastDay)).toHaveValue(dayOf(first + 1))
			for (const scheme of ['light', 'dark'] as const)
				await expectAccessibleIn(scheme, page, 'dialog[open]')
			const close = dialog.getByRole('button', { name: sheet.save.all })
			await close.click()
			await expect(dialog).toHaveCount(0)
			for (const offer of offerIds) expect(await free(offer)).toEqual([0, 0])
			const list = page.getByRole('region', { name: words.list.split('{')[0] as string })
			const removes = list.getByRole('button', { name: words.removeOf.split('{')[0] as string })
			await expect(removes).toHaveCount(offerIds.length)
			await page.getByRole('button', { name: words.undo }).click()
			await expect(removes).toHaveCount(0)
			for (const offer of offerIds) expect(await free(offer)).not.toContain(0)

			// Guests are in the way: nothing closes until the owner closes what is left. A booking is of one offer.
			for (const [offer, guest, last] of [
				['cabin', 'Rosa Vélez', first + 1],
				['horses', 'Luis Ñáñez', first],
			] as const) {
				const data = { offer, guest, from: dayOf(first), to: dayOf(last), units: 1 }
				expect((await request.post('/api/blocks', { data, headers })).status()).toBe(201)
			}
			await openLoaded(page, localizePath(`/admin/calendar?month=${month}`, locale))
			await day(first).click()
			await day(first + 1).click()
			await expect(async () => {
				await dialog.getByLabel(sheet.phone).check({ force: true })
			}).toPass()
			await expect(dialog.getByLabel(sheet.offer)).toHaveValue('cabin')
			await dialog.getByLabel(sheet.block).check({ force: true })
			await dialog.getByLabel(sheet.offer).selectOption('all')
			await boxOf(page, sheet.note).fill('Poda')
			await close.click()
			const alert = dialog.getByRole('alert')
			await expect(alert).toContainText(sheet.inTheWay)
			for (const text of ['Rosa Vélez', 'Luis Ñáñez', offerWords[locale].horses.name])
				await expect(alert).toContainText(text)
			expect(await free('camping')).not.toContain(0)
			await expectAccessibleIn('light', page, 'dialog[open]')
			await dialog.getByRole('button', { name: sheet.closeWhatIsLeft }).click()
			await expect(dialog).toHaveCount(0)
			for (const offer of offerIds) expect(await free(offer)).toEqual([0, 0])
			await expectFitsPhones(page, 'light', 'dark')
		},
	)

for (const locale of locales)
	test(
		`the feed of all offers comes first, and its address is renewed (${locale})`,
		sweep,
		async ({ page, request }) => {
			await signIn(page)
			const { feeds } = deskFeedsWords[locale]
			await openLoaded(page, localizePath('/admin/calendar/others', locale))
			const addresses = page.getByRole('textbox', { name: feeds.address.split('{')[0] as string })
			await expect(addresses).toHaveCount(offerIds.length + 1)
			const all = addresses.first()
			await expect(all).toHaveAccessibleName(feeds.address.replace('{offer}', feeds.all))
			await expect(all).toHaveAccessibleDescription(feeds.allHint)
			const before = await all.inputValue()
			const { pathname } = new URL(before)
			expect((await request.get(pathname)).status()).toBe(200)
			await page.getByRole('button', { name: feeds.renewOf.replace('{offer}', feeds.all) }).click()
			await page.getByRole('dialog').getByRole('button', { name: feeds.renew }).click()
			await expect(all).not.toHaveValue(before)
			expect((await request.get(pathname)).status()).toBe(404)
			await expectAccessibleIn('light', page, 'main')
			await expectFitsPhones(page, 'light', 'dark')
		},
	)
