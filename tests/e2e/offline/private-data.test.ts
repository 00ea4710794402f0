import type { Page } from '@playwright/test'
import { camping } from '#content/pages/camping.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { readTextIds } from '#domain/editing/text-ids.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { pdf } from '#tests/helpers/deposits.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { startEditing } from '../editing/editing-steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { cachedPaths, test, visitAndCache } from './offline-fixtures.ts'

const draft = 'Solo el propietario lo ve.'
const paid = 'Comprobante de Nequi 4711'

/** Address and text of everything that the service worker caches. */
function cachedTexts(page: Page) {
	return page.evaluate(async () => {
		const caching = (await caches.keys()).map(async (name) => {
			const cache = await caches.open(name)
			const requests = await cache.keys()
			return requests.map(async (request) => ({
				address: request.url.replace(location.origin, ''),
				text: (await (await cache.match(request))?.text()) ?? '',
			}))
		})
		return Promise.all((await Promise.all(caching)).flat())
	})
}

test(
	'no draft, preview, token, part of the desk or data of other people enters a cache',
	sweep,
	async ({ page, request }) => {
		const post = async (changes: object) => {
			const response = await request.post('/api/bookings', { data: aBooking(changes) })
			return new URL((await response.json()).link).pathname
		}
		const own = await post({ Name: 'Huésped Propio' })
		const deleted = await post({ Name: 'Huésped Borrado' })
		const opened = await post({ Name: 'Huésped Abierto' })
		const key = deleted.split('/').at(-1)
		const { headers } = await signInByCall(request)
		const bytes = Buffer.from(own.split('/').at(-1) as string, 'base64url').subarray(0, 16)
		const id = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
		const deposit = { pesos: 100_000, until: addDays(dayInBogota(Date.now()), 5) }
		const quote = { pesos: 400_000, message: '', deposit }
		const quoted = await request.post(`/api/enquiries/${id}/offer`, { headers, data: quote })
		expect(quoted.status()).toBe(200)

		// The guest of this browser, and a link to data that are gone.
		await visitAndCache(page, own)
		await page.getByLabel(requestWords.es.deposit.file).setInputFiles({
			name: 'recibo.pdf',
			mimeType: 'application/pdf',
			buffer: pdf(`/Title (${paid}) `),
		})
		await page.getByRole('button', { name: requestWords.es.deposit.send }).click()
		await expect(page.getByText(requestWords.es.deposit.notSeen)).toBeVisible()
		await page.goto(`/booking?sent=PC-1234&key=${key}`)
		await hydrated(page)
		await page.goto(`/reviews?guest=${key}`)
		await hydrated(page)
		await expect.poll(() => cachedPaths(page), { timeout: 60_000 }).toContain('/reviews')
		await page.goto(`${own}x`)
		await hydrated(page)

		// The owner, in the same browser, who also looks at the page of another guest.
		const { token } = await signIn(page)
		// After the navigation, the worker reads a page once more to cache it.
		const isRead = page.context().waitForEvent('response', {
			predicate: (response) =>
				response.url().endsWith(opened) && response.request().resourceType() === 'fetch',
			timeout: 60_000,
		})
		await page.goto(opened)
		await isRead
		const change = { path: 'lead', locale: 'es', value: draft }
		await request.patch('/api/content/camping', { headers, data: { changes: [change] } })
		await startEditing(page, '/camping')
		await expect(page.getByText(draft)).toBeVisible()
		await expect.poll(() => cachedPaths(page), { timeout: 60_000 }).toContain('/camping')
		await page.goto('/admin/requests')
		await hydrated(page)
		await expect(page.getByText('Huésped Borrado').first()).toBeVisible()
		const receipt = await page.evaluate(
			async ([address, sent]) => {
				const response = await fetch(address, { headers: sent })
				return { text: await response.text(), caching: response.headers.get('cache-control') }
			},
			[`/api/enquiries/${id}/receipt`, headers] as const,
		)
		expect(receipt).toMatchObject({ text: expect.stringContaining(paid), caching: 'no-store' })
		// No proxy or browser on the way may keep the guest's page either.
		const kept = await request.get(own)
		expect(kept.headers()['cache-control']).toBe('no-store')
		// By then the worker has done what the pages before had asked for.
		await visitAndCache(page, '/privacy')

		const cached = await cachedTexts(page)
		const addresses = cached.map(({ address }) => address)
		expect(addresses).toEqual(expect.arrayContaining([own, '/camping', '/reviews', '/privacy']))
		expect(addresses.filter((it) => /[?#]|\.data|^(\/en)?\/(admin|api)/.test(it))).toEqual([])
		expect(addresses.filter((it) => it.startsWith('/request/'))).toEqual([own])
		const whereIs = (text: string) =>
			cached.filter((it) => it.text.includes(text)).map((it) => it.address)
		for (const secret of [draft, paid, token, 'Huésped Borrado', 'Huésped Abierto', key as string])
			expect({ secret, isIn: whereIs(secret) }).toEqual({ secret, isIn: [] })
		expect(whereIs('Huésped Propio')).toEqual([own])
		expect(cached.filter(({ text }) => readTextIds(text).ids.length > 0)).toEqual([])
		expect(whereIs(camping.copy.es.lead)).toContain('/camping')
	},
)
