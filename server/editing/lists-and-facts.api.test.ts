import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { camping } from '#content/pages/camping.ts'
import { whoAreWe } from '#content/pages/who-are-we.ts'
import { weekdays } from '#domain/time/opening-hours.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { change, fieldAt, signedIn } from '#tests/helpers/editing.ts'

describeSampledDatabase('postgres', ({ open }) => {
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
		const response = await change(call, 'contact-us', {
			path: 'ask.links',
			value: [{ es: link, en: link }],
		})
		expect(response.json().errors).toEqual([{ field: 'ask.links', code: 'listShape' }])
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
			const response = await change(call, 'facts', { path, value })
			expect(response.statusCode).toBe(422)
			expect(response.json().errors).toEqual([{ field: path, code }])
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

	test('editing a list or a fact that changed meanwhile is refused', async () => {
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

	test('dishes take a price and a badge, the same in both languages; other items do not', async () => {
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
		expect((await call('POST', '/publish')).json()).toEqual({
			version: 2,
			previous: 1,
		})
		const item = { title: 'Sauna', text: 'Caliente', pesos: '1' }
		const response = await change(call, 'camping', {
			path: 'services.items',
			value: [{ es: item, en: item }],
		})
		expect(response.statusCode).toBe(422)
	})
})
