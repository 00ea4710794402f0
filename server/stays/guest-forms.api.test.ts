import { expect, test } from 'vitest'
import { formWords } from '#content/enquiries/form-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { times } from '#domain/text/numbers.ts'
import { addDays } from '#domain/time/dates.ts'
import { limits } from '#server/limits/limits.ts'
import {
	arrival,
	departure,
	fieldsOf,
	siteForGuests,
	textOf,
	today,
} from '#tests/helpers/guest-pages.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

test('without scripts the estimate is asked for, says what is full, and stores nothing', async () => {
	const { app, asOwner, post } = await siteForGuests()
	const rates = [{ offer: 'cabin', season: null, pesos: 500_000 }]
	await asOwner('PUT', '/api/rates', { seasons: [], rates })
	await asOwner('POST', '/api/blocks', { offer: 'cabin', from: arrival, to: addDays(arrival, 1) })
	const fields = fieldsOf({ 'offer-cabin': '1', Name: 'Ana <Ñ>' })
	const response = await post('/en/booking', { ...fields, estimate: '1' })
	expect(response.statusCode).toBe(200)
	expect(response.headers['cache-control']).toBe('no-store')
	const text = textOf(response.body)
	expect(text).toContain(`2 nights: ${times(2, '500,000 pesos')}`)
	expect(text).toContain('1,000,000 pesos')
	expect(text).toContain(priceWords.en.estimate.notice)
	expect(text).toContain('Cabin is already full')
	expect(response.body).toContain('value="Ana &lt;Ñ&gt;"')
	const stored = await app.inject({ url: `/api/bookings/${fields.bookingId}/calendar.ics` })
	expect(stored.statusCode).toBe(404)
})

test(
	'an estimate of all time is refused in milliseconds, and every one that is asked for counts',
	sweep,
	async () => {
		const { app, database, asOwner, post } = await siteForGuests()
		const rates = [{ offer: 'cabin', season: null, pesos: 500_000 }]
		await asOwner('PUT', '/api/rates', { seasons: [], rates })
		const ask = (from: string, to: string) =>
			post('/en/booking', {
				...fieldsOf({ 'offer-cabin': '1', ArrivalDate: from, DepartureDate: to }),
				estimate: '1',
			})
		await ask(arrival, departure)
		for (const [from, to, status] of [
			['0001-01-01', '9999-12-31', 422],
			[arrival, '9999-12-31', 422],
			['9999-12-31', '9999-12-31', 422],
			['0001-01-01', '0001-01-02', 200],
			['9999-12-31', '', 200],
			[addDays(today, 1), addDays(today, 402), 422],
			[addDays(today, 1), addDays(today, 401), 200],
		] as const) {
			// The least of several tries: what else the machine does only adds. Unbounded, the first of them took 15 s.
			let least = Number.POSITIVE_INFINITY
			for (let tries = 0; tries < 5 && least > 50; tries++) {
				const before = process.cpuUsage()
				const response = await ask(from, to)
				const { user, system } = process.cpuUsage(before)
				least = Math.min(least, (user + system) / 1000)
				expect([from, to, response.statusCode]).toEqual([from, to, status])
				const error = formWords.en.errors.errTooFar
				if (to === '9999-12-31') expect(textOf(response.body)).toContain(error)
			}
			expect(least, `${from} to ${to}`).toBeLessThan(300)
		}
		// Refused ones count too: an hour has an end for all of them.
		const { count } = await database.query
			.selectFrom('rate_limits')
			.select((row) => row.fn.max('count').as('count'))
			.where('bucket', 'like', 'estimates%')
			.executeTakeFirstOrThrow()
		expect(Number(count)).toBeGreaterThanOrEqual(8)
		await database.query
			.updateTable('rate_limits')
			.set({ count: limits.estimates.most })
			.where('bucket', 'like', 'estimates%')
			.execute()
		expect((await ask('0001-01-01', '9999-12-31')).statusCode).toBe(429)
		const full = await ask(arrival, departure)
		expect(full.statusCode).toBe(429)
		expect(textOf(full.body)).not.toContain('1,000,000 pesos')
		// A form that is not filled in yet is refused in words too.
		const bare = await post('/en/booking', { 'offer-cabin': '1', estimate: '1' })
		expect(bare.statusCode).toBe(429)
		expect(textOf(bare.body)).toContain(formWords.en.failures['too-many-requests'])
		await app.close()
	},
)

test('sleepers and riders are posted without scripts, and refused at their fields', async () => {
	const { asOwner, post } = await siteForGuests()
	const changes = [{ path: 'offers.horses.units', value: 3 }]
	await asOwner('PATCH', '/api/content/facts', { changes })
	await asOwner('POST', '/api/content/publish', {})
	const beds = { Quantity: '6', 'offer-cabin': '1', 'offer-camping': '1', 'offer-horses': '1' }
	const refusedAt = async (field: string, people: object) => {
		const { statusCode, body } = await post('/en/booking', fieldsOf({ ...beds, ...people }))
		expect([statusCode, field]).toEqual([422, field])
		const input = body.match(new RegExp(`<input[^>]* name="${field}"[^>]*>`))?.[0]
		expect(input).toContain(`aria-describedby="field-${field}-error"`)
		return textOf(body.match(new RegExp(`id="field-${field}-error".*?</p>`))?.[0] ?? '')
	}
	const { errors } = formWords.en
	expect(await refusedAt('people-horses', { 'people-horses': '4' })).toContain(errors.errUnitsMany)
	expect(await refusedAt('people-horses', { 'people-horses': '0' })).toContain(
		errors.errQuantityRange,
	)
	expect(await refusedAt('people-cabin', { 'people-cabin': '7' })).toContain(errors.errItemPeople)
	expect(await refusedAt('people-camping', { 'people-camping': '1.5' })).toContain(
		errors.errQuantityRange,
	)
	const fields = fieldsOf({ ...beds, 'people-camping': '2', 'people-horses': '3' })
	expect((await post('/booking', fields)).statusCode).toBe(303)
	const seen = (await asOwner('GET', `/api/enquiries/${fields.bookingId}/stay`)).json()
	const people = seen.asked.items.map((item: { offer: string; people: number }) => [
		item.offer,
		item.people,
	])
	expect(people).toEqual([
		['cabin', 4],
		['camping', 2],
		['horses', 3],
	])
})

testSampled(['18', '4, x', '2 años', '-1, 40, y, z'])(
	'a child’s age of “%s” posted without scripts is refused at its field, once',
	async (children) => {
		const { post } = await siteForGuests()
		const { statusCode, body } = await post('/booking', fieldsOf({ Quantity: '6', children }))
		expect(statusCode).toBe(422)
		const input = body.match(/<input[^>]* name="children"[^>]*>/)?.[0]
		expect(input).toContain('id="field-children"')
		expect(input).toContain('aria-invalid="true"')
		expect(input).toContain('aria-describedby="field-children-error')
		const { errChildren } = formWords.es.errors
		const message = body.match(/id="field-children-error".*?<\/p>/)?.[0]
		expect(textOf(`<p ${message}`)).toContain(errChildren)
		const links = [...body.matchAll(/href="#(field-[^"]+)"/g)].map(([, id]) => id)
		expect(links).toEqual(['field-children'])
	},
)

test('a table posted without scripts has its hour, and ends on its day', async () => {
	const { app, post } = await siteForGuests()
	const fields = fieldsOf({ 'offer-table': '1', hour: '13:00', DepartureDate: '' })
	const response = await post('/booking', fields)
	expect(response.statusCode).toBe(303)
	const location = String(response.headers.location)
	const key = new URLSearchParams(location.split('?')[1]).get('key')
	const confirmation = await app.inject({ url: location })
	expect(confirmation.body).toContain(`/request/${key}"`)
	const request = (await app.inject({ url: `/api/requests/${key}` })).json()
	expect(request).toMatchObject({
		from: arrival,
		to: arrival,
		items: [{ offer: 'table', units: 1, hour: '13:00' }],
	})
})

test('a dinner and a ride posted without scripts have the day and the time of their own fields', async () => {
	const { app, post } = await siteForGuests()
	const page = (await app.inject({ url: '/booking' })).body
	const own = {
		'day-table': departure,
		hour: '13:00',
		'day-horses': arrival,
		'hour-horses': '09:00',
	}
	for (const name of Object.keys(own)) expect(page).toContain(`name="${name}"`)
	const ticked = { 'offer-cabin': '1', 'offer-table': '1', 'offer-horses': '1' }
	const response = await post('/booking', fieldsOf({ ...ticked, ...own }))
	expect(response.statusCode).toBe(303)
	const key = new URLSearchParams(String(response.headers.location).split('?')[1]).get('key')
	const request = (await app.inject({ url: `/api/requests/${key}` })).json()
	expect(request).toMatchObject({
		from: arrival,
		to: departure,
		items: [
			{ offer: 'cabin', day: null },
			{ offer: 'table', day: departure, hour: '13:00' },
			{ offer: 'horses', day: arrival, hour: '09:00' },
		],
	})
})

test('people of the only bed count when posted without scripts, or are refused at their field', async () => {
	const { asOwner, post } = await siteForGuests()
	const bed = { Quantity: '4', 'offer-cabin': '1' }
	const { errors } = formWords.en
	for (const [people, code] of [
		['3', 'errPeopleLeft'],
		['5', 'errItemPeople'],
		['0x4', 'errQuantityRange'],
	] as const) {
		const { statusCode, body } = await post(
			'/en/booking',
			fieldsOf({ ...bed, 'people-cabin': people }),
		)
		expect([people, statusCode]).toEqual([people, 422])
		const input = body.match(/<input[^>]* name="people-cabin"[^>]*>/)?.[0]
		// The styles show the field of one bed only where it is wrong.
		expect(input).toContain('aria-invalid')
		expect(textOf(body.match(/id="field-people-cabin-error".*?<\/p>/)?.[0] ?? '')).toContain(
			errors[code],
		)
	}
	const riding = { ...bed, 'people-cabin': '3', 'offer-horses': '1', 'people-horses': '1' }
	const fields = fieldsOf(riding)
	expect((await post('/en/booking', fields)).statusCode).toBe(303)
	const seen = (await asOwner('GET', `/api/enquiries/${fields.bookingId}/stay`)).json()
	expect(seen.asked.items).toMatchObject([{ offer: 'cabin', people: 3 }, { offer: 'horses' }])
})

test('numbers in forms are plain digits', sweep, async () => {
	const { post } = await siteForGuests()
	const { errors } = formWords.en
	const beds = { 'offer-cabin': '1', 'offer-glamping': '1' }
	for (const odd of ['0x1', '1e0', '١']) {
		for (const [field, code] of [
			['units-glamping', 'errItems'],
			['people-glamping', 'errQuantityRange'],
			['Quantity', 'errQuantityRange'],
			['adults', 'errAdults'],
		] as const) {
			const { statusCode, body } = await post('/en/booking', fieldsOf({ ...beds, [field]: odd }))
			expect([field, odd, statusCode]).toEqual([field, odd, 422])
			expect(textOf(body)).toContain(errors[code])
		}
	}
	expect((await post('/en/booking', fieldsOf({ ...beds, Quantity: ' 5 ' }))).statusCode).toBe(303)
})
