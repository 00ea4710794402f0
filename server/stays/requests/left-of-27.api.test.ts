import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const day = (text: string) => `${nextYear}-${text}`
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }
const cabinRate = (pesos: number) => ({
	seasons: [],
	rates: [{ offer: 'cabin', season: null, pesos }],
})
const dayMs = 86_400_000

describeEachDatabase(({ open }) => {
	test('a change that is asked for after acceptance keeps the nights until the owner answers', async () => {
		const { call, owner, book, free } = await staysOn(await open())
		const { id, key } = await book(twoNights)
		await owner('POST', `/api/enquiries/${id}/offer`, { pesos: 1, message: '' })
		await call('POST', `/api/requests/${key}/accept`)
		const asked = await call('POST', `/api/requests/${key}/change`, { text: 'Somos uno más' })
		expect(asked.body).toMatchObject({ state: 'accepted', isChangeAsked: true })
		expect(await free('cabin', day('12-12'), day('12-14'))).toEqual([0, 0])
		const confirmed = await owner('POST', `/api/enquiries/${id}/confirm`)
		expect(confirmed.body).toMatchObject({ state: 'confirmed', isChangeAsked: false })
	})

	test('the same number of people again leaves them where they are', async () => {
		const { owner, book } = await staysOn(await open())
		const items = [
			{ offer: 'cabin', people: 1 },
			{ offer: 'camping', people: 3 },
		]
		const { id } = await book({ ...twoNights, Quantity: 4, items })
		await owner('POST', `/api/enquiries/${id}/offer`, { pesos: 950_000, message: '' })
		const { body } = await owner('POST', `/api/enquiries/${id}/confirm`, { people: 4 })
		expect(body.agreement).toMatchObject({ total: 950_000, changes: [], items })
	})

	test('a stay that is over can be neither moved nor priced anew', async () => {
		const clock = { now: Date.parse(`${nextYear}-11-01T15:00:00Z`) }
		const database = await open()
		const { owner, book } = await staysOn(database, { clock })
		const { id } = await book(twoNights)
		expect((await owner('POST', `/api/enquiries/${id}/confirm`)).status).toBe(200)
		clock.now += 60 * dayMs
		const after = await staysOn(database, { clock })
		const again = await after.owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 5 })
		expect(again.status).toBe(409)
		const { from, to } = { from: `${nextYear + 1}-02-01`, to: `${nextYear + 1}-02-03` }
		const moved = await after.owner('POST', `/api/enquiries/${id}/confirm`, { from, to })
		expect(moved.status).toBe(409)
	})

	test('a dinner and a ride have a day and a time of their own, from the request to the letters', async () => {
		const { call, owner, book, free } = await staysOn(await open())
		const items = [
			{ offer: 'cabin' },
			{ offer: 'table', day: day('12-13'), hour: '13:00' },
			{ offer: 'horses', day: day('12-14'), hour: '09:00', units: 2 },
		]
		const { id, key } = await book({ ...twoNights, items })
		const named = [
			{ offer: 'cabin', day: null },
			{ offer: 'table', day: day('12-13'), hour: '13:00' },
			{ offer: 'horses', day: day('12-14'), hour: '09:00' },
		]
		expect((await call('GET', `/api/requests/${key}`)).body.items).toMatchObject(named)
		await owner('POST', '/api/blocks', {
			offer: 'horses',
			from: day('12-12'),
			to: day('12-12'),
		})
		// The ride is not on the day of arrival, when there is no horse.
		const confirmed = await owner('POST', `/api/enquiries/${id}/confirm`)
		expect(confirmed).toMatchObject({ status: 200, body: { agreement: { items: named } } })
		expect(await free('horses', day('12-12'), day('12-13'))).toEqual([0])
		const { stays } = (await owner('GET', `/api/stays?from=${day('12-13')}&to=${day('12-14')}`))
			.body
		expect(stays.map(({ offer }: { offer: string }) => offer).sort()).toEqual(['cabin', 'table'])
		// Days later, the dinner is on the second evening again; one night alone, on the last day.
		const moved = await owner('POST', `/api/enquiries/${id}/confirm`, {
			from: day('12-20'),
			to: day('12-21'),
		})
		expect(moved.body.items).toMatchObject([
			{ offer: 'cabin' },
			{ offer: 'table', day: day('12-21') },
			{ offer: 'horses', day: day('12-21') },
		])
		const wrong = [
			{ offer: 'table', day: day('12-15') },
			{ offer: 'cabin', day: day('12-12') },
			{ offer: 'table', day: '2027-02-31' },
		]
		for (const item of wrong) {
			const booking = aBooking({ ...twoNights, items: [item] })
			const { status, body } = await call('POST', '/api/bookings', booking)
			expect(status, JSON.stringify(item)).toBe(422)
			expect(body.errors).toContainEqual({ field: 'items.0.day', code: 'errItemDay' })
		}
	})

	test('the first request stays apart from the agreement', async () => {
		const { call, owner, book } = await staysOn(await open())
		await owner('PUT', '/api/rates', cabinRate(400_000))
		const { id, key } = await book(twoNights)
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await owner('POST', `/api/enquiries/${id}/confirm`, { to: day('12-15'), people: 3 })
		expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject({
			from: day('12-12'),
			to: day('12-15'),
			people: 3,
			asked: { from: day('12-12'), to: day('12-14'), people: 4, items: [{ offer: 'cabin' }] },
			history: [{ pesos: 800_000 }, { pesos: 1_200_000 }],
		})
	})

	test('a stay that is over is not confirmed, and none is moved into the past', async () => {
		const clock = { now: Date.now() }
		const database = await open()
		const { owner, book } = await staysOn(database, { clock })
		const today = (ahead: number) =>
			new Date(clock.now + ahead * dayMs - 5 * 3_600_000).toISOString().slice(0, 10)
		const soon = { ArrivalDate: today(2), DepartureDate: today(4) }
		const { id } = await book(soon)
		const at = `/api/enquiries/${id}`
		const early = { from: today(-3), to: today(3) }
		expect(await owner('POST', `${at}/confirm`, early)).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'from', code: 'errArrivalPast' }] },
		})
		clock.now += 6 * dayMs
		const over = { status: 422, body: { errors: [{ field: 'to', code: 'errStayPast' }] } }
		const later = (await staysOn(database, { clock })).owner
		expect(await later('POST', `${at}/confirm`)).toMatchObject(over)
		expect(await later('POST', `${at}/offer`, { pesos: 1, message: '' })).toMatchObject(over)
		expect((await later('GET', `${at}/stay`)).body.state).toBe('received')
	})

	test('the desk has the agreed lines, and says which units the request has already', async () => {
		const { owner, book } = await staysOn(await open())
		await owner('PUT', '/api/rates', cabinRate(400_000))
		const { id } = await book(twoNights)
		const at = `/api/enquiries/${id}/stay`
		const before = (await owner('GET', at)).body.lines
		expect(before).toMatchObject([{ free: 1, isTaken: false, pesos: 800_000 }])
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await owner('PUT', '/api/rates', cabinRate(999_000))
		expect((await owner('GET', at)).body.lines).toMatchObject([{ isTaken: true, pesos: 800_000 }])
		const tried = `${at}?from=${day('12-12')}&to=${day('12-15')}&offer-cabin=1`
		expect((await owner('GET', tried)).body.lines).toMatchObject([
			{ isTaken: false, pesos: 3 * 999_000 },
		])
	})

	test('items without a price are to be agreed, and the rest has a total', async () => {
		const { call, owner, book } = await staysOn(await open())
		await owner('PUT', '/api/rates', cabinRate(400_000))
		const items = [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }]
		const { id, key } = await book({ ...twoNights, items })
		const seen = (await call('GET', `/api/requests/${key}`)).body
		expect(seen).toMatchObject({ estimate: 800_000, isPartial: true, total: null })
		const confirmed = (await owner('POST', `/api/enquiries/${id}/confirm`)).body
		expect(confirmed.agreement).toMatchObject({ total: 800_000, isPartial: true })
		expect(confirmed.lines).toMatchObject([{ pesos: 800_000 }, { pesos: null }])
		// A price that the owner types is for all of it.
		const typed = await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 900_000 })
		expect(typed.body.agreement).toMatchObject({
			total: 900_000,
			isPartial: false,
			changes: ['price'],
		})
	})

	test('words without a change reach the guest of a confirmed booking, once', async () => {
		const smtp = await startSmtp()
		const site = await staysOn(await open(), {
			environment: { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' },
		})
		const { id } = await site.book(twoNights)
		await site.owner('POST', `/api/enquiries/${id}/confirm`)
		const message = 'Traigan botas: ha llovido.'
		for (let twice = 0; twice < 2; twice++) {
			const { body } = await site.owner('POST', `/api/enquiries/${id}/confirm`, { message })
			expect(body.history).toHaveLength(2)
			expect(body.agreements).toHaveLength(1)
			expect(body.inTheWay).toEqual([])
		}
		const told = () => smtp.mails.filter(({ source }) => source.includes('Traigan botas'))
		await expect.poll(() => told().length).toBe(1)
	})

	test('impossible requests are refused with a sentence', async () => {
		const clock = { now: Date.parse(`${nextYear - 1}-11-17T15:30:00-05:00`) }
		const { call, owner, book } = await staysOn(await open(), { clock })
		const today = `${nextYear - 1}-11-17`
		const codeOf = async (changes: object) =>
			(await call('POST', '/api/bookings', aBooking(changes))).body.errors?.[0]
		const todayOnly = { ArrivalDate: today, DepartureDate: today }
		const wrong: [object, string, string][] = [
			[{ ...todayOnly, items: [{ offer: 'table', hour: '13:00' }] }, 'hour', 'errHourPast'],
			[{ ...twoNights, items: [{ offer: 'horses', hour: '18:00' }] }, 'hour', 'errRideLate'],
			[{ ...twoNights, items: [{ offer: 'horses', units: 5 }] }, 'people', 'errItemPeople'],
			[{ ...twoNights, items: [{ offer: 'cabin', people: 5 }] }, 'people', 'errItemPeople'],
			[
				{
					...twoNights,
					items: [
						{ offer: 'cabin', people: 3 },
						{ offer: 'camping', people: 2 },
					],
				},
				'people',
				'errItemPeople',
			],
		]
		for (const [changes, field, code] of wrong)
			expect(await codeOf(changes), JSON.stringify(changes)).toEqual({
				field: `items.0.${field}`,
				code,
			})
		expect(await codeOf({ ...todayOnly, items: [{ offer: 'table', hour: '17:00' }] })).toBe(
			undefined,
		)
		const { id, key } = await book({ ArrivalDate: `${nextYear - 1}-11-20`, ...departure('11-22') })
		const at = `/api/enquiries/${id}`
		const long = { pesos: 1, message: '', heldUntil: `${nextYear - 1}-11-21` }
		expect((await owner('POST', `${at}/offer`, long)).body.errors).toEqual([
			{ field: 'heldUntil', code: 'errHeldUntilLate' },
		])
		await owner('POST', `${at}/confirm`)
		clock.now = Date.parse(`${nextYear - 1}-11-22T08:00:00-05:00`)
		expect(await call('POST', `/api/requests/${key}/cancel`)).toMatchObject({
			status: 409,
			body: { reason: 'departure-day' },
		})
	})

	test('a booking by phone for more people than fit is entered, and said', async () => {
		const { owner } = await staysOn(await open())
		const phone = { offer: 'cabin', from: day('12-12'), to: day('12-13'), units: 1, guest: 'Rosa' }
		expect(await owner('POST', '/api/blocks', { ...phone, people: 17 })).toMatchObject({
			status: 201,
			body: { warnings: [{ about: 'capacity', offer: 'cabin', people: 17, most: 16 }] },
		})
		const next = { from: day('12-13'), to: day('12-14') }
		const fits = await owner('POST', '/api/blocks', { ...phone, ...next, people: 16 })
		expect(fits.body).not.toHaveProperty('warnings')
	})

	test('reception sees who sleeps here tonight, and who eats and rides today and tomorrow', async () => {
		const { owner, book } = await staysOn(await open())
		const items = [
			{ offer: 'cabin' },
			{ offer: 'table', day: day('12-13'), hour: '13:00' },
			{ offer: 'horses', day: day('12-14'), units: 2 },
		]
		const { id } = await book({ ...twoNights, items })
		expect((await owner('POST', `/api/enquiries/${id}/confirm`)).status).toBe(200)
		const seen = async (text: string) => {
			const { body } = await owner('GET', `/api/stays/arrivals?from=${day(text)}&to=${day(text)}`)
			return ['staying', 'meals', 'rides'].map((list) => body[list].length)
		}
		expect(await seen('12-11')).toEqual([0, 0, 0])
		expect(await seen('12-12')).toEqual([1, 1, 0])
		expect(await seen('12-13')).toEqual([1, 1, 1])
		expect(await seen('12-14')).toEqual([0, 0, 1])
	})

	test('a ride is no departure, and who is declined may propose other days', async () => {
		const { call, owner, book } = await staysOn(await open())
		const items = [{ offer: 'horses', units: 2 }]
		const visit = { ArrivalDate: day('12-12'), DepartureDate: day('12-12') }
		const { id } = await book({ ...visit, items })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		const comings = `/api/stays/arrivals?from=${day('12-12')}&to=${day('12-12')}`
		const { arrivals, departures } = (await owner('GET', comings)).body
		expect([arrivals.length, departures.length]).toEqual([1, 0])
		const declined = await book(twoNights)
		await owner('POST', `/api/enquiries/${declined.id}/decline`, { message: 'Lleno' })
		const text = '¿Y del 20 al 22?'
		expect(
			(await call('POST', `/api/requests/${declined.key}/change`, { text })).body,
		).toMatchObject({ state: 'received', isChangeAsked: true })
	})

	test('more riders than horses are said to guest and owner, and refused where the guest says a number', async () => {
		const { call, owner, book } = await staysOn(await open())
		const changes = [{ path: 'offers.horses.units', value: 8 }]
		await owner('PATCH', '/api/content/facts', { changes })
		expect((await owner('POST', '/api/content/publish')).status).toBe(200)
		const { key, id } = await book({ ...twoNights, Quantity: 12, items: [{ offer: 'horses' }] })
		const warnings = [{ about: 'capacity', offer: 'horses', people: 12, most: 8 }]
		const seen = (await call('GET', `/api/requests/${key}`)).body
		expect(seen).toMatchObject({ items: [{ units: 12 }], warnings })
		const form = new URLSearchParams({
			...twoNights,
			Quantity: '12',
			'offer-horses': '1',
			language: 'en',
		})
		const { estimate } = (await call('GET', `/api/estimate/form?${form}`)).body
		expect(estimate.warnings.join()).toContain('8')
		// As it was distributed, it can be quoted; it is confirmed only with enough horses.
		const terms = { items: seen.asked.items, pesos: 1, message: '' }
		expect((await owner('POST', `/api/enquiries/${id}/offer`, terms)).status).toBe(200)
		expect(await owner('POST', `/api/enquiries/${id}/confirm`)).toMatchObject({
			status: 409,
			body: { inTheWay: [{ offer: 'horses', free: 8 }] },
		})
		for (const [field, riders] of [
			['units', { units: 9 }],
			['people', { people: 9 }],
		] as const) {
			const items = [{ offer: 'horses', ...riders }]
			const refused = await call('POST', '/api/bookings', aBooking({ Quantity: 12, items }))
			expect(refused.body.errors).toEqual([{ field: `items.0.${field}`, code: 'errUnitsMany' }])
		}
	})

	test('the site’s own distribution is accepted when it is sent back', async () => {
		const { call, owner, book } = await staysOn(await open())
		const beds = ['camping', 'cabin', 'glamping'].map((offer) => ({ offer }))
		for (const Quantity of [1, 2, 20]) {
			const { id, key } = await book({ ...twoNights, Quantity, items: beds })
			const { asked } = (await call('GET', `/api/requests/${key}`)).body
			const placed = asked.items.map(({ people }: { people: number }) => people)
			expect(placed.reduce((sum: number, some: number) => sum + some, 0)).toBe(Quantity)
			const terms = { from: asked.from, to: asked.to, items: asked.items, people: Quantity }
			const at = `/api/enquiries/${id}`
			const offered = await owner('POST', `${at}/offer`, { ...terms, pesos: 1, message: '' })
			expect(offered).toMatchObject({ status: 200, body: { items: asked.items } })
			expect((await owner('POST', `${at}/confirm`, terms)).status).toBe(200)
			await owner('POST', `${at}/cancel`, {})
		}
	})

	test('an item has nothing that its kind cannot have', async () => {
		const { call } = await staysOn(await open())
		const wrong: [object, string][] = [
			[{ offer: 'horses', units: 2, people: 4 }, 'items.0.people'],
			[{ offer: 'table', nights: 2 }, 'items.0'],
			[{ offer: 'table', arrival: day('12-12'), departure: day('12-14') }, 'items.0'],
		]
		for (const [item, field] of wrong) {
			const booking = aBooking({ ...twoNights, items: [item] })
			expect(await call('POST', '/api/bookings', booking), JSON.stringify(item)).toMatchObject({
				status: 422,
				body: { errors: [{ field, code: 'errItems' }] },
			})
		}
		for (const children of ['3.5', '-3', '3-5'])
			expect(
				(await call('POST', '/api/bookings', aBooking({ ...twoNights, children }))).body.errors,
			).toMatchObject([{ code: 'errChildren' }])
		const children = '3 y 5'
		expect((await call('POST', '/api/bookings', aBooking({ ...twoNights, children }))).status).toBe(
			201,
		)
	})

	test('a booking by phone has a night, nothing past is closed, and a time when all is shut is said', async () => {
		const clock = { now: Date.parse(`${nextYear}-12-12T10:00:00-05:00`) }
		const { owner } = await staysOn(await open(), { clock })
		const enter = (entry: object) => owner('POST', '/api/blocks', { units: 1, ...entry })
		const on = (from: string, to: string) => ({ from: day(from), to: day(to) })
		const refused = (code: string) => ({ status: 422, body: { errors: [{ field: 'to', code }] } })
		const guest = 'Rosa'
		const noNight = refused('errNoNight')
		expect(await enter({ offer: 'cabin', ...on('12-14', '12-14'), guest })).toMatchObject(noNight)
		const more = [{ offer: 'cabin', ...on('12-14', '12-14') }]
		expect(await enter({ offer: 'table', ...on('12-14', '12-14'), guest, more })).toMatchObject(
			noNight,
		)
		const past = refused('errStayPast')
		expect(await enter({ offer: 'cabin', ...on('12-10', '12-12') })).toMatchObject(past)
		expect(await enter({ offer: 'table', ...on('12-11', '12-11') })).toMatchObject(past)
		const all = { offer: 'all', ...on('12-10', '12-12'), units: undefined }
		expect(await enter(all)).toMatchObject(past)
		const today = await enter({ offer: 'cabin', ...on('12-12', '12-13'), guest })
		expect(today.status).toBe(201)
		const table = { offer: 'table', ...on('12-14', '12-14'), guest }
		expect(await enter({ ...table, hour: '03:00' })).toMatchObject({
			status: 201,
			body: { warnings: [{ about: 'hours', offer: 'table', hour: '03:00' }] },
		})
		expect((await enter({ ...table, hour: '13:00' })).body).not.toHaveProperty('warnings')
	})

	test('a change that the owner leaves as agreed is answered, and the letter says so', async () => {
		const smtp = await startSmtp()
		const clock = { now: Date.now() }
		const site = await staysOn(await open(), {
			clock,
			environment: { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' },
		})
		const { id, key } = await site.book({ ...twoNights, children: [4, 7] })
		const at = `/api/enquiries/${id}`
		await site.owner('POST', `${at}/confirm`)
		clock.now += 60_000
		const change = (body: object) => site.call('POST', `/api/requests/${key}/change`, body)
		const refused = (field: string, code: string) => ({
			status: 422,
			body: { errors: [{ field, code }] },
		})
		expect(await change({ people: 2 })).toMatchObject(refused('people', 'errParty'))
		expect(await change({ to: day('12-12') })).toMatchObject(refused('to', 'errWantedDays'))
		expect((await change({ to: day('12-15') })).body.isChangeAsked).toBe(true)
		clock.now += 60_000
		for (let twice = 0; twice < 2; twice++)
			expect((await site.owner('POST', `${at}/confirm`, {})).body).toMatchObject({
				state: 'confirmed',
				isChangeAsked: false,
				to: day('12-14'),
				history: [{ action: 'confirm' }, { action: 'change' }, { action: 'confirm' }],
			})
		// Up to the first letter that mails encode.
		const [sentence = ''] = letterWords.es.changes.none.split('ó')
		const told = () => smtp.mails.filter(({ source }) => source.includes(sentence))
		await expect.poll(() => told().length).toBe(1)
	})

	test('a deposit is at most the total, and comes back with it', async () => {
		const { owner, book } = await staysOn(await open())
		const { id } = await book(twoNights)
		const at = `/api/enquiries/${id}`
		const deposit = { pesos: 200_000, until: day('12-01') }
		await owner('POST', `${at}/offer`, { pesos: 500_000, message: '', deposit })
		for (const [pesos, asked] of [
			[1, 1],
			[0, undefined],
			[500_000, 200_000],
		]) {
			const { body } = await owner('POST', `${at}/confirm`, { pesos })
			expect([pesos, body.deposit?.pesos]).toEqual([pesos, asked])
		}
	})
})

const departure = (text: string) => ({ DepartureDate: `${nextYear - 1}-${text}` })
