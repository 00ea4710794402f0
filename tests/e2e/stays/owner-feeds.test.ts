import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { overbookedWords } from '#content/stays/desk/overbooked-words.ts'
import { feedFailureWords } from '#content/stays/feed-failure-words.ts'
import { localizePath } from '#domain/locale.ts'
import type { CalendarsResponse } from '#domain/stays/responses/calendars-response.ts'
import type { OverbookedResponse } from '#domain/stays/responses/overbooked-response.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn, expectFitsPhones } from '../accessibility.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openLoaded, test } from './stay-desk-steps.ts'

test.use({ viewport: { width: 360, height: 740 } })
const overbooked: OverbookedResponse = {
	overbooked: [
		{
			offer: 'cabin',
			from: '2027-03-11',
			to: '2027-03-13',
			excess: 1,
			here: [
				{
					request: 'id',
					reference: 'PC-7K3M-9QX2',
					guest: 'Ana María Ñáñez',
					from: '2027-03-10',
					to: '2027-03-13',
				},
			],
			there: ['www.airbnb.com'],
		},
	],
}
const read = { readAt: '2027-01-01T12:00:00Z', error: null, failingSince: null }
const imports: CalendarsResponse['imports'] = [
	{
		id: '1',
		offer: 'cabin',
		url: 'https://www.airbnb.com/a.ics',
		events: 2,
		echoes: 1,
		...read,
		skippedCount: 1,
		skipped: [{ event: 'Familia Gómez', day: null, reason: 'broken' }],
	},
	{
		id: '2',
		offer: 'camping',
		url: 'https://example.com/b.ics',
		events: 0,
		echoes: 0,
		...read,
		error: 'unreadable',
		failingSince: '2027-01-02T12:00:00Z',
		skipped: [],
		skippedCount: 0,
	},
]

test(
	'the owner sees nights sold twice, and what of other calendars was not taken',
	sweep,
	async ({ page }) => {
		await signIn(page)
		await page.route('**/api/stays/overbooked', (route) => route.fulfill({ json: overbooked }))
		await page.route('**/api/calendars', (route) =>
			route.fulfill({
				json: {
					imports,
					feeds: [],
					unitFeeds: [],
					guestNames: false,
					version: 'v',
				} satisfies CalendarsResponse,
			}),
		)
		for (const locale of ['es', 'en'] as const) {
			await openLoaded(page, localizePath('/admin/today', locale))
			const region = page.getByRole('region', { name: overbookedWords[locale].title })
			await expect(region.getByText('Ana María Ñáñez')).toBeVisible()
			await expect(region.getByText('www.airbnb.com')).toBeVisible()
			await expect(region.getByRole('link', { name: /PC-7K3M-9QX2/ })).toBeVisible()
			await expectAccessibleIn('dark', page, 'main')
			await expectFitsPhones(page, 'light')

			await openLoaded(page, localizePath('/admin/calendar/others', locale))
			const words = deskFeedsWords[locale].imports
			await page.getByText(words.skipped.one.replace('{count}', '1')).click()
			await expect(page.getByText(words.skipReasons.broken)).toBeVisible()
			await expect(page.getByText(words.echoes.one.replace('{count}', '1'))).toBeVisible()
			await expect(page.getByText(feedFailureWords[locale].unreadable)).toBeVisible()
			await expectAccessibleIn('light', page, 'main')
			await expectFitsPhones(page, 'dark')
		}
	},
)

test(
	'an address that was pasted outlives a reload, and is gone once it is added',
	sweep,
	async ({ page }) => {
		const words = deskFeedsWords.es.imports
		const [offer, url] = [page.getByLabel(words.offer), page.getByLabel(words.url)]
		const calendars = { imports, feeds: [], unitFeeds: [], guestNames: false, version: 'v' }
		await signIn(page)
		await page.route('**/api/calendars*', (route) =>
			route.fulfill({ json: calendars satisfies CalendarsResponse }),
		)
		await openLoaded(page, '/admin/calendar/others')
		await offer.selectOption('glamping')
		await url.fill('https://example.com/c.ics')
		await page.reload()
		await expect(url).toHaveValue('https://example.com/c.ics')
		await expect(offer).toHaveValue('glamping')
		await page.getByRole('button', { name: words.add }).click()
		await expect(url).toHaveValue('')
		await page.reload()
		await expect(page.getByText('www.airbnb.com')).toBeVisible()
		await expect(url).toHaveValue('')
	},
)
