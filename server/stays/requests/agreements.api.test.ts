import { expect, test } from 'vitest'
import { exportWords } from '#content/enquiries/export-words.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { cabinRate, staysOn } from '#tests/helpers/stays.ts'

const day = (text: string) => `${nextYear}-${text}`
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }
const night = { ArrivalDate: day('12-12'), DepartureDate: day('12-13') }

describeSampledDatabase('sqlite', ({ open }) => {
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

	test('the words of a quote do not stand under other days or another price', async () => {
		const { call, owner, book } = await staysOn(await open())
		const { id, key } = await book(twoNights)
		const at = `/api/enquiries/${id}`
		const words = async () => {
			const { agreement, offer } = (await call('GET', `/api/requests/${key}`)).body
			expect(offer.message).toBe(agreement.message)
			return agreement.message
		}
		await owner('POST', `${at}/offer`, { pesos: 700_000, message: 'Dos noches en 700.000' })
		await call('POST', `/api/requests/${key}/accept`)
		await owner('POST', `${at}/confirm`, { message: 'Los esperamos' })
		expect(await words()).toBe('Dos noches en 700.000')
		const deposit = { pesos: 100_000, until: day('12-01') }
		await owner('POST', `${at}/confirm`, { deposit, samePrice: true })
		expect(await words()).toBe('Dos noches en 700.000')
		const longer = { to: day('12-15'), pesos: 900_000, message: 'Listo, una noche más' }
		await owner('POST', `${at}/confirm`, longer)
		expect(await words()).toBe('Listo, una noche más')
		await owner('POST', `${at}/confirm`, { pesos: 850_000 })
		expect(await words()).toBe('')
	})

	test('an agreement stays, whatever the rates become; without a price it says so', async () => {
		const { call, owner, book, bookConfirmed } = await staysOn(await open())
		await owner('PUT', '/api/rates', cabinRate(400_000))
		const { key } = await bookConfirmed(twoNights)
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

	test('the first request stays apart from the agreement', async () => {
		const { call, owner, bookConfirmed } = await staysOn(await open())
		await owner('PUT', '/api/rates', cabinRate(400_000))
		const { id, key } = await bookConfirmed(twoNights)
		await owner('POST', `/api/enquiries/${id}/confirm`, { to: day('12-15'), people: 3 })
		expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject({
			from: day('12-12'),
			to: day('12-15'),
			people: 3,
			asked: { from: day('12-12'), to: day('12-14'), people: 4, items: [{ offer: 'cabin' }] },
			history: [{ pesos: 800_000 }, { pesos: 1_200_000 }],
		})
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

	test('the export has what was agreed: days, people, state and price', async () => {
		const { owner, book, bookConfirmed } = await staysOn(await open())
		const { id } = await book(twoNights)
		const agreed = { from: day('12-20'), to: day('12-22'), people: 6, pesos: 750_000 }
		await owner('POST', `/api/enquiries/${id}/offer`, { ...agreed, message: '' })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await bookConfirmed({ ArrivalDate: day('05-01'), DepartureDate: day('05-02') })
		const { body } = await owner('POST', '/api/enquiries.csv', { language: 'en' })
		const { states, toBeAgreed } = exportWords.en
		const rows = String(body).split('\r\n')
		const rowWith = (cells: string) => rows.find((row) => row.includes(cells))
		const ends = (price: unknown) =>
			new RegExp(`"${states.confirmed}",[^]*"${states.answered}","${price}",`)
		expect(rowWith(`"6","${agreed.from}","${agreed.to}"`)).toMatch(ends(agreed.pesos))
		expect(rowWith(`"4","${day('05-01')}","${day('05-02')}"`)).toMatch(ends(toBeAgreed))
	})

	test('the export names a price that was agreed, how much of it, and who is in what', async () => {
		const { call, owner, book } = await staysOn(await open())
		const { toBeAgreed, plusRest, headings } = exportWords.en
		const cellsOf = async (reference: string) => {
			const { body } = await owner('POST', '/api/enquiries.csv', { language: 'en' })
			const [names = [], ...rows] = String(body)
				.slice(1)
				.split('\r\n')
				.map((row) => row.slice(1, -1).split('","'))
			const row = rows.find(([first]) => first === reference) ?? []
			return {
				items: row[names.indexOf(headings.items)],
				price: row[names.indexOf(headings.price)],
			}
		}
		const items = [
			{ offer: 'cabin', people: 3 },
			{ offer: 'camping' },
			{ offer: 'horses', people: 2 },
		]
		const { id, key } = await book({ ...twoNights, items })
		const at = `/api/enquiries/${id}`
		const { reference } = (await call('GET', `/api/requests/${key}`)).body
		const priceIs = async (price: unknown) =>
			expect((await cellsOf(reference)).price).toBe(String(price))
		await priceIs('')
		// A quote is a proposal until the guest accepts it.
		await owner('POST', `${at}/offer`, { pesos: 750_000, message: '' })
		await priceIs('')
		expect((await cellsOf(reference)).items).toMatch(
			/× 1 \(3 people\); .* × 1 \(1 person\); [^(]* × 2, [^(]*$/,
		)
		await call('POST', `/api/requests/${key}/accept`, { agreement: 1 })
		await priceIs(750_000)
		await owner('POST', `${at}/confirm`)
		await priceIs(750_000)
		// Only camping has a price.
		const sum = 2 * 25_000
		await owner('POST', `${at}/confirm`, {
			items: [{ offer: 'cabin', people: 3 }, { offer: 'camping' }],
		})
		await priceIs(plusRest.replace('{pesos}', String(sum)))
		await owner('POST', `${at}/cancel`, { message: '' })
		await priceIs(plusRest.replace('{pesos}', String(sum)))
		await owner('POST', `${at}/reopen`, { message: '' })
		await priceIs('')
		await owner('POST', `${at}/confirm`, { items: [{ offer: 'cabin' }] })
		await priceIs(toBeAgreed)
	})

	test('the export has the money: the deposit that is asked for, what came, what is left or returned', async () => {
		const { call, owner, book } = await staysOn(await open())
		const { id, key } = await book(twoNights)
		const at = `/api/enquiries/${id}`
		const { headings } = exportWords.es
		const { reference } = (await call('GET', `/api/requests/${key}`)).body
		const money = async () => {
			const { body } = await owner('POST', '/api/enquiries.csv', { language: 'es' })
			const [names = [], ...rows] = String(body)
				.slice(1)
				.split('\r\n')
				.map((row) => row.slice(1, -1).split('";"'))
			const row = rows.find(([first]) => first === reference) ?? []
			const columns = [headings.deposit, headings.receivedPesos, headings.balance, headings.refund]
			return columns.map((column) => row[names.indexOf(column)])
		}
		expect(await money()).toEqual(['', '', '', ''])
		const deposit = { pesos: 300_000, until: day('12-01') }
		await owner('POST', `${at}/offer`, { pesos: 1_000_000, message: '', deposit })
		expect(await money()).toEqual(['300000', '0', '', ''])
		await owner('POST', `${at}/deposit`, { receivedPesos: 100_000 })
		expect(await money()).toEqual(['300000', '100000', '900000', ''])
		await owner('POST', `${at}/confirm`)
		await owner('POST', `${at}/deposit`, { receivedPesos: 1_000_000 })
		expect(await money()).toEqual(['300000', '1000000', '0', ''])
		await owner('POST', `${at}/cancel`, { message: '' })
		expect(await money()).toEqual(['', '1000000', '', '1000000'])
	})

	test('at the same price the lines stay, and other items have no price of their own', async () => {
		const { owner, book } = await staysOn(await open())
		const rates = [{ offer: 'cabin', season: null, pesos: 400_000 }]
		await owner('PUT', '/api/rates', { seasons: [], rates })
		const { id } = await book(night)
		const at = `/api/enquiries/${id}/confirm`
		await owner('POST', at)
		const longer = await owner('POST', at, { to: `${nextYear}-12-15`, samePrice: true })
		expect(longer.body.agreement).toMatchObject({
			total: 400_000,
			lines: [{ offer: 'cabin', pesos: 400_000 }],
		})
		const items = [{ offer: 'cabin' }, { offer: 'camping' }]
		const more = await owner('POST', at, { items, samePrice: true })
		expect(more.body.agreement).toMatchObject({
			total: 400_000,
			lines: [{ pesos: null }, { pesos: null }],
		})
	})

	test('a request without items can be confirmed in words; items are not changed to none', async () => {
		const { owner, book } = await staysOn(await open())
		const words = await book({ ...night, items: [] })
		const inWords = `/api/enquiries/${words.id}`
		const quoted = await owner('POST', `${inWords}/offer`, { pesos: 90_000, message: 'Almuerzo' })
		expect(quoted).toMatchObject({ status: 200, body: { state: 'offered' } })
		expect(await owner('POST', `${inWords}/confirm`)).toMatchObject({
			status: 200,
			body: { state: 'confirmed', agreement: { items: [], total: 90_000 } },
		})
		const { id } = await book({ ...night, items: [{ offer: 'cabin' }] })
		const at = `/api/enquiries/${id}`
		const none = { status: 422, body: { errors: [{ field: 'items', code: 'errItems' }] } }
		expect(await owner('POST', `${at}/confirm`, { items: [] })).toMatchObject(none)
		expect(await owner('POST', `${at}/confirm`)).toMatchObject({ status: 200 })
		expect(await owner('POST', `${at}/confirm`, { items: [], pesos: 1 })).toMatchObject(none)
	})
})
