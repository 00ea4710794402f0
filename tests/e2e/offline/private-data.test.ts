import type { Page } from '@playwright/test'
import { camping } from '#content/pages/camping.ts'
import { readTextIds } from '#domain/editing/text-ids.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { startEditing } from '../editing/editing-steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { signInAt } from '../stays/desk-steps.ts'
import { cachedPaths, test, visitAndCache } from './offline-fixtures.ts'

const draft = 'Solo el propietario lo ve.'

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
		const key = deleted.split('/').at(-1)

		// The guest of this browser, and a link to data that are gone.
		await visitAndCache(page, own)
		await page.goto(`/booking?sent=PC-1234&key=${key}`)
		await hydrated(page)
		await page.goto(`/reviews?guest=${key}`)
		await hydrated(page)
		await expect.poll(() => cachedPaths(page), { timeout: 60_000 }).toContain('/reviews')
		await page.goto(`${own}x`)
		await hydrated(page)

		// The owner, in the same browser.
		const headers = await signInAt(page, request)
		const change = { path: 'lead', locale: 'es', value: draft }
		await request.patch('/api/content/camping', { headers, data: { changes: [change] } })
		await startEditing(page, '/camping')
		await expect(page.getByText(draft)).toBeVisible()
		await expect.poll(() => cachedPaths(page), { timeout: 60_000 }).toContain('/camping')
		await page.goto('/admin/requests')
		await hydrated(page)
		await expect(page.getByText('Huésped Borrado').first()).toBeVisible()
		// By then the worker has done what the pages before had asked for.
		await visitAndCache(page, '/privacy')

		const cached = await cachedTexts(page)
		const addresses = cached.map(({ address }) => address)
		expect(addresses).toEqual(expect.arrayContaining([own, '/camping', '/reviews', '/privacy']))
		expect(addresses.filter((it) => /[?#]|\.data|^(\/en)?\/(admin|api)/.test(it))).toEqual([])
		expect(addresses.filter((it) => it.startsWith('/request/'))).toEqual([own])
		const whereIs = (text: string) =>
			cached.filter((it) => it.text.includes(text)).map((it) => it.address)
		for (const secret of [draft, headers['x-auth-token'], 'Huésped Borrado', key as string])
			expect({ secret, isIn: whereIs(secret) }).toEqual({ secret, isIn: [] })
		expect(whereIs('Huésped Propio')).toEqual([own])
		expect(cached.filter(({ text }) => readTextIds(text).ids.length > 0)).toEqual([])
		expect(whereIs(camping.copy.es.lead)).toContain('/camping')
	},
)
