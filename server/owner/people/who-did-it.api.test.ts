import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { house } from '#tests/helpers/site/house.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'

describeSampledDatabase('sqlite', ({ open }) => {
	test('histories say who did it, the guest’s page does not', async () => {
		const database = await open()
		const { app, owner } = await house(database)
		const rosa = await signInAs(database, app, 'reception', 'Rosa')
		const booking = aBooking()
		const sent = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
		expect(sent.statusCode).toBe(201)
		const id = booking.bookingId
		await rosa.call('POST', `/api/enquiries/${id}/note`, { text: 'Llamar mañana' })
		const { history } = (await owner.call('GET', `/api/enquiries/${id}/stay`)).json()
		expect(history).toMatchObject([{ action: 'note', by: 'owner', person: 'Rosa' }])
		await owner.call('POST', `/api/enquiries/${id}/decline`, { message: 'Lleno' })
		const key = (await owner.call('GET', `/api/enquiries/${id}/stay`)).json().link.split('/').at(-1)
		const seen = await app.inject({ url: `/api/requests/${key}` })
		expect(seen.body).toContain('Lleno')
		expect(seen.body).not.toContain('person')

		await rosa.call('PATCH', `/api/enquiries/${id}`, { state: 'archived' })
		expect((await owner.call('GET', '/api/enquiries')).json().enquiries).toMatchObject([
			{ state: 'declined', mark: 'archived', stateBy: 'Rosa' },
		])

		const block = { offer: 'cabin', from: `${nextYear}-01-01`, to: `${nextYear}-01-03` }
		await rosa.call('POST', '/api/blocks', block)
		expect((await owner.call('GET', '/api/blocks')).json().blocks).toMatchObject([
			{ person: 'Rosa' },
		])
		const visit = { guest: 'Ana Ruiz', from: `${nextYear}-02-01`, to: `${nextYear}-02-03` }
		const phoned = { offer: 'cabin', units: 1, ...visit }
		const { id: bookingId } = (await rosa.call('POST', '/api/blocks', phoned)).json()
		const path = `/api/blocks/${bookingId}`
		const again = (await owner.call('PUT', path, phoned)).json()
		expect(again, 'nothing has changed').toMatchObject({ person: 'Rosa' })
		const changed = (
			await owner.call('PUT', path, { ...phoned, guest: 'Ana R.', note: 'Cuna' })
		).json()
		expect(changed).toMatchObject({
			person: 'admin',
			note: 'Cuna',
			agreements: [{ person: 'Rosa' }],
		})
		expect((await rosa.call('GET', path)).json()).toMatchObject({ person: 'admin' })
		await owner.call('PATCH', '/api/content/facts', { changes: [{ path: 'rnt', value: '12345' }] })
		await owner.call('POST', '/api/content/publish')
		expect((await owner.call('GET', '/api/content/history')).json().versions).toMatchObject([
			{ person: 'admin' },
		])
		const { version, presets, person, ...plan } = (await owner.call('GET', '/api/rates')).json()
		expect([person, typeof version, Array.isArray(presets)]).toEqual([null, 'string', true])
		const rates = [{ offer: 'cabin', season: null, pesos: 320_000 }]
		const saved = await owner.call('PUT', '/api/rates', { ...plan, rates })
		expect(saved.json()).toMatchObject({ person: 'admin' })
		const luis = await signInAs(database, app, 'owner', 'Luis')
		const unchanged = await luis.call('PUT', '/api/rates', { ...plan, rates })
		expect(unchanged.json()).toMatchObject({ person: 'admin', rates })
		const without = await luis.call('PUT', '/api/rates', { ...plan, rates: [] })
		expect(without.json()).toMatchObject({ person: 'Luis', rates: [] })
		const review = { name: 'Ana', evaluation: 4, message: 'La trucha llegó caliente a la mesa.' }
		const { _id } = (
			await app.inject({ method: 'POST', url: '/api/create', payload: review })
		).json()
		await rosa.call('PUT', `/api/reviews/${_id}/answer`, { message: 'Gracias por venir.' })
		const { others } = (await owner.call('GET', '/api/desk/reviews')).json()
		expect(others).toMatchObject([{ answeredBy: 'Rosa' }])
		expect((await app.inject({ url: '/api/reviews' })).body).not.toContain('Rosa')
	})
})
