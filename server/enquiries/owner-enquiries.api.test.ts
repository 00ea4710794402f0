import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { exportWords } from '#content/enquiries/export-words.ts'
import { privacyVersion } from '#content/pages/privacy.ts'
import type { Database } from '#db/connect.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, aContact, nextYear, providerSettings, sender } from '#tests/helpers/enquiries.ts'
import { startProvider } from '#tests/helpers/mail/provider-stub.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const { es: spanish, en: english } = exportWords

async function setUp(database: Database, environment: NodeJS.ProcessEnv = {}) {
	await storeOwnerPassword(database)
	const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
	const app = await buildTestApi(database, { environment, clock })
	const { call } = await signInOwner(app)
	const as = (method: Method) => (url: string, payload?: object) => call(method, url, payload)

	const send = sender(app, clock)
	const list = async (query = '') => (await as('GET')(`/api/enquiries${query}`)).json()
	return {
		app,
		clock,
		send,
		list,
		post: as('POST'),
		patch: as('PATCH'),
		remove: as('DELETE'),
	}
}

describeEachDatabase(({ open }) => {
	test('the owner sees all fields, the state, and why nothing was mailed', async () => {
		const { send, list } = await setUp(await open())
		const booking = aBooking()
		await send(booking)
		expect(await list()).toEqual({
			enquiries: [
				{
					id: booking.bookingId,
					bookingId: undefined,
					kind: 'booking',
					reference: referenceOf(booking.bookingId),
					state: 'new',
					mark: 'new',
					language: 'es',
					Name: booking.Name,
					Email: booking.Email,
					Phone: '300 123 4567',
					pleaseCheck: [],
					call: '+573001234567',
					whatsapp: '+573001234567',
					Quantity: 4,
					ArrivalDate: `${nextYear}-12-12`,
					DepartureDate: `${nextYear}-12-14`,
					Message: booking.Message,
					from: `${nextYear}-12-12`,
					to: `${nextYear}-12-14`,
					people: 4,
					total: null,
					isPartial: false,
					consentVersion: privacyVersion,
					consentAt: '2026-11-15T12:00:01.000Z',
					createdAt: '2026-11-15T12:00:01.000Z',
					delivery: {
						status: 'unconfigured',
						detail: 'not mailed: no channel configured',
						attempts: 0,
						nextAttemptAt: null,
						updatedAt: '2026-11-15T12:00:01.000Z',
					},
					acknowledgement: null,
				},
			],
			next: null,
		})
	})

	test('enquiries are listed newest first, page by page', async () => {
		const { send, list } = await setUp(await open())
		const ids: string[] = []
		for (let sent = 0; sent < 5; sent += 1) ids.unshift(await send(aContact()))

		const first = await list('?limit=2')
		const second = await list(`?limit=2&before=${first.next}`)
		const third = await list(`?limit=2&before=${second.next}`)
		const seen = [first, second, third].map(({ enquiries }) =>
			enquiries.map(({ id }: { id: string }) => id),
		)
		expect(seen).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
		expect(third.next).toBeNull()
		expect(await list('?before=nonsense')).toMatchObject({ code: 'invalid-input' })
	})

	test('enquiries are found by any field, by reference and by state', async () => {
		const { send, post, patch } = await setUp(await open())
		const ana = await send(aBooking())
		const john = await send(aContact({ Message: '100% _sure_' }))
		await patch(`/api/enquiries/${john}`, { state: 'answered' })
		const found = async (search: object) =>
			(await post('/api/enquiries/search', search))
				.json()
				.enquiries.map(({ id }: { id: string }) => id)

		expect(await found({ q: 'ANA@example' })).toEqual([ana])
		expect(await found({ q: 'Ñáñez' })).toEqual([ana])
		expect(await found({ q: 'john london' })).toEqual([john])
		for (const q of ['300 123 4567', '3001234567', '+57 300 123 4567', '1234567'])
			expect(await found({ q }), q).toEqual([ana])
		expect(await found({ q: referenceOf(ana).toLowerCase() })).toEqual([ana])
		expect(await found({ q: '100%' })).toEqual([john])
		expect(await found({ q: '_sure' })).toEqual([john])
		expect(await found({ q: 'nobody' })).toEqual([])
		expect(await found({ state: 'answered' })).toEqual([john])
		expect(await found({ state: 'new', q: 'john' })).toEqual([])
	})

	test('the owner marks an enquiry as answered or archived', async () => {
		const { send, patch } = await setUp(await open())
		const id = await send(aContact())
		const response = await patch(`/api/enquiries/${id}`, { state: 'archived' })
		expect(response.json()).toMatchObject({ id, state: 'archived' })
		expect((await patch(`/api/enquiries/${id}`, { state: 'lost' })).statusCode).toBe(422)
		expect((await patch(`/api/enquiries/${randomUUID()}`, { state: 'new' })).statusCode).toBe(404)
	})

	test('a person’s data are deleted through any of their enquiries', async () => {
		const { send, list, remove } = await setUp(await open())
		const id = await send(aContact({ Email: 'John@Example.com' }))
		await send(aBooking({ Email: 'john@example.COM' }))
		const other = await send(aBooking())
		expect((await remove(`/api/enquiries/${id}`)).json()).toEqual({ deleted: 2 })
		expect((await list()).enquiries).toMatchObject([{ id: other }])
		expect((await remove(`/api/enquiries/${id}`)).statusCode).toBe(404)
		const ana = { email: 'ANA@example.com' }
		expect((await remove('/api/enquiries', ana)).json()).toEqual({ deleted: 1 })
		expect((await remove('/api/enquiries', ana)).statusCode).toBe(404)
	})

	test('a person’s data are deleted whatever the spelling of the address, and found by it', async () => {
		const { send, list, remove, post } = await setUp(await open())
		const spellings = ['JOSÉ@example.com', 'jose\u0301@Example.com', 'José@example.com']
		const ids = []
		for (const Email of spellings) ids.push(await send(aContact({ Email })))
		const found = await post('/api/enquiries/search', { q: 'josé@EXAMPLE' })
		expect(found.json().enquiries).toHaveLength(3)
		expect((await remove('/api/enquiries', { email: 'otra@example.com' })).statusCode).toBe(404)
		expect((await remove(`/api/enquiries/${ids[0]}`)).json()).toEqual({ deleted: 3 })
		expect((await list()).enquiries).toEqual([])
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
	test('without the owner’s token every call answers 401 and changes nothing', async () => {
		const { app, send, list } = await setUp(await open())
		const id = await send(aContact())
		const calls: [Method, string][] = [
			['GET', '/api/enquiries'],
			['POST', '/api/enquiries/search'],
			['GET', '/api/desk/today'],
			['POST', '/api/desk/test-mail'],
			['POST', '/api/enquiries.csv'],
			['POST', `/api/enquiries/${id}/deliver`],
			['PATCH', `/api/enquiries/${id}`],
			['DELETE', `/api/enquiries/${id}`],
			['DELETE', '/api/enquiries'],
		]
		for (const [method, url] of calls) {
			for (const headers of [{}, { 'x-auth-token': 'guessed' }]) {
				const response = await app.inject({ method, url, headers })
				expect([url, response.statusCode]).toEqual([url, 401])
				expect(response.body).not.toContain('John')
			}
		}
		expect((await list()).enquiries).toHaveLength(1)
	})

	test('the owner sees what a guest may have mistyped, and only certain numbers as links', async () => {
		const { send, list } = await setUp(await open())
		await send(aContact({ Phone: '7593000', Email: 'john@hotmial.com' }))
		await send(aBooking({ Phone: '3001234567 / 3017654321', Email: 'josé@ejemplo.com' }))
		const [two, local] = (await list()).enquiries
		expect(two).toMatchObject({
			Phone: '3001234567 / 3017654321',
			pleaseCheck: [{ field: 'Email' }, { field: 'Phone' }],
			call: '+573001234567',
			whatsapp: '+573001234567',
		})
		expect(local).toMatchObject({
			Phone: '7593000',
			pleaseCheck: [{ field: 'Email', suggestion: 'john@hotmail.com' }, { field: 'Phone' }],
			call: '7593000',
		})
		expect(local).not.toHaveProperty('whatsapp')
	})

	test('search words in the query string are ignored', async () => {
		const { send, list, remove } = await setUp(await open())
		const id = await send(aContact())
		expect((await list('?q=nobody')).enquiries).toMatchObject([{ id }])
		expect((await remove('/api/enquiries?email=john@example.com')).statusCode).toBe(422)
	})

	test('the owner can deliver an enquiry again', async () => {
		const provider = await startProvider('failing')
		const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
		const { send, list, post } = await setUp(await open(), environment)
		const id = await send(aContact())
		const status = async () => (await list()).enquiries[0].delivery
		await expect.poll(status).toMatchObject({
			status: 'pending',
			detail: 'not mailed yet: the provider answered 500',
		})
		provider.behaviour = 'ok'
		expect((await post(`/api/enquiries/${id}/deliver`)).statusCode).toBe(200)
		await expect.poll(status).toMatchObject({ status: 'sent', detail: 'mailed' })
		expect(provider.calls).toHaveLength(2)

		await post(`/api/enquiries/${id}/deliver`)
		await expect.poll(() => provider.calls).toHaveLength(3)
		expect((await post(`/api/enquiries/${randomUUID()}/deliver`)).statusCode).toBe(404)
	})

	test('the spreadsheet has its accents and no formulas', async () => {
		const { send, post } = await setUp(await open())
		await send(aBooking({ Name: '=HYPERLINK("https://evil.example")', Message: 'a "b"\n@c' }))
		await send(aContact({ Name: ' -1+1', City: '@SUM(A1)' }))
		const response = await post('/api/enquiries.csv', {})
		expect(response.statusCode).toBe(200)
		expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
		expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
		expect(response.body).toContain('"Teléfono"')
		expect(response.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
		expect(response.body).toContain(`"'@SUM(A1)"`)
		expect(response.body).toContain(`"'-1+1"`)
		expect(response.body).toContain(`"'+44 20 7946 0958"`)
		expect(response.body).toContain(`"a ""b""\n'@c"`)
		const none = await post('/api/enquiries.csv', { q: 'nobody' })
		expect(none.body.trim().split('\r\n')).toHaveLength(1)
	})

	test.each([
		[
			'es',
			'solicitudes',
			{ ...spanish, language: 'inglés' },
			'no enviado: no hay correo configurado',
		],
		['en', 'enquiries', { ...english, language: 'English' }, 'not sent: no mail is configured'],
	] as const)(
		'the spreadsheet is in the language asked for, with the separator of its Excel (%s)',
		async (language, file, words, mail) => {
			const { send, post } = await setUp(await open())
			await send(aContact())
			const response = await post('/api/enquiries.csv', { language })
			expect(response.headers['content-disposition']).toMatch(
				new RegExp(`^attachment; filename="${file}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
			)
			const [headings = '', row = ''] = response.body.split('\r\n')
			const separator = language === 'es' ? ';' : ','
			const quoted = Object.values(words.headings).map((it) => `"${it}"`)
			expect(headings).toBe(`\ufeff${quoted.join(separator)}`)
			const cells = row.slice(1, -1).split(`"${separator}"`)
			expect(cells[1]).toBe(words.kinds.contact)
			expect(cells[2]).toBe(words.states.new)
			expect(cells[3]).toMatch(language === 'es' ? /[ap]\.\sm\.$/ : /[AP]M$/)
			expect(cells[12]).toBe(words.language)
			expect(cells[14]).toMatch(language === 'es' ? /[ap]\.\sm\.$/ : /[AP]M$/)
			expect(cells[15]).toBe(mail)
		},
	)

	test('the spreadsheet refuses a language it does not have', async () => {
		const { post } = await setUp(await open())
		expect((await post('/api/enquiries.csv', { language: 'fr' })).statusCode).toBe(422)
	})
})
