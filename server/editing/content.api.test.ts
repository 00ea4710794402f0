import { expect, test } from 'vitest'
import { camping } from '#content/pages/camping.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { change, contentCalls, fieldAt, signedIn } from '#tests/helpers/editing.ts'
import { buildTestApi } from '#tests/helpers/site/build-api.ts'

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

		expect((await call('POST', '/publish')).json()).toEqual({
			version: 1,
			previous: 0,
		})
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ es: lead.value, draft: null })
		const { versions } = (await call('GET', '/history')).json()
		expect(versions).toEqual([
			{
				version: 1,
				person: 'admin',
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

		expect((await call('POST', '/history/0/restore')).json()).toEqual({
			version: 2,
			previous: 1,
		})
		// There is nothing to undo.
		expect((await call('POST', '/history/0/restore')).json()).toEqual({
			version: 2,
			previous: 2,
		})
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ es: camping.copy.es.lead })
		expect((await call('POST', '/history/9/restore')).statusCode).toBe(404)
		await app.close()
	})

	test('a draft survives a restart', async () => {
		const place = await newPlace()
		const before = await signedIn(await open(place))
		await change(before.call, 'camping', lead)
		await before.app.close()
		const call = await contentCalls(await buildTestApi(await open(place)))
		expect((await fieldAt(call, 'camping', 'lead')).draft.es).toBe(lead.value)
		await call('POST', '/publish')
		expect((await fieldAt(call, 'camping', 'lead')).es).toBe(lead.value)
	})

	test('publishing an empty draft makes no version; discarding drops the draft', async () => {
		const { call } = await signedIn(await open())
		expect((await call('POST', '/publish')).json()).toEqual({
			version: 0,
			previous: 0,
		})
		await change(call, 'camping', lead)
		expect((await call('DELETE', '/draft')).statusCode).toBe(204)
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ draft: null })
	})

	test('discarding a draft that somebody has changed since it was read is refused', async () => {
		const { call } = await signedIn(await open())
		await change(call, 'camping', lead)
		const discard = async (seen: string) => (await call('DELETE', `/draft?seen=${seen}`)).statusCode
		const seen = (await call('GET', '')).json().version
		const theirs = { path: 'title', locale: 'es', value: 'La carta de hoy' }
		await change(call, 'menu', theirs)
		expect(await discard(seen)).toBe(409)
		expect((await fieldAt(call, 'menu', 'title')).draft.es).toBe(theirs.value)
		expect((await fieldAt(call, 'camping', 'lead')).draft.es).toBe(lead.value)
		const changedAgain = (await call('GET', '')).json().version
		await change(call, 'menu', { ...theirs, value: 'La carta de mañana' })
		expect(await discard(changedAgain), 'the same text, changed again').toBe(409)
		expect(await discard((await call('GET', '')).json().version)).toBe(204)
		expect((await call('GET', '')).json()).toMatchObject({ hasDraft: false, changes: 0 })
	})

	test('undoing a publication is refused after a newer one', async () => {
		const { call } = await signedIn(await open())
		await change(call, 'camping', lead)
		const { version, previous } = (await call('POST', '/publish')).json()
		const undo = (seen: number) => call('POST', `/history/${previous}/restore?seen=${seen}`)
		await change(call, 'menu', { path: 'title', locale: 'es', value: 'La carta de hoy' })
		const newer = (await call('POST', '/publish')).json()
		const late = await undo(version)
		expect([late.statusCode, late.json().code]).toEqual([409, 'edited-elsewhere'])
		expect((await fieldAt(call, 'menu', 'title')).es).toBe('La carta de hoy')
		expect((await undo(newer.version)).json()).toEqual({ version: 3, previous: 2 })
	})

	test('two publications at once make two versions, one after the other', async () => {
		const database = await open()
		const { call } = await signedIn(database)
		await change(call, 'camping', lead)
		const versions = await Promise.all([call('POST', '/publish'), call('POST', '/publish')])
		expect(versions.map((response) => response.json().version)).toEqual([1, 1])
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
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
		const response = await change(call, 'camping', lead, bad)
		expect(response.statusCode).toBe(422)
		expect(response.json().errors).toEqual([{ field: bad.path, code }])
		// All or none.
		expect(await fieldAt(call, 'camping', 'lead')).toMatchObject({ draft: null })
	})

	test('an unknown document is not found', async () => {
		const { call } = await signedIn(await open())
		expect((await call('GET', '/nothing')).statusCode).toBe(404)
		expect((await change(call, 'constructor', lead)).statusCode).toBe(404)
	})

	test('editing a text that changed meanwhile is refused, with the text as it is now', async () => {
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
			previous: 2,
		})
		expect(await fieldAt(call, 'camping', 'lead')).not.toHaveProperty('stale')
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
})
