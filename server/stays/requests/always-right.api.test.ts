import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { exportWords } from '#content/enquiries/export-words.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const day = (text: string) => `${nextYear}-${text}`
const night = { ArrivalDate: day('12-12'), DepartureDate: day('12-13') }
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }
const cabinRate = (pesos: number) => ({
	seasons: [],
	rates: [{ offer: 'cabin', season: null, pesos }],
})

type Site = Awaited<ReturnType<typeof staysOn>>

async function setFacts({ owner }: Pick<Site, 'owner'>, facts: Record<string, number>) {
	const changes = Object.entries(facts).map(([path, value]) => ({ path, value }))
	const changed = await owner('PATCH', '/api/content/facts', { changes })
	expect(changed.status).toBe(200)
	expect((await owner('POST', '/api/content/publish')).status).toBe(200)
}

describeEachDatabase(({ open }) => {
	test('a field that a kind cannot have is refused by name', async () => {
		const site = await staysOn(await open())
		await setFacts(site, { 'offers.glamping.units': 5 })
		const errorsOf = async (changes: object) =>
			(await site.call('POST', '/api/bookings', aBooking(changes))).body.errors
		const wrong: [object, string, string][] = [
			[{ items: [{ offer: 'cabin', hour: '13:00' }] }, 'items.0.hour', 'errHourNotTaken'],
			[{ items: [{ offer: 'package-friends', hour: '13:00' }] }, 'items.0.hour', 'errHourNotTaken'],
			[{ items: [{ offer: 'cabin', units: 0 }] }, 'items.0.units', 'errItems'],
			[{ items: [{ offer: 'glamping', units: 6 }] }, 'items.0.units', 'errUnitsMany'],
			[{ items: [{ offer: 'table', hour: '03:00' }] }, 'items.0.hour', 'errHourClosed'],
			[{ items: Array(11).fill({ offer: 'cabin' }) }, 'items', 'errItemsMany'],
			[{ DepartureDate: '9999-12-31' }, 'DepartureDate', 'errTooFar'],
			[
				{ ...night, DepartureDate: night.ArrivalDate, items: [{ offer: 'cabin' }] },
				'DepartureDate',
				'errNoNight',
			],
			[{ adults: 2, children: [4] }, 'children', 'errParty'],
			[{ adults: 4, children: [4] }, 'children', 'errParty'],
			[{ children: [1, 2, 3, 4] }, 'children', 'errParty'],
			[{ children: [18] }, 'children.0', 'errChildren'],
		]
		for (const [changes, field, code] of wrong)
			expect(await errorsOf(changes), JSON.stringify(changes)).toContainEqual({ field, code })
	})

	test('no path takes a stay of more than 400 nights or beyond two years', async () => {
		const { call, owner, book } = await staysOn(await open())
		const { id } = await book(night)
		const far = { from: day('01-01'), to: '9999-12-31' }
		const query = `offer=cabin&from=${far.from}&to=${far.to}`
		const at = `/api/enquiries/${id}`
		const refused = [
			await call('GET', `/api/estimate?${query}`),
			await call('GET', `/api/availability?${query}`),
			await call('POST', '/api/bookings', aBooking({ DepartureDate: '9999-12-31' })),
			await owner('GET', `/api/stays?from=${far.from}&to=${far.to}`),
			await owner('GET', `/api/stays/arrivals?from=${far.from}&to=${far.to}`),
			await owner('GET', `${at}/stay?from=${far.from}&to=${far.to}&offer-cabin=1`),
			await owner('POST', `${at}/offer`, { pesos: 1, message: '', ...far }),
			await owner('POST', `${at}/confirm`, far),
			await owner('POST', '/api/blocks', { offer: 'cabin', ...far }),
			await owner('POST', '/api/blocks', { offer: 'horses', ...far, guest: 'Rosa', units: 1 }),
		]
		expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
	})

	test('the same nights are not confirmed for a second guest, whatever was in the item', async () => {
		const { call, owner, book } = await staysOn(await open())
		const withHour = aBooking({ ...night, items: [{ offer: 'cabin', hour: '15:00' }] })
		expect((await call('POST', '/api/bookings', withHour)).status).toBe(422)
		const [first, second] = [await book(night), await book(night)]
		expect((await owner('POST', `/api/enquiries/${first.id}/confirm`)).status).toBe(200)
		expect((await owner('POST', `/api/enquiries/${second.id}/confirm`)).status).toBe(409)
		const reason = 'Duermen en la casa de los dueños'
		const anyway = await owner('POST', `/api/enquiries/${second.id}/confirm`, { anyway: reason })
		expect(anyway).toMatchObject({ status: 200, body: { state: 'confirmed' } })
		expect(anyway.body.history).toMatchObject([
			{ action: 'note', text: reason },
			{ action: 'confirm' },
		])
		const guests = (await call('GET', `/api/requests/${second.key}`)).body
		expect(JSON.stringify(guests)).not.toContain(reason)
	})

	test('people are shared out over the items, and camping is charged for its campers', async () => {
		const { call, owner, book } = await staysOn(await open())
		const items = [{ offer: 'cabin' }, { offer: 'camping' }, { offer: 'table', hour: '13:00' }]
		const { id, key } = await book({ ...night, Quantity: 20, adults: 18, children: [4, 7], items })
		const seen = (await call('GET', `/api/requests/${key}`)).body
		expect(seen).toMatchObject({
			people: 20,
			party: { adults: 18, children: [4, 7] },
			warnings: [],
			items: [
				{ offer: 'cabin', people: 16 },
				{ offer: 'camping', people: 4 },
				{ offer: 'table', people: 20 },
			],
		})
		const lines = (await owner('GET', `/api/enquiries/${id}/stay`)).body.lines
		expect(lines[1]).toMatchObject({ offer: 'camping', people: 4, pesos: 4 * 25_000 })
		// Unless the guest says otherwise.
		const said = [{ offer: 'cabin', people: 10 }, { offer: 'camping' }]
		const other = await book({ ...night, Quantity: 20, items: said })
		expect((await call('GET', `/api/requests/${other.key}`)).body.items).toMatchObject([
			{ people: 10 },
			{ people: 10 },
		])
		// Alone in the cabin they are too many: both sides are told, and nobody is stopped.
		const crowd = await book({ ...night, Quantity: 20 })
		const warnings = [{ about: 'capacity', offer: 'cabin', people: 20, most: 16 }]
		expect((await call('GET', `/api/requests/${crowd.key}`)).body).toMatchObject({ warnings })
		expect((await owner('GET', `/api/enquiries/${crowd.id}/stay`)).body).toMatchObject({ warnings })
		expect((await owner('POST', `/api/enquiries/${crowd.id}/confirm`)).status).toBe(200)
	})

	test('more nights than were quoted have a new price, unless the owner says it stays', async () => {
		const { call, owner, book } = await staysOn(await open())
		await owner('PUT', '/api/rates', cabinRate(400_000))
		const { id, key } = await book(twoNights)
		const at = `/api/enquiries/${id}`
		await owner('POST', `${at}/offer`, { pesos: 700_000, message: 'Con descuento' })
		await call('POST', `/api/requests/${key}/accept`)
		const confirmed = await owner('POST', `${at}/confirm`, { to: day('12-17') })
		expect(confirmed.body).toMatchObject({
			state: 'confirmed',
			total: 2_000_000,
			offer: { pesos: 2_000_000 },
			agreement: { kind: 'confirmation', to: day('12-17'), changes: ['days', 'price'] },
		})
		expect(confirmed.body.agreements).toMatchObject([
			{ kind: 'quote', total: 700_000, to: day('12-14') },
			{ kind: 'confirmation', total: 2_000_000, to: day('12-17') },
		])
		// The guest asks for a change, and the owner confirms it: by the rates, at the same price, or at a price of its own.
		await call('POST', `/api/requests/${key}/change`, { text: 'Un día menos' })
		const total = async (body: object) => (await owner('POST', `${at}/confirm`, body)).body.total
		expect(await total({ to: day('12-16') })).toBe(1_600_000)
		expect(await total({ to: day('12-15'), samePrice: true })).toBe(1_600_000)
		expect(await total({ to: day('12-14'), pesos: 650_000 })).toBe(650_000)
		const both = { to: day('12-15'), pesos: 1, samePrice: true }
		expect((await owner('POST', `${at}/confirm`, both)).status).toBe(422)
		// Other people are another agreement too.
		const more = await owner('POST', `${at}/confirm`, { people: 6, children: [3] })
		expect(more.body).toMatchObject({
			people: 6,
			party: { adults: 5, children: [3] },
			total: 800_000,
			agreement: { changes: ['people', 'price'] },
		})
	})

	test('an agreement stays, whatever the rates become; without a price it says so', async () => {
		const { call, owner, book } = await staysOn(await open())
		await owner('PUT', '/api/rates', cabinRate(400_000))
		const { id, key } = await book(twoNights)
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await owner('PUT', '/api/rates', cabinRate(900_000))
		const seen = (await call('GET', `/api/requests/${key}`)).body
		expect(seen).toMatchObject({ total: 800_000, estimate: 800_000, offer: { pesos: 800_000 } })
		await owner('PUT', '/api/rates', { seasons: [], rates: [] })
		const other = await book({ ArrivalDate: day('06-01'), DepartureDate: day('06-02') })
		const confirmed = await owner('POST', `/api/enquiries/${other.id}/confirm`)
		expect(confirmed.body).toMatchObject({ state: 'confirmed', total: null, offer: null })
		await owner('PUT', '/api/rates', cabinRate(900_000))
		expect((await call('GET', `/api/requests/${other.key}`)).body).toMatchObject({ estimate: null })
	})

	test('a quote accepted on its last day stays taken, and the owner is reminded once', async () => {
		const clock = { now: Date.parse('2026-12-01T12:00:00Z') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const database = await open()
		const site = await staysOn(database, { clock, environment })
		const stay = { ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' }
		const { id, key } = await site.book(stay)
		const offer = { pesos: 1, message: '', heldUntil: '2026-12-02' }
		await site.owner('POST', `/api/enquiries/${id}/offer`, offer)
		clock.now = Date.parse('2026-12-03T04:50:00Z')
		expect((await site.call('POST', `/api/requests/${key}/accept`)).status).toBe(200)
		const subjects = () =>
			smtp.mails
				.map((mail) => readMail(mail).header('subject')[0])
				.filter((it) => /espera/.test(`${it}`))
		// After midnight, and in the morning.
		clock.now = Date.parse('2026-12-03T06:00:00Z')
		const night = await staysOn(database, { clock, environment })
		expect(await night.free('cabin', '2026-12-20', '2026-12-21')).toEqual([0])
		expect(subjects()).toEqual([])
		clock.now = Date.parse('2026-12-03T13:10:00Z')
		const morning = await staysOn(database, { clock, environment })
		await expect.poll(subjects).toHaveLength(1)
		await staysOn(database, { clock, environment })
		expect(await morning.free('cabin', '2026-12-20', '2026-12-21')).toEqual([0])
		expect(await morning.owner('POST', `/api/enquiries/${id}/confirm`)).toMatchObject({
			status: 200,
			body: { state: 'confirmed' },
		})
		expect(subjects()).toHaveLength(1)
	})

	test('the first of two guests who accept the last cabin, held for neither, gets it', async () => {
		const { call, owner, book, free } = await staysOn(await open(), {})
		const stay = { ArrivalDate: '2027-03-01', DepartureDate: '2027-03-03' }
		const [first, second] = [await book(stay), await book(stay)]
		for (const { id } of [first, second])
			await owner('POST', `/api/enquiries/${id}/offer`, { pesos: 100, message: '' })
		expect((await call('POST', `/api/requests/${first.key}/accept`)).status).toBe(200)
		expect(await free('cabin', stay.ArrivalDate, stay.DepartureDate)).toEqual([0, 0])
		const refused = await call('POST', `/api/requests/${second.key}/accept`)
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body).not.toHaveProperty('inTheWay')
		expect((await call('GET', `/api/requests/${second.key}`)).body.state).toBe('offered')
		expect((await owner('POST', `/api/enquiries/${first.id}/confirm`)).status).toBe(200)
	})

	test('riders follow the people who come', async () => {
		const { owner, book } = await staysOn(await open(), {})
		const stay = { ArrivalDate: '2027-03-01', DepartureDate: '2027-03-03', Quantity: 4 }
		const items = [{ offer: 'cabin' }, { offer: 'horses', units: 4 }]
		const { id } = await book({ ...stay, items })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		for (const people of [2, 5]) {
			const { status } = await owner('POST', `/api/enquiries/${id}/confirm`, { people })
			expect(status).toBe(200)
			const { agreement } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
			const ride = agreement.items.find((it: { offer: string }) => it.offer === 'horses')
			expect(ride).toMatchObject({ people })
		}
	})

	test('an offer that has run out cannot be accepted, and can be asked for again', async () => {
		const clock = { now: Date.parse('2026-12-01T12:00:00Z') }
		const { call, owner, book, free } = await staysOn(await open(), { clock })
		const { id, key } = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const offer = { pesos: 1, message: '', heldUntil: '2026-12-02' }
		await owner('POST', `/api/enquiries/${id}/offer`, offer)
		clock.now = Date.parse('2026-12-03T05:01:00Z')
		expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject({
			state: 'offered',
			isHoldOver: true,
			actions: ['change', 'cancel', 'message'],
		})
		expect(await call('POST', `/api/requests/${key}/accept`)).toMatchObject({
			status: 409,
			body: { code: 'hold-passed' },
		})
		expect(await free('cabin', '2026-12-20', '2026-12-21')).toEqual([1])
		const asked = await call('POST', `/api/requests/${key}/change`, { text: '¿Sigue libre?' })
		expect(asked.body).toMatchObject({ state: 'received', isHoldOver: false })
	})

	test('the owner opens again what was declined or cancelled; a past stay is not cancelled', async () => {
		const clock = { now: Date.parse('2026-12-01T12:00:00Z') }
		const database = await open()
		const { call, owner, book, free } = await staysOn(database, { clock })
		const { id, key } = await book({ ArrivalDate: '2026-12-03', DepartureDate: '2026-12-04' })
		const at = `/api/enquiries/${id}`
		expect((await owner('POST', `${at}/reopen`)).status).toBe(409)
		await owner('POST', `${at}/decline`, { message: 'Llenos' })
		expect(await owner('POST', `${at}/reopen`, { message: 'Se desocupó' })).toMatchObject({
			status: 200,
			body: { state: 'received' },
		})
		await call('POST', `/api/requests/${key}/cancel`)
		expect((await owner('POST', `${at}/reopen`)).body).toMatchObject({ state: 'received' })
		expect((await owner('POST', `${at}/confirm`)).body).toMatchObject({ state: 'confirmed' })
		expect(await free('cabin', '2026-12-03', '2026-12-04')).toEqual([0])
		clock.now = Date.parse('2026-12-05T12:00:00Z')
		const later = await staysOn(database, { clock })
		for (const response of [
			await call('POST', `/api/requests/${key}/cancel`),
			await later.owner('POST', `${at}/cancel`),
		])
			expect(response).toMatchObject({
				status: 409,
				body: { code: 'wrong-state', reason: 'stay-past' },
			})
	})

	test('a block of several days takes each of them, of every kind', async () => {
		const { owner, free } = await staysOn(await open())
		for (const offer of ['horses', 'table', 'package-friends'])
			expect(
				(await owner('POST', '/api/blocks', { offer, from: day('03-24'), to: day('03-28') }))
					.status,
			).toBe(201)
		for (const offer of ['horses', 'table', 'package-friends'])
			expect(await free(offer, day('03-23'), day('03-30'))).toEqual([null, 0, 0, 0, 0, 0, null])
	})

	test('tables and horses are counted by who is there at the same time', async () => {
		const site = await staysOn(await open())
		const { owner, call, book } = site
		await setFacts(site, { 'offers.table.units': 10, 'offers.horses.units': 6 })
		const on = { from: day('03-01'), to: day('03-01') }
		const table = (body: object) => owner('POST', '/api/blocks', { offer: 'table', ...on, ...body })
		expect((await table({ units: 8, hour: '13:00', guest: 'Rosa' })).status).toBe(201)
		const refused = await table({ units: 9, guest: 'Luis' })
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body.inTheWay).toMatchObject([{ day: on.from, by: [{ guest: 'Rosa' }] }])
		expect((await table({ units: 3, hour: '13:30', guest: 'Luis' })).status).toBe(409)
		expect((await table({ units: 2, hour: '13:30', guest: 'Luis' })).status).toBe(201)
		expect((await table({ units: 1, hour: '13:45', guest: 'Eva' })).status).toBe(409)
		expect((await table({ units: 10, hour: '16:00', guest: 'Eva' })).status).toBe(201)
		const freeAt = async (hour: string) => {
			const query = `offer=table&from=${on.from}&to=${day('03-02')}&hour=${hour}`
			return (await call('GET', `/api/availability?${query}`)).body.days[0].free
		}
		expect([await freeAt('13:45'), await freeAt('14:30'), await freeAt('15:00')]).toEqual([0, 8, 0])
		// A closed day takes what is left, if the owner says so.
		expect((await table({})).status).toBe(409)
		expect((await table({ whatIsLeft: true })).status).toBe(201)
		expect(await freeAt('09:00')).toBe(0)
		// One horse per rider, for the length of a ride.
		const visit = { ArrivalDate: day('03-01'), DepartureDate: day('03-01') }
		const ride = (hour: string) => ({ ...visit, items: [{ offer: 'horses', hour }] })
		const [nine, ten, eleven] = [
			await book(ride('09:00')),
			await book(ride('10:00')),
			await book(ride('11:00')),
		]
		const confirm = async (id: string) =>
			(await owner('POST', `/api/enquiries/${id}/confirm`)).status
		expect([await confirm(nine.id), await confirm(ten.id), await confirm(eleven.id)]).toEqual([
			...[200, 409, 200],
		])
	})

	test('a table of a stay takes its day, not each of the stay', async () => {
		const site = await staysOn(await open())
		await setFacts(site, { 'offers.table.units': 1 })
		const items = [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }]
		const { id } = await site.book({ ...twoNights, items })
		await site.owner('POST', `/api/enquiries/${id}/confirm`)
		const { stays } = (
			await site.owner('GET', `/api/stays?from=${day('12-12')}&to=${day('12-15')}`)
		).body
		expect(
			stays
				.map((it: { offer: string; from: string; to: string }) => [it.offer, it.from, it.to])
				.sort(),
		).toEqual([
			['cabin', day('12-12'), day('12-14')],
			['table', day('12-12'), day('12-12')],
		])
	})

	test('a guest who cancels and deletes at once leaves a notice that names nobody', async () => {
		const clock = { now: Date.parse('2026-12-01T12:00:00Z') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const { call, owner, book } = await staysOn(await open(), { clock, environment })
		const { id, key } = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const confirmed = await owner('POST', `/api/enquiries/${id}/confirm`)
		const { reference } = confirmed.body
		await call('POST', `/api/requests/${key}/cancel`)
		expect((await call('DELETE', `/api/requests/${key}`)).status).toBe(200)
		const { notices } = (await owner('GET', '/api/notices')).body
		expect(notices).toMatchObject([
			{
				about: 'request-deleted',
				details: { reference, from: '2026-12-20', to: '2026-12-21', items: [{ offer: 'cabin' }] },
			},
		])
		expect(JSON.stringify(notices)).not.toMatch(/Ana|example\.com|300/)
		const told = () =>
			smtp.mails.map(readMail).find(({ header }) => /borró/.test(`${header('subject')[0]}`))
		await expect.poll(told).toBeDefined()
		const text =
			told()
				?.bodies.map(({ body }) => body)
				.join('\n') ?? ''
		expect(text).toContain(reference)
		expect(text).not.toContain('Ana')
		expect((await owner('DELETE', `/api/notices/${notices[0].id}`)).status).toBe(200)
		expect((await owner('GET', '/api/notices')).body).toEqual({ notices: [] })
	})

	test('an id that begins like another’s gets a reference of its own', async () => {
		const { call, owner } = await staysOn(await open())
		const start = randomUUID().slice(0, 11)
		const send = async (end: string) => {
			const bookingId = `${start}${end}`
			return (await call('POST', '/api/bookings', aBooking({ bookingId }))).body.reference
		}
		const [first, second] = [
			await send('00-4000-8000-000000000000'),
			await send('00-4000-8000-000000000001'),
		]
		expect(second).not.toBe(first)
		const found = async (q: string) =>
			(await owner('POST', '/api/enquiries/search', { q })).body.enquiries.map(
				(it: { reference: string }) => it.reference,
			)
		expect(await found(first)).toEqual([first])
		expect(await found(second.toLowerCase())).toEqual([second])
	})

	test('a stranger’s address gets few letters, none with the guest’s words or a link as a name', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const { call, book } = await staysOn(await open(), { clock, environment })
		const victim = { Email: 'victim@example.com', Name: 'Gane en casino.example ya' }
		const keys = [await book(victim), await book(victim)]
		const text = 'COMPRE en https://casino.example'
		for (const { key } of keys) await call('POST', `/api/requests/${key}/cancel`, { text })
		const toOwner = () => smtp.mails.filter(({ to }) => to.includes('casa@example.com'))
		await expect.poll(() => toOwner().length).toBe(4)
		const toVictim = smtp.mails.filter(({ to }) => to.includes('victim@example.com'))
		expect(toVictim.length).toBeLessThanOrEqual(3)
		for (const mail of toVictim)
			for (const { body } of readMail(mail).bodies) expect(body).not.toContain('casino')
	})

	test('open requests arrive unconfirmed; cancelled, declined or moved ones do not', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const { call, owner, book } = await staysOn(await open(), { clock })
		const stay = { ArrivalDate: '2026-12-01', DepartureDate: '2026-12-02' }
		const [open_, cancelled, declined, moved, arrives] = [
			await book(stay),
			await book(stay),
			await book(stay),
			await book(stay),
			await book({ ArrivalDate: '2026-12-05', DepartureDate: '2026-12-06' }),
		]
		await call('POST', `/api/requests/${cancelled.key}/cancel`)
		await owner('POST', `/api/enquiries/${declined.id}/decline`)
		const offer = { pesos: 1, message: '' }
		const other = { from: '2026-12-08', to: '2026-12-09' }
		await owner('POST', `/api/enquiries/${moved.id}/offer`, { ...offer, ...other })
		const today = { from: '2026-12-01', to: '2026-12-02' }
		await owner('POST', `/api/enquiries/${arrives.id}/offer`, { ...offer, ...today })
		const { arrivals } = (await owner('GET', '/api/desk/today')).body
		expect(arrivals.map((it: { id: string }) => it.id).sort()).toEqual(
			[open_.id, arrives.id].sort(),
		)
	})

	test('the export has what was agreed: days, people, state and price', async () => {
		const { owner, book } = await staysOn(await open())
		const { id } = await book(twoNights)
		const agreed = { from: day('12-20'), to: day('12-22'), people: 6, pesos: 750_000 }
		await owner('POST', `/api/enquiries/${id}/offer`, { ...agreed, message: '' })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		const other = await book({ ArrivalDate: day('05-01'), DepartureDate: day('05-02') })
		await owner('POST', `/api/enquiries/${other.id}/confirm`)
		const { body } = await owner('POST', '/api/enquiries.csv', { language: 'en' })
		const { bookings, toBeAgreed } = exportWords.en
		const rows = String(body).split('\r\n')
		const rowWith = (cells: string) => rows.find((row) => row.includes(cells))
		const ends = (price: unknown) => new RegExp(`"${bookings.confirmed}","${price}",`)
		expect(rowWith(`"6","${agreed.from}","${agreed.to}"`)).toMatch(ends(agreed.pesos))
		expect(rowWith(`"4","${day('05-01')}","${day('05-02')}"`)).toMatch(ends(toBeAgreed))
	})

	test('a stay under the minimum is told to both sides, and the price table says the same', async () => {
		const { call, owner, book } = await staysOn(await open())
		const december = { id: 'high', name: { es: 'Alta', en: 'High' }, from: '12-01', to: '12-31' }
		const rates = [
			{ offer: 'cabin', season: null, pesos: 400_000, minNights: 5 },
			{ offer: 'cabin', season: 'high', pesos: 600_000 },
		]
		await owner('PUT', '/api/rates', { seasons: [december], rates })
		const { id, key } = await book(night)
		const warnings = [{ about: 'min-nights', offer: 'cabin', nights: 1, least: 5 }]
		expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject({ warnings })
		expect((await owner('GET', `/api/enquiries/${id}/stay`)).body).toMatchObject({ warnings })
	})

	test('after an outage each letter has the figures of its moment, in order', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const database = await open()
		const off = await staysOn(database, {
			clock,
			environment: { ...environment, SMTP_URL: 'smtp://127.0.0.1:1' },
		})
		await off.owner('PUT', '/api/rates', cabinRate(400_000))
		const { id, key } = await off.book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const at = `/api/enquiries/${id}`
		await off.owner('POST', `${at}/offer`, { pesos: 350_000, message: 'Primero' })
		await off.owner('POST', `${at}/offer`, { pesos: 300_000, message: 'Después' })
		await off.call('POST', `/api/requests/${key}/accept`)
		await off.owner('POST', `${at}/confirm`, { to: '2026-12-22' })
		await off.app.close()
		clock.now += 60_000
		await staysOn(database, { clock, environment })
		const story = () =>
			smtp.mails
				.filter(({ to }) => to.includes('ana@example.com'))
				.map((mail) => {
					const { header, bodies } = readMail(mail)
					const text = bodies.find(({ head }) => /text\/plain/i.test(head))?.body ?? ''
					const price = /([\d.]{5,}) pesos/.exec(text)?.[1]
					return [/^\S+ \S+/.exec(String(header('subject')[0]))?.[0], price]
				})
		await expect.poll(() => story().length).toBe(4)
		expect(story()).toEqual([
			['Recibimos su', undefined],
			['Nuestra propuesta', '350.000'],
			['Nuestra propuesta', '300.000'],
			['Reserva confirmada:', '800.000'],
		])
	})
})
