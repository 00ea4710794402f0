import { expect, test } from 'vitest'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { forgedKey, insertMany, staysOn } from '#tests/helpers/stays.ts'
import { inSteps } from '#tests/helpers/steps.ts'

const night = { ArrivalDate: `${nextYear}-12-12`, DepartureDate: `${nextYear}-12-13` }

describeEachDatabase(({ open, newPlace }) => {
	test('a booking request names what it asks for, and its sender gets a link that opens it', async () => {
		const { call, book } = await staysOn(await open())
		const items = [{ offer: 'cabin' }, { offer: 'table', units: 2, hour: '13:00' }]
		const { key, link, id } = await book({ items, language: 'en' })
		expect(link).toBe(`http://localhost/en/request/${key}`)
		const opened = await call('GET', `/api/requests/${key}`)
		expect(opened.headers).toMatchObject({
			'cache-control': 'no-store',
			'referrer-policy': 'no-referrer',
		})
		expect(opened.body).toMatchObject({
			state: 'received',
			people: 4,
			from: `${nextYear}-12-12`,
			to: `${nextYear}-12-14`,
			items: [
				{ offer: 'cabin', units: 1, hour: null },
				{ offer: 'table', units: 2, hour: '13:00' },
			],
			estimate: null,
			offer: null,
			history: [],
			actions: ['change', 'cancel', 'message'],
		})
		for (const wrong of [id, key.slice(0, 20), forgedKey(key), 'x'])
			expect((await call('GET', `/api/requests/${wrong}`)).status).toBe(404)
	})

	test('the same booking again gets the same link; other items get 409, wrong ones 422', async () => {
		const { call } = await staysOn(await open())
		const booking = aBooking({ items: [{ offer: 'cabin' }] })
		const first = await call('POST', '/api/bookings', booking)
		const again = await call('POST', '/api/bookings', booking)
		expect([first.status, again.status, again.body.link]).toEqual([201, 200, first.body.link])
		const other = { ...booking, items: [{ offer: 'glamping' }] }
		expect((await call('POST', '/api/bookings', other)).status).toBe(409)
		for (const items of [[{ offer: 'boat' }], [{ offer: 'cabin', units: 0 }], 'cabin'])
			expect(await call('POST', '/api/bookings', aBooking({ items }))).toMatchObject({
				status: 422,
			})
		const hour = [{ offer: 'table', hour: '25:00' }]
		expect((await call('POST', '/api/bookings', aBooking({ items: hour }))).body.errors).toEqual([
			{ field: 'items.0.hour', code: 'errHour' },
		])
	})

	test('quote, accept, confirm, calendar full, the next guest told, cancel, free again', async () => {
		const { call, owner, book, free } = await staysOn(await open())
		const { id, key } = await book(night)
		const offered = await owner('POST', `/api/enquiries/${id}/offer`, {
			pesos: 700_000,
			message: 'Con desayuno.',
			heldUntil: `${nextYear}-12-01`,
		})
		expect(offered).toMatchObject({ status: 200, body: { state: 'offered', inTheWay: [] } })
		expect(offered.body.whatsapp).toContain('700.000 pesos')
		expect(await free('cabin', `${nextYear}-12-12`, `${nextYear}-12-14`)).toEqual([0, 1])

		const other = await book(night)
		const refused = await owner('POST', `/api/enquiries/${other.id}/confirm`)
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body.inTheWay[0]).toMatchObject({
			offer: 'cabin',
			day: `${nextYear}-12-12`,
			free: 0,
			by: [{ kind: 'held', reference: offered.body.reference }],
		})
		expect((await owner('GET', `/api/enquiries/${other.id}/stay`)).body).toMatchObject({
			state: 'received',
			inTheWay: [{ day: `${nextYear}-12-12` }],
		})

		const accept = () => call('POST', `/api/requests/${key}/accept`)
		expect(await accept()).toMatchObject({ status: 200, body: { state: 'accepted' } })
		expect((await accept()).body.history).toHaveLength(2)
		await owner('POST', `/api/enquiries/${id}/note`, { text: 'Pidió cuna' })
		const confirm = () => owner('POST', `/api/enquiries/${id}/confirm`)
		expect(await confirm()).toMatchObject({ status: 200, body: { state: 'confirmed' } })
		expect(await confirm()).toMatchObject({ status: 200, body: { state: 'confirmed' } })
		expect(await free('cabin', `${nextYear}-12-12`, `${nextYear}-12-14`)).toEqual([0, 1])
		const seen = (await call('GET', `/api/requests/${key}`)).body
		expect(seen.history.map((it: { action: string }) => it.action)).toEqual([
			'offer',
			'accept',
			'confirm',
		])
		expect(seen.offer).toEqual({
			pesos: 700_000,
			message: 'Con desayuno.',
			heldUntil: `${nextYear}-12-01`,
		})
		const file = await call('GET', `/api/requests/${key}/calendar.ics`)
		expect(file.body).toContain('STATUS:CONFIRMED')

		expect((await call('DELETE', `/api/requests/${key}`)).status).toBe(409)
		const cancelled = await call('POST', `/api/requests/${key}/cancel`, { text: 'Nos enfermamos' })
		expect(cancelled.body).toMatchObject({ state: 'cancelled', actions: ['message'] })
		expect(await free('cabin', `${nextYear}-12-12`, `${nextYear}-12-14`)).toEqual([1, 1])
		expect((await owner('POST', `/api/enquiries/${other.id}/confirm`)).status).toBe(200)
	})

	for (const [rivals, step] of inSteps([100], [500]))
		test(
			`exactly one of ${rivals} concurrent confirmations of one cabin night succeeds`,
			step,
			async () => {
				// Two processes on one database.
				const place = await newPlace()
				const database = await open(place)
				const sites = [await staysOn(database), await staysOn(await open(place))]
				const bookings = Array.from({ length: rivals }, () => aBooking(night))
				await insertMany(database, bookings)
				const responses = await Promise.all(
					bookings.map(({ bookingId }, index) =>
						sites[index % 2]?.owner('POST', `/api/enquiries/${bookingId}/confirm`),
					),
				)
				const statuses = responses.map((response) => response?.status)
				expect(statuses.filter((status) => status === 200)).toHaveLength(1)
				expect(statuses.filter((status) => status === 409)).toHaveLength(rivals - 1)
				expect(responses.find((response) => response?.status === 409)?.body.inTheWay).toHaveLength(
					1,
				)
				const confirmed = await database.query.selectFrom('stay_requests').selectAll().execute()
				const taken = await database.query.selectFrom('taken_days').selectAll().execute()
				expect([confirmed.length, taken.length]).toEqual([1, 1])
			},
		)
})

describeSampledDatabase('sqlite', ({ open }) => {
	test('a history keeps its order within a millisecond, and when the clock is put back', async () => {
		const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
		const { owner, book } = await staysOn(await open(), { clock })
		const { id } = await book(night)
		const notes = Array.from({ length: 8 }, (_, index) => `Nota ${index}`)
		for (const [index, text] of notes.entries()) {
			if (index === 5) clock.now -= 60_000
			expect((await owner('POST', `/api/enquiries/${id}/note`, { text })).status).toBe(200)
		}
		const { history } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
		expect(history.map((it: { text: string }) => it.text)).toEqual(notes)
	})

	test('an action that a state does not allow gets 409, and changes nothing', async () => {
		const { call, owner, book } = await staysOn(await open())
		const { id, key } = await book(night)
		expect(await call('POST', `/api/requests/${key}/accept`)).toMatchObject({
			status: 409,
			body: { code: 'wrong-state', state: 'received' },
		})
		await owner('POST', `/api/enquiries/${id}/decline`, { message: 'Estamos llenos' })
		for (const action of ['accept', 'cancel'])
			expect((await call('POST', `/api/requests/${key}/${action}`, { text: 'x' })).status).toBe(409)
		expect((await owner('POST', `/api/enquiries/${id}/confirm`)).status).toBe(409)
		expect((await call('POST', `/api/requests/${key}/message`, { text: ' ' })).status).toBe(422)
		expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject({ state: 'declined' })
		const unknown = crypto.randomUUID()
		expect((await owner('POST', `/api/enquiries/${unknown}/confirm`)).status).toBe(404)
	})

	test('a guest who asks for a change keeps what was held until the owner offers other days', async () => {
		const { call, owner, book, free } = await staysOn(await open())
		const { id, key } = await book(night)
		const offer = { pesos: 1, message: '', heldUntil: `${nextYear}-12-01` }
		await owner('POST', `/api/enquiries/${id}/offer`, offer)
		const changed = await call('POST', `/api/requests/${key}/change`, { text: 'Mejor el 20' })
		expect(changed.body).toMatchObject({ state: 'offered' })
		const before = () => free('cabin', `${nextYear}-12-12`, `${nextYear}-12-13`)
		expect(await before()).toEqual([0])
		const days = { from: `${nextYear}-12-20`, to: `${nextYear}-12-22` }
		await owner('POST', `/api/enquiries/${id}/offer`, { ...offer, ...days })
		expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject(days)
		expect(await before()).toEqual([1])
		expect(await free('cabin', `${nextYear}-12-19`, `${nextYear}-12-23`)).toEqual([1, 0, 0, 1])
		const past = await owner('POST', `/api/enquiries/${id}/offer`, {
			...offer,
			heldUntil: '2020-01-01',
		})
		expect(past.body.errors).toEqual([{ field: 'heldUntil', code: 'errHeldUntilPast' }])
		const wrong = { ...offer, items: [{ offer: 'boat' }] }
		expect((await owner('POST', `/api/enquiries/${id}/offer`, wrong)).status).toBe(422)
	})

	test('the owner tries out other days and agrees to a change; a repetition is told once', async () => {
		const database = await open()
		const { call, owner, book, free } = await staysOn(database)
		const rates = [{ offer: 'cabin', season: null, pesos: 400_000 }]
		await owner('PUT', '/api/rates', { seasons: [], rates })
		const items = [{ offer: 'cabin' }, { offer: 'table', units: 2, hour: '13:00' }]
		const { id, key } = await book({ ...night, items })
		const at = `/api/enquiries/${id}`
		expect((await owner('GET', `${at}/stay`)).body).toMatchObject({
			lines: [
				{ offer: 'cabin', units: 1, hour: null, free: 1, pesos: 400_000 },
				{ offer: 'table', units: 2, hour: '13:00', free: null, pesos: null },
			],
		})

		// Tried out, nothing is changed.
		await owner('POST', '/api/blocks', {
			offer: 'cabin',
			from: `${nextYear}-12-20`,
			to: `${nextYear}-12-21`,
		})
		const other = `from=${nextYear}-12-19&to=${nextYear}-12-22&offer-cabin=1&offer-camping=1&units-camping=3`
		const tried = (await owner('GET', `${at}/stay?${other}`)).body
		expect(tried).toMatchObject({
			from: `${nextYear}-12-19`,
			to: `${nextYear}-12-22`,
			state: 'received',
			inTheWay: [{ offer: 'cabin', day: `${nextYear}-12-20`, by: [{ kind: 'blocked' }] }],
			lines: [
				{ offer: 'cabin', free: 0, pesos: 1_200_000 },
				// Three of the four people are in the cabin.
				{ offer: 'camping', units: 3, people: 1, pesos: 25_000 * 3 },
			],
		})
		for (const wrong of [
			`from=${nextYear}-12-22&to=${nextYear}-12-19`,
			'from=x',
			`${other}&units-cabin=0.5`,
		])
			expect((await owner('GET', `${at}/stay?${wrong}`)).status).toBe(422)
		expect((await owner('GET', `${at}/stay`)).body).toMatchObject({ from: `${nextYear}-12-12` })

		// a response that got lost: the same offer and the same note again.
		const offer = { pesos: 400_000, message: 'Con gusto', heldUntil: `${nextYear}-12-01` }
		for (const _ of [1, 2]) await owner('POST', `${at}/offer`, offer)
		for (const _ of [1, 2]) await owner('POST', `${at}/note`, { text: 'Llamar el lunes' })
		await owner('POST', `${at}/confirm`)
		await call('POST', `/api/requests/${key}/change`, { text: 'Un día después' })
		const days = { from: `${nextYear}-12-13`, to: `${nextYear}-12-14` }
		for (const _ of [1, 2])
			expect(await owner('POST', `${at}/confirm`, days)).toMatchObject({
				status: 200,
				body: { state: 'confirmed', ...days },
			})
		expect(await free('cabin', `${nextYear}-12-12`, `${nextYear}-12-14`)).toEqual([1, 0])
		const { history } = (await owner('GET', `${at}/stay`)).body
		expect(history.map((it: { action: string }) => it.action)).toEqual([
			...['offer', 'note', 'confirm', 'change', 'confirm'],
		])

		// Other days that are taken leave the confirmed ones as they are.
		const taken = { from: `${nextYear}-12-20`, to: `${nextYear}-12-21` }
		expect((await owner('POST', `${at}/confirm`, taken)).status).toBe(409)
		expect(await free('cabin', `${nextYear}-12-12`, `${nextYear}-12-14`)).toEqual([1, 0])
	})

	test('a hold ends with its last day', async () => {
		const clock = { now: Date.parse(`${nextYear}-11-30T12:00:00Z`) }
		const { owner, book, free } = await staysOn(await open(), { clock })
		const { id } = await book(night)
		const offer = { pesos: 1, message: '', heldUntil: `${nextYear}-12-01` }
		await owner('POST', `/api/enquiries/${id}/offer`, offer)
		clock.now = Date.parse(`${nextYear}-12-02T04:59:00Z`)
		expect(await free('cabin', `${nextYear}-12-12`, `${nextYear}-12-13`)).toEqual([0])
		clock.now = Date.parse(`${nextYear}-12-02T05:01:00Z`)
		expect(await free('cabin', `${nextYear}-12-12`, `${nextYear}-12-13`)).toEqual([1])
	})

	test('a guest deletes what they wrote, and the link leads nowhere', async () => {
		const database = await open()
		const { call, book, owner } = await staysOn(database)
		const { id, key } = await book()
		await call('POST', `/api/requests/${key}/message`, { text: 'Somos vegetarianos' })
		await owner('POST', `/api/enquiries/${id}/offer`, { pesos: 5, message: 'x' })
		expect((await call('DELETE', `/api/requests/${key}`)).body).toEqual({ deleted: 1 })
		expect((await call('GET', `/api/requests/${key}`)).status).toBe(404)
		for (const table of ['enquiries', 'stay_requests', 'stay_history', 'takes'] as const)
			expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([])
		const mails = await database.query.selectFrom('outbox').selectAll().execute()
		expect(mails, 'the notice alone').toMatchObject([{ enquiry_id: null }])
		expect(JSON.stringify(mails)).not.toMatch(/Ana|example\.com|vegetarianos/)
	})
})
