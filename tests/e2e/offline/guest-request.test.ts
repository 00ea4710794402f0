import { offline } from '#content/pages/offline.ts'
import { signalWords } from '#content/signal-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { cachedPaths, test, visitAndCache } from './offline-fixtures.ts'

for (const locale of locales)
	test(
		`the guest’s own page opens without a signal, until the data are deleted (${locale})`,
		sweep,
		async ({ page, line, request }) => {
			const data = aBooking({ language: locale, items: [{ offer: 'cabin' }] })
			const response = await request.post('/api/bookings', { data })
			const { link, reference } = await response.json()
			const { pathname } = new URL(link)
			const another = await request.post('/api/bookings', { data: aBooking() })
			const other = new URL((await another.json()).link).pathname
			const words = requestWords[locale]
			const heading = page.getByRole('heading', { level: 1 })
			const title = fill(words.title, { reference })

			await visitAndCache(page, other)
			await visitAndCache(page, pathname)
			line.cut()
			await page.goto(pathname)
			await expect(heading).toHaveText(title)
			await expect(page.getByText(signalWords[locale].kept.split('{')[0] ?? '')).toBeVisible()
			await expect(page.getByText(words.states.received.text)).toBeVisible()
			await expect(page.getByText(data.Name)).toBeVisible()

			// The copy from before a form cannot tell its outcome.
			await page.goto(`${pathname}?done=message`)
			await expect(heading).toHaveText(offline.copy[locale].title)
			await expect(page.getByText(offline.copy[locale].sent)).toBeVisible()

			line.mend()
			await page.goto(pathname)
			await hydrated(page)
			await page.evaluate(() => sessionStorage.setItem('draft-contact', '{"Name":"Ana"}'))
			await page.getByText(words.deleteData, { exact: true }).click()
			await page.getByRole('button', { name: words.confirm.delete }).click()
			await expect(page.getByText(words.deleted)).toBeVisible()
			await hydrated(page)
			await expect.poll(() => cachedPaths(page)).not.toContain(pathname)
			expect(await page.evaluate(() => sessionStorage.getItem('draft-contact'))).not.toContain(
				'Ana',
			)
			// The page of the guest's other request stays.
			expect(await cachedPaths(page)).toContain(other)
			line.cut()
			await page.goto(pathname)
			await expect(heading).toHaveText(offline.copy[locale].title)
			await expect(page.getByText(data.Name)).toHaveCount(0)
		},
	)
