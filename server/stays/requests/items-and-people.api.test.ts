import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const day = (text: string) => `${nextYear}-${text}`
const night = { ArrivalDate: day('12-12'), DepartureDate: day('12-13') }
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }

describeSampledDatabase('postgres', ({ open }) => {
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

	test('riders follow the people who come', async () => {
		const { owner, bookConfirmed } = await staysOn(await open(), {})
		const stay = { ArrivalDate: '2027-03-01', DepartureDate: '2027-03-03', Quantity: 4 }
		const items = [{ offer: 'cabin' }, { offer: 'horses', units: 4 }]
		const { id } = await bookConfirmed({ ...stay, items })
		for (const people of [2, 5]) {
			const { status } = await owner('POST', `/api/enquiries/${id}/confirm`, { people })
			expect(status).toBe(200)
			const { agreement } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
			const ride = agreement.items.find((it: { offer: string }) => it.offer === 'horses')
			expect(ride).toMatchObject({ people })
		}
	})

	test('the same number of people again leaves them where they are', sweep, async () => {
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

	test('the site’s own distribution is accepted when it is sent back', sweep, async () => {
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

	test('a table of a stay takes its day, not each of the stay', async () => {
		const site = await staysOn(await open())
		await setFacts(site, { 'offers.table.units': 1 })
		const items = [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }]
		await site.bookConfirmed({ ...twoNights, items })
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

	test('a person in no item is refused; one who only does not sleep or ride is reported to the owner', async () => {
		const { call, owner, book } = await staysOn(await open())
		const party = { ...night, Quantity: 4 }
		for (const items of [
			[{ offer: 'cabin', people: 1 }],
			[{ offer: 'cabin', people: 0 }],
			[
				{ offer: 'cabin', people: 1 },
				{ offer: 'camping', people: 2 },
			],
			[
				{ offer: 'cabin', people: 1 },
				{ offer: 'horses', units: 2 },
			],
		]) {
			const refused = await call('POST', '/api/bookings', aBooking({ ...party, items }))
			expect(refused).toMatchObject({
				status: 422,
				body: { errors: [{ field: 'items.0.people', code: 'errPeopleLeft' }] },
			})
		}
		const { id, key } = await book(party)
		const at = `/api/enquiries/${id}`
		const confirm = await owner('POST', `${at}/confirm`, { items: [{ offer: 'cabin', people: 1 }] })
		expect(confirm.body.errors).toEqual([{ field: 'items.0.people', code: 'errPeopleLeft' }])
		// Two ride and one sleeps here while all eat: it may be meant.
		const items = [
			{ offer: 'camping', people: 1 },
			{ offer: 'table', hour: '13:00' },
			{ offer: 'horses', units: 2 },
		]
		const quoted = await owner('POST', `${at}/offer`, { pesos: 1, message: '', items })
		expect(quoted.body.warnings).toEqual([
			{ about: 'no-bed', offer: 'camping', people: 1, party: 4 },
			{ about: 'left-out', offer: 'horses', people: 2, party: 4 },
		])
		expect((await call('GET', `/api/requests/${key}`)).body.warnings).toEqual([])
	})

	test('other people come, and who slept where is kept as far as it can be', sweep, async () => {
		const { owner, book } = await staysOn(await open())
		const items = [
			{ offer: 'cabin', people: 10 },
			{ offer: 'camping', people: 10 },
			{ offer: 'horses', units: 3 },
		]
		const { id } = await book({ ...night, Quantity: 20, items })
		const people = async (changes: object) => {
			const { status, body } = await owner('POST', `/api/enquiries/${id}/confirm`, changes)
			expect(status).toBe(200)
			return body.items.map((it: { people: number }) => it.people)
		}
		expect(await people({})).toEqual([10, 10, 3])
		expect(await people({ people: 18 })).toEqual([10, 8, 3])
		expect(await people({ people: 21 })).toEqual([13, 8, 3])
		// Children instead of adults are as many.
		expect(await people({ people: 21, children: [4, 7] })).toEqual([13, 8, 3])
		expect(await people({ people: 4, children: [] })).toEqual([3, 1, 3])
		const tried = await owner(
			'GET',
			`/api/enquiries/${id}/stay?from=${night.ArrivalDate}&to=${night.DepartureDate}&people=6`,
		)
		expect(tried.body.items).toMatchObject([{ people: 5 }, { people: 1 }, { people: 3 }])
	})

	test('a number that the owner lowers does not refuse what was agreed', sweep, async () => {
		const site = await staysOn(await open())
		await setFacts(site, { 'offers.glamping.units': 4, 'offers.horses.units': 6 })
		const items = [
			{ offer: 'glamping', units: 3, people: 6 },
			{ offer: 'horses', units: 5 },
		]
		const { id } = await site.book({ ...night, Quantity: 6, items })
		const confirm = (body: object = {}) => site.owner('POST', `/api/enquiries/${id}/confirm`, body)
		expect((await confirm()).status).toBe(200)
		await setFacts(site, { 'offers.glamping.units': 2, 'offers.horses.units': 4 })
		expect(await confirm({ items, pesos: 500_000 })).toMatchObject({ status: 200 })
		const more = await confirm({ items: [{ ...items[0], units: 4 }] })
		expect(more.body.errors).toEqual([{ field: 'items.0.units', code: 'errUnitsMany' }])
		const phone = {
			offer: 'camping',
			units: 4,
			guest: 'Rosa',
			from: night.ArrivalDate,
			to: night.DepartureDate,
		}
		await setFacts(site, { 'offers.camping.units': 4 })
		const { body } = await site.owner('POST', '/api/blocks', phone)
		await setFacts(site, { 'offers.camping.units': 2 })
		const changed = await site.owner('PUT', `/api/blocks/${body.id}`, {
			...phone,
			note: 'Con perro',
		})
		expect(changed.status).toBe(200)
	})
})
