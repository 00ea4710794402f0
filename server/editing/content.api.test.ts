import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { camping } from '#content/pages/camping.ts'
import { whoAreWe } from '#content/pages/who-are-we.ts'
import type { Database } from '#db/connect.ts'
import { weekdays } from '#domain/time/opening-hours.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'

type Method = 'GET' | 'PATCH' | 'POST' | 'DELETE'

async function signedIn(database: Database) {
	await storeOwnerPassword(database)
	const app = await buildTestApi(database)
	return { app, call: await asOwner(app) }
}

async function asOwner(app: FastifyInstance) {
	const { token } = (
		await app.inject({
			method: 'POST',
			url: '/api/auth',
			payload: { name: 'admin', password: ownerPassword },
		})
	).json()
	return (method: Method, url: string, payload?: object) =>
		app.inject({
			method,
			url: `/api/content${url}`,
			headers: { 'x-auth-token': token },
			...(payload && { payload }),
		})
}

type Call = Awaited<ReturnType<typeof asOwner>>

const change = (call: Call, document: string, ...changes: object[]) =>
	call('PATCH', `/${document}`, { changes })

async function fieldAt(call: Call, document: string, path: string) {
	const { fields } = (await call('GET', `/${document}`)).json()
	return fields.find((field: { path: string }) => field.path === path)
}

const lead = { path: 'lead', locale: 'es', value: 'Acampe con nosotros.' }

describeEachDatabase(({ open, newPlace }) => {
	test('without a token nothing is read or changed', async () => {
		const database = await open()
		const app = await buildTestApi(database)
		for (const [method, url] of [
			['GET', ''],
			['GET', '/camping'],
			['PATCH', '/camping'],
			['POST', '/publish'],
			['DELETE', '/draft'],
			['GET', '/history'],
			['POST', '/history/0/restore'],
		] as const)
			expect((await app.inject({ method, url: `/api/content${url}` })).statusCode).toBe(401)
	})

	test('a change is a draft until it is published, and the history brings back what was before', async () => {
		const database = await open()
		const { app, call } = await signedIn(database)
		expect((await change(call, 'camping', lead)).statusCode).toBe(200)
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({
			es: camping.copy.es.lead,
			en: camping.copy.en.lead,
			default: { es: camping.copy.es.lead },
			draft: { es: lead.value, en: camping.copy.en.lead },
			stale: 'en',
		})
		expect((await call('GET', '')).json().documents).toContainEqual({
			name: 'camping',
			hasDraft: true,
			isChanged: false,
		})

		expect((await call('POST', '/publish')).json()).toEqual({ version: 1 })
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ es: lead.value, draft: null })
		const { versions } = (await call('GET', '/history')).json()
		expect(versions).toEqual([
			{
				version: 1,
				publishedAt: expect.any(String),
				changes: [
					{
						document: 'camping',
						path: 'lead',
						locale: 'es',
						before: camping.copy.es.lead,
						after: lead.value,
					},
				],
			},
		])

		expect((await call('POST', '/history/0/restore')).json()).toEqual({ version: 2 })
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ es: camping.copy.es.lead })
		expect((await call('POST', '/history/9/restore')).statusCode).toBe(404)
		await app.close()
	})

	test('a draft survives a restart', async () => {
		const place = await newPlace()
		const before = await signedIn(await open(place))
		await change(before.call, 'camping', lead)
		await before.app.close()
		const call = await asOwner(await buildTestApi(await open(place)))
		expect((await fieldAt(call, 'camping', 'lead')).draft.es).toBe(lead.value)
		await call('POST', '/publish')
		expect((await fieldAt(call, 'camping', 'lead')).es).toBe(lead.value)
	})

	test('publishing an empty draft makes no version; discarding drops the draft', async () => {
		const { call } = await signedIn(await open())
		expect((await call('POST', '/publish')).json()).toEqual({ version: 0 })
		await change(call, 'camping', lead)
		expect((await call('DELETE', '/draft')).statusCode).toBe(204)
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ draft: null })
	})

	test('taking a change back leaves no draft', async () => {
		const { call } = await signedIn(await open())
		await change(call, 'camping', lead)
		await change(call, 'camping', { ...lead, value: camping.copy.es.lead })
		expect((await call('GET', '')).json().documents).toContainEqual({
			name: 'camping',
			hasDraft: false,
			isChanged: false,
		})
		await change(call, 'camping', lead)
		await call('POST', '/publish')
		await change(call, 'camping', { ...lead, value: null })
		await call('POST', '/publish')
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ es: camping.copy.es.lead })
	})

	test.each([
		[{ path: 'nothing.here', locale: 'es', value: 'x' }, 'textUnknown'],
		[{ path: '__proto__.polluted', locale: 'es', value: 'x' }, 'textUnknown'],
		[{ path: 'nextStep.to', locale: 'es', value: '/elsewhere' }, 'textUnknown'],
		[{ path: 'lead', value: 'x' }, 'textLanguage'],
		[{ path: 'lead', locale: 'es', value: ' ' }, 'textEmpty'],
		[{ path: 'lead', locale: 'es', value: 'x'.repeat(2001) }, 'textTooLong'],
		[{ path: 'lead', locale: 'es', value: 'Desde {precioSecreto}' }, 'placeholderUnknown'],
		[{ path: 'rules.items', value: [{ es: 'Sin inglés' }] }, 'listShape'],
		[{ path: 'rules.items', value: [{ es: { text: 'x' }, en: { text: 'x' } }] }, 'listShape'],
	])('%o is refused with %s', async (bad, code) => {
		const { call } = await signedIn(await open())
		const answer = await change(call, 'camping', lead, bad)
		expect(answer.statusCode).toBe(422)
		expect(answer.json().errors).toEqual([{ field: bad.path, code }])
		// All or none.
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ draft: null })
	})

	test('an unknown document is not found', async () => {
		const { call } = await signedIn(await open())
		expect((await call('GET', '/nothing')).statusCode).toBe(404)
		expect((await change(call, 'constructor', lead)).statusCode).toBe(404)
	})

	test('lists change in both languages together', async () => {
		const { call } = await signedIn(await open())
		const { es, en } = camping.copy
		const items = es.rules.items.map((item, index) => ({ es: item, en: en.rules.items[index] }))
		const added = { es: 'Los perros, con correa.', en: 'Dogs on a leash.' }
		await change(call, 'camping', { path: 'rules.items', value: [added, ...items.slice(1)] })
		await change(call, 'camping', { path: 'rules.items.1', locale: 'en', value: 'Changed' })
		await call('POST', '/publish')
		expect(await fieldAt(call, 'camping', 'rules.items.0')).toMatchObject(added)
		expect(await fieldAt(call, 'camping', 'rules.items.1')).toMatchObject({
			es: es.rules.items[1],
			en: 'Changed',
		})
		await change(call, 'camping', { path: 'rules.items', value: null })
		await call('POST', '/publish')
		expect(await fieldAt(call, 'camping', 'rules.items.0')).toMatchObject({
			es: es.rules.items[0],
		})
	})

	test('a list that is empty in the built-in site takes items, and items with an address only known ones', async () => {
		const { call } = await signedIn(await open())
		const society = { name: 'Red de hoteles', detail: 'Desde 2020' }
		expect(whoAreWe.copy.es.societies.list).toEqual([])
		const value = [{ es: society, en: { ...society, detail: 'Since 2020' } }]
		expect((await change(call, 'who-are-we', { path: 'societies.list', value })).statusCode).toBe(
			200,
		)
		const link = { label: 'x', to: 'javascript:alert(1)' }
		const answer = await change(call, 'contact-us', {
			path: 'ask.links',
			value: [{ es: link, en: link }],
		})
		expect(answer.json().errors).toEqual([{ field: 'ask.links', code: 'listShape' }])
	})

	test('facts are checked, and placeholders among them are marked', async () => {
		const { call } = await signedIn(await open())
		expect(await fieldAt(call, 'facts', 'rnt')).toMatchObject({
			value: facts.rnt,
			isPlaceholder: true,
		})
		for (const [path, value, code] of [
			['campingPesos', 1.5, 'factNumber'],
			['campingPesos', '25000', 'factNumber'],
			['email', 'nobody', 'factEmail'],
			['phones', [], 'factPhones'],
			['phones', ['123'], 'factPhone'],
			['hours.opens', '20:00', 'factHours'],
			['hours.days', [{ day: 'monday', hours: { opens: '9', closes: '10:00' } }], 'factTime'],
			['hours.days', weekdays.map((day) => ({ day, hours: null })), 'factHours'],
			['hours.special', [{ date: '2026-02-30', hours: null }], 'factDate'],
			['hours.special', Array(2).fill({ date: '2026-12-24', hours: null }), 'factDays'],
			['address.road.es', ' ', 'factEmpty'],
			['social.instagram', 'javascript:alert(1)', 'factLink'],
			['nothing', 1, 'factUnknown'],
			['hours', 1, 'factUnknown'],
		] as const) {
			const answer = await change(call, 'facts', { path, value })
			expect(answer.statusCode).toBe(422)
			expect(answer.json().errors).toEqual([{ field: path, code }])
		}
		const evening = [
			{ path: 'hours.opens', value: '20:00' },
			{ path: 'hours.closes', value: '23:00' },
		]
		expect((await change(call, 'facts', ...evening)).statusCode, 'together they are right').toBe(
			200,
		)
		await change(call, 'facts', { path: 'name', value: '  El   Yarumo ' })
		expect(await fieldAt(call, 'facts', 'name')).toMatchObject({ draft: 'El Yarumo' })
		await change(call, 'facts', { path: 'campingPesos', value: 30_000 })
		await change(call, 'facts', { path: 'rnt', value: '12345' })
		await call('POST', '/publish')
		expect(await fieldAt(call, 'facts', 'campingPesos')).toMatchObject({ value: 30_000 })
		expect(await fieldAt(call, 'facts', 'rnt')).not.toHaveProperty('isPlaceholder')
	})

	test('whoever edits a text that changed meanwhile is told, with the text as it is now', async () => {
		const { call } = await signedIn(await open())
		await change(call, 'camping', { ...lead, seen: camping.copy.es.lead })
		const late = await change(call, 'camping', {
			...lead,
			value: 'Otro texto',
			seen: camping.copy.es.lead,
		})
		expect(late.statusCode).toBe(409)
		expect(late.json()).toMatchObject({ code: 'edited-elsewhere', current: lead.value })
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ draft: { es: lead.value } })
	})

	test('a translation is stale until it is changed or confirmed', async () => {
		const { call } = await signedIn(await open())
		await change(call, 'camping', lead)
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ stale: 'en' })
		const english = { path: 'lead', locale: 'en', value: camping.copy.en.lead }
		await change(call, 'camping', { ...english, seen: english.value })
		expect(await fieldAt(call, 'camping', 'lead')).not.toHaveProperty('stale')
	})

	test('a translation that catches up leaves nothing stale, and a discarded draft neither', async () => {
		const { call } = await signedIn(await open())
		await change(call, 'camping', lead)
		await change(call, 'camping', { path: 'lead', locale: 'en', value: 'Camp with us.' })
		expect(await fieldAt(call, 'camping', 'lead')).not.toHaveProperty('stale')
		await call('POST', '/publish')
		await change(call, 'camping', { ...lead, value: 'Venga a acampar.' })
		expect((await call('GET', '')).json().attention).toEqual([
			{ name: 'camping', stale: 1, defaultChanged: 0, orphans: 0 },
		])
		await call('DELETE', '/draft')
		expect((await call('GET', '')).json()).toMatchObject({
			attention: [],
			changes: 0,
			hasDraft: false,
		})

		await change(call, 'camping', { ...lead, value: 'Venga a acampar.' })
		await call('POST', '/publish')
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ stale: 'en' })
		const seen = { path: 'lead', locale: 'en', value: 'Camp with us.', seen: 'Camp with us.' }
		await change(call, 'camping', seen)
		expect((await call('GET', '')).json()).toMatchObject({ changes: 0, hasDraft: true })
		expect((await call('POST', '/publish')).json(), 'visitors see nothing new').toEqual({
			version: 2,
		})
		expect(await fieldAt(call, 'camping', 'lead')).not.toHaveProperty('stale')
	})

	test('whoever edits a list or a fact that changed meanwhile is told', async () => {
		const { call } = await signedIn(await open())
		const { lists } = (await call('GET', '/camping')).json()
		const { items } = lists.find(({ path }: { path: string }) => path === 'rules.items')
		const shorter = { path: 'rules.items', value: items.slice(1), seen: items }
		expect((await change(call, 'camping', shorter)).statusCode).toBe(200)
		const late = await change(call, 'camping', { ...shorter, value: items.slice(2) })
		expect(late.json()).toMatchObject({ code: 'edited-elsewhere', current: items.slice(1) })
		const price = { path: 'campingPesos', value: 30_000, seen: facts.campingPesos }
		expect((await change(call, 'facts', price)).statusCode).toBe(200)
		expect((await change(call, 'facts', price)).json()).toMatchObject({ current: 30_000 })
	})

	test('dishes take a price and a mark, the same in both languages; other items do not', async () => {
		const { call } = await signedIn(await open())
		const dish = (extras: object) => ({ name: 'Trucha', text: 'Fresca', ...extras })
		const put = (es: object, en: object = es) =>
			change(call, 'menu', { path: 'sections.0.dishes', value: [{ es: dish(es), en: dish(en) }] })
		for (const bad of [
			{ pesos: '1.5' },
			{ pesos: '0' },
			{ mark: 'free 2026-11-15' },
			{ mark: 'soldOut' },
			{ pesos: 25_000 },
		])
			expect((await put(bad)).json().errors).toEqual([
				{ field: 'sections.0.dishes', code: 'listShape' },
			])
		expect((await put({ pesos: '25000' }, {})).statusCode).toBe(422)
		expect((await put({ pesos: '25000', mark: 'soldOut 2026-11-15' })).statusCode).toBe(200)
		const { lists } = (await call('GET', '/menu')).json()
		expect(lists).toContainEqual({
			path: 'sections.0.dishes',
			items: [
				{
					es: dish({ pesos: '25000', mark: 'soldOut 2026-11-15' }),
					en: dish({ pesos: '25000', mark: 'soldOut 2026-11-15' }),
				},
			],
			model: expect.anything(),
		})
		await call('POST', '/publish')
		expect((await put({ pesos: '30000', mark: 'soldOut 2026-11-15' })).statusCode).toBe(200)
		expect((await call('GET', '')).json().changes, 'a price alone is a change').toBe(1)
		expect((await call('POST', '/publish')).json()).toEqual({ version: 2 })
		const item = { title: 'Sauna', text: 'Caliente', pesos: '1' }
		const answer = await change(call, 'camping', {
			path: 'services.items',
			value: [{ es: item, en: item }],
		})
		expect(answer.statusCode).toBe(422)
	})

	test('a change whose built-in text is gone or another is shown, not lost', async () => {
		const database = await open()
		const { call } = await signedIn(database)
		await change(call, 'camping', lead)
		const row = { document: 'camping', path: 'gone.text', locale: 'es' as const, changed_at: 1 }
		await database.query
			.insertInto('content_drafts')
			.values({ ...row, value: '"Mi texto"', base: '"Antes"' })
			.execute()
		await database.query
			.updateTable('content_drafts')
			.set({ base: '"Un texto anterior"' })
			.where('path', '=', 'lead')
			.where('document', '=', 'camping')
			.execute()
		await call('POST', '/publish')
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ isDefaultChanged: true })
		expect((await call('GET', '/camping')).json().orphans).toEqual([
			{ path: 'gone.text', locale: 'es', value: 'Mi texto' },
		])
		expect((await call('GET', '')).json().attention).toEqual([
			{ name: 'camping', stale: 1, defaultChanged: 1, orphans: 1 },
		])
	})

	test('two publications at once make two versions, one after the other', async () => {
		const database = await open()
		const { call } = await signedIn(database)
		await change(call, 'camping', lead)
		const versions = await Promise.all([call('POST', '/publish'), call('POST', '/publish')])
		expect(versions.map((answer) => answer.json().version)).toEqual([1, 1])
	})
})
