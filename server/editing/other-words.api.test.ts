import { expect, test } from 'vitest'
import { formWords } from '#content/enquiries/form-words.ts'
import { readTextIds } from '#domain/editing/text-ids.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

/** A text of each document that is not a page, and where a visitor reads it. */
const shown = [
	['forms', 'labels.City', '/contact-us'],
	['booking-choice', 'who', '/booking'],
	['calendar', 'notice', '/camping'],
	['prices', 'taxes', '/lodging'],
	['offers', 'cabin.name', '/booking'],
	['review-list', 'scores.2', '/reviews'],
	['review-form', 'form.scoreHint', '/reviews'],
	['almanac', 'sunrise', '/camping'],
	['directions', 'apps.geo', '/arrive'],
	['opening', 'hours', '/arrive'],
	['drawings', 'camping-lake', '/camping'],
	['app', 'description', '/manifest.webmanifest'],
	['own-review', 'withdrawn', '/reviews?sent=withdrawn'],
] as const

describeSqlite(({ open }) => {
	async function site() {
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApp(database)
		const owner = await signInOwner(app)
		const call = (method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) =>
			owner.call(method, `/api/content/${path}`, body)
		const change = (document: string, ...changes: object[]) => call('PATCH', document, { changes })
		const read = async (url: string) => (await app.inject({ url })).body
		return { app, headers: owner.headers, call, change, read }
	}

	test('words of forms, calendars, prices and reviews are the owner’s, in both languages', async () => {
		const { change, call, read } = await site()
		await change('facts', { path: 'offers.cabin.pesos', value: 400_000 })
		for (const [document, path] of shown) {
			const taken = await change(
				document,
				{ path, locale: 'es', value: `Nuevo ${document}` },
				{ path, locale: 'en', value: `New ${document}` },
			)
			expect({ document, status: taken.statusCode }).toEqual({ document, status: 200 })
		}
		const before = await read('/contact-us')
		await call('POST', 'publish')
		for (const [document, , path] of shown) {
			expect(await read(path), document).toContain(`Nuevo ${document}`)
			expect(await read(`/en${path}`), document).toContain(`New ${document}`)
		}
		expect(before).not.toContain('ownersWords')
		await call('POST', 'history/0/restore')
		expect(await read('/contact-us')).toBe(before)
	})

	test('a form sent without scripts is refused in the owner’s words', async () => {
		const { app, change, call } = await site()
		await change(
			'review-refusals',
			...['es', 'en'].map((locale) => ({
				path: 'errors.reviewRequired',
				locale,
				value: 'Cuéntenos algo, {name}',
			})),
		)
		await change('forms', { path: 'errors.errName', locale: 'es', value: '¿Cómo se llama?' })
		await call('POST', 'publish')
		const post = async (url: string, body: string) =>
			(
				await app.inject({
					method: 'POST',
					url,
					payload: body,
					headers: { 'content-type': 'application/x-www-form-urlencoded' },
				})
			).body
		expect(await post('/reviews', 'evaluation=3')).toContain('Cuéntenos algo, Palma de Cera')
		expect(await post('/contact-us', 'Email=a')).toContain('¿Cómo se llama?')
	})

	test('a guest’s page and the owner’s WhatsApp text say what the owner wrote', async () => {
		const { app, headers, change, call, read } = await site()
		await change('request', { path: 'keep', locale: 'es', value: 'Guarde esta página.' })
		await change('letters', {
			path: 'whatsapp.received',
			locale: 'es',
			value: 'Buenas, {guest}: de {name}, sobre {reference}. {link}',
		})
		await call('POST', 'publish')
		const booking = aBooking({ Name: 'Ana' })
		const sent = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		expect(await read(new URL(sent.json().link).pathname)).toContain('Guarde esta página.')
		const url = `/api/enquiries/${booking.bookingId}/stay`
		const stay = await app.inject({ url, headers })
		expect(stay.json().whatsapp).toMatch(/^Buenas, Ana: de Palma de Cera, sobre /)
	})

	test('edits keep what a form needs: placeholders, lengths, the authorisation, the five scores', async () => {
		const { change } = await site()
		const refused = async (document: string, path: string, value: unknown) => {
			const response = await change(document, { path, locale: 'es', value })
			return response.statusCode === 422 ? response.json().errors[0].code : response.statusCode
		}
		expect(await refused('mails', 'acknowledgement.booking.subject', 'Recibida')).toBe(
			'placeholderMissing',
		)
		expect(await refused('letters', 'greeting', 'Hola, {guest} {nobody}')).toBe(
			'placeholderUnknown',
		)
		expect(await refused('forms', 'labels.Name', 'N'.repeat(61))).toBe('textTooLong')
		expect(await refused('letters', 'thanks.subject', 'G'.repeat(121))).toBe('textTooLong')
		expect(await refused('forms', 'consent', 'Acepto todo')).toBe('textUnknown')
		const scores = { path: 'scores', value: [{ es: 'bien', en: 'good' }] }
		expect((await change('review-list', scores)).statusCode).toBe(422)
	})

	test('the preview gives an id to the words that a page shows', async () => {
		const { app, headers } = await site()
		const preview = { ...headers, 'x-preview': '1' }
		const response = await app.inject({ url: '/contact-us', headers: preview })
		const { plain, ids } = readTextIds(response.body)
		expect(ids).toContainEqual(expect.objectContaining({ document: 'forms', path: 'labels.City' }))
		expect(plain).toContain(formWords.es.labels.City)
		expect(ids.some(({ document }) => ['mails', 'whatsapp'].includes(document))).toBe(false)
	})
})
