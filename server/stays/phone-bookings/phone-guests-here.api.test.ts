import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

describeSampledDatabase('sqlite', ({ open }) => {
	test('a guest’s stay that is over stays on record; a block that is over may go', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const days = { offer: 'cabin', from: '2026-12-02', to: '2026-12-04', units: 1 }
		const stay = (await site.owner('POST', '/api/blocks', { ...days, guest: 'Rosa' })).body.id
		const blocked = { ...days, offer: 'glamping' }
		const block = (await site.owner('POST', '/api/blocks', blocked)).body.id
		clock.now = Date.parse('2026-12-04T15:00:00Z')
		const { owner } = await staysOn(database, { clock })
		expect(await owner('DELETE', `/api/blocks/${stay}`)).toMatchObject({
			status: 409,
			body: { code: 'wrong-state', reason: 'stay-past' },
		})
		expect((await owner('DELETE', `/api/blocks/${block}`)).status).toBe(200)
	})

	test('a booking whose guest has slept here is not removed; one whose guest has yet to come is', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const days = { offer: 'cabin', from: '2026-12-03', to: '2026-12-06', units: 1, guest: 'Rosa' }
		const lunch = { offer: 'table', from: '2026-12-07', to: '2026-12-07', units: 1, hour: '13:00' }
		const here = (await site.owner('POST', '/api/blocks', { ...days, more: [lunch] })).body.id
		const later = { ...days, from: '2026-12-08', to: '2026-12-10' }
		const early = { ...lunch, from: '2026-12-02', to: '2026-12-02' }
		const coming = (await site.owner('POST', '/api/blocks', { ...later, more: [early] })).body.id
		const remove = async (id: string, day: number) => {
			clock.now = Date.parse(`2026-12-0${day}T15:00:00Z`)
			const { owner } = await staysOn(database, { clock })
			const { status, body } = await owner('DELETE', `/api/blocks/${id}`)
			return body.reason ?? status
		}
		// In the house, on the day of departure, and while a table is to come.
		for (const day of [4, 5, 6, 7]) expect(await remove(here, day)).toBe('stay-begun')
		expect(await remove(here, 8)).toBe('stay-past')
		// On the day of arrival nobody has slept yet.
		expect(await remove(coming, 8)).toBe(200)
	})

	test('a booking whose dinner is over is extended, and the dinner stays as it was', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const stay = { offer: 'cabin', guest: 'Rosa', units: 1, people: 4 }
		const dinner = { offer: 'table', from: '2026-12-02', to: '2026-12-02', units: 2, hour: '13:00' }
		const booking = { ...stay, from: '2026-12-02', to: '2026-12-05', more: [dinner] }
		const { id } = (await site.owner('POST', '/api/blocks', booking)).body
		clock.now = Date.parse('2026-12-04T15:00:00Z')
		const { owner } = await staysOn(database, { clock })
		const put = (changes: object) =>
			owner('PUT', `/api/blocks/${id}`, { ...booking, to: '2026-12-07', ...changes })
		expect(await put({})).toMatchObject({ status: 200, body: { to: '2026-12-07', more: [dinner] } })
		// Left out, it is still what was eaten; it cannot become another, nor can a new one be in the past.
		expect((await put({ more: [] })).body.more).toEqual([dinner])
		for (const wrong of [
			{ units: 3 },
			{ hour: '14:00' },
			{ from: '2026-12-03', to: '2026-12-03' },
		]) {
			const refused = await put({ more: [{ ...dinner, ...wrong }] })
			expect(refused).toMatchObject({
				status: 422,
				body: { errors: [{ field: 'more.0.to', code: 'errStayPast' }] },
			})
		}
		const next = { ...dinner, from: '2026-12-06', to: '2026-12-06' }
		expect((await put({ more: [dinner, next] })).body.more).toEqual([dinner, next])
	})

	test('the arrival of a guest who is here stays as it was, and the departure may be earlier', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const booking = {
			offer: 'cabin',
			guest: 'Rosa',
			units: 1,
			from: '2026-12-03',
			to: '2026-12-07',
		}
		const { id } = (await site.owner('POST', '/api/blocks', booking)).body
		clock.now = Date.parse('2026-12-05T15:00:00Z')
		const { owner, free } = await staysOn(database, { clock })
		const put = (changes: object) => owner('PUT', `/api/blocks/${id}`, { ...booking, ...changes })
		const nights = () => free('cabin', '2026-12-01', '2026-12-08')
		const refused = (field: string) => ({
			status: 422,
			body: { errors: [{ field, code: 'errArrivalPast' }] },
		})
		for (const from of ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-05', '2026-12-06'])
			expect(await put({ from })).toMatchObject(refused('from'))
		const nest = { offer: 'glamping', from: '2026-12-04', to: '2026-12-06', units: 1, hour: null }
		expect(await put({ more: [nest] })).toMatchObject(refused('more.0.from'))
		expect(await nights()).toEqual([1, 1, 0, 0, 0, 0, 1])
		expect((await put({ to: '2026-12-06' })).status).toBe(200)
		expect(await nights()).toEqual([1, 1, 0, 0, 0, 1, 1])
		const leavesToday = await put({ to: '2026-12-05' })
		expect(leavesToday).toMatchObject({
			status: 200,
			body: { from: '2026-12-03', to: '2026-12-05' },
		})
		expect(await nights()).toEqual([1, 1, 0, 0, 1, 1, 1])
		expect(await put({ to: '2026-12-04' })).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'to', code: 'errStayPast' }] },
		})
	})

	test('nights that were slept stay on record when the guest moves to another bed', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const stay = { from: '2026-12-03', to: '2026-12-07', units: 1, hour: null }
		const entered = { offer: 'cabin', guest: 'Rosa', ...stay }
		const { id } = (await site.owner('POST', '/api/blocks', entered)).body
		clock.now = Date.parse('2026-12-05T15:00:00Z')
		const { owner, free } = await staysOn(database, { clock })
		const moved = { ...entered, offer: 'glamping', from: '2026-12-05' }
		expect(await owner('PUT', `/api/blocks/${id}`, moved)).toMatchObject({
			status: 200,
			body: { ...moved, more: [{ ...stay, offer: 'cabin', to: '2026-12-05' }] },
		})
		expect(await free('cabin', '2026-12-02', '2026-12-07')).toEqual([1, 0, 0, 1, 1])
	})

	test(
		'a guest who stays on from the day of departure has one stay in the same bed; one who has left does not',
		sweep,
		async () => {
			const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
			const database = await open()
			const site = await staysOn(database, { clock })
			await setFacts(site, { 'offers.glamping.units': 2 })
			const names = ['Nido', 'Nube'].map((name) => ({ id: randomUUID(), name }))
			const named = await site.owner('PUT', '/api/units', { units: { glamping: names } })
			expect(named.status).toBe(200)
			const stay = { guest: 'Rosa', units: 1, from: '2026-12-03', to: '2026-12-05' }
			// The first tent is taken at the arrival, and free at the departure.
			const other = { ...stay, offer: 'glamping', from: '2026-12-02', to: '2026-12-04' }
			expect((await site.owner('POST', '/api/blocks', { ...other, guest: 'Luis' })).status).toBe(
				201,
			)
			for (const offer of ['cabin', 'glamping']) {
				clock.now = Date.parse('2026-12-01T15:00:00Z')
				const before = await staysOn(database, { clock })
				const { id } = (await before.owner('POST', '/api/blocks', { ...stay, offer })).body
				clock.now = Date.parse('2026-12-05T15:00:00Z')
				const { owner } = await staysOn(database, { clock })
				const takes = async () => {
					const { body } = await owner('GET', '/api/stays?from=2026-12-01&to=2026-12-12')
					return body.stays.filter(
						(it: { offer: string; guest: string }) => it.offer === offer && it.guest === 'Rosa',
					)
				}
				const [{ unitNames }] = await takes()
				expect(unitNames).toEqual(offer === 'glamping' ? ['Nube'] : [])
				const put = (to: string) => owner('PUT', `/api/blocks/${id}`, { ...stay, offer, to })
				const changed = await put('2026-12-06')
				expect(changed).toMatchObject({ status: 200, body: { from: stay.from, to: '2026-12-06' } })
				expect(changed.body).not.toHaveProperty('more')
				expect(changed.body.agreements.at(-1).items).toHaveLength(1)
				expect(await takes()).toMatchObject([{ id, from: stay.from, to: '2026-12-06', unitNames }])
				clock.now = Date.parse('2026-12-07T15:00:00Z')
				const later = await staysOn(database, { clock })
				const sent = { ...stay, offer, to: '2026-12-08' }
				expect(await later.owner('PUT', `/api/blocks/${id}`, sent)).toMatchObject({
					status: 422,
					body: { errors: [{ field: 'to', code: 'errStayPast' }] },
				})
				const unchanged = { ...sent, to: '2026-12-06', guest: 'Rosa V.' }
				expect((await later.owner('PUT', `/api/blocks/${id}`, unchanged)).status).toBe(200)
			}
		},
	)
})
