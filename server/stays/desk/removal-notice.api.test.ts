import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { house } from '#tests/helpers/site/house.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'

const day = (number: number) => `${nextYear}-03-${String(number).padStart(2, '0')}`
const cabin = { offer: 'cabin', from: day(1), to: day(3), units: 1, hour: null }
const tables = [1, 2].map((units) => ({ ...cabin, offer: 'table', to: day(1), units }))
const guest = { guest: 'Ana Ruiz', phone: '300 123 4567', people: 5, note: 'pagó 300000' }
const phoned = { ...cabin, ...guest, pesos: 900_000, more: tables }
const block = { ...cabin, offer: 'camping', units: null, note: 'Poda' }

describeSampledDatabase('sqlite', ({ open }) => {
	/** The house with Rosa at reception, and the notices that its owner reads. */
	async function withRosa() {
		const database = await open()
		const { app, owner } = await house(database)
		const rosa = await signInAs(database, app, 'reception', 'Rosa')
		const notices = async () => (await owner.call('GET', '/api/notices')).json().notices
		/** A booking by phone, and its path. */
		const phonedBy = async (person: typeof rosa | typeof owner) => {
			const { id } = (await person.call('POST', '/api/blocks', phoned)).json()
			return { id, path: `/api/blocks/${id}` }
		}
		return { database, app, owner, rosa, notices, phonedBy }
	}

	test('reception’s removal leaves a notice with their name and no guest’s; undo takes it back', async () => {
		const { database, app, rosa, notices, phonedBy } = await withRosa()
		const kitchen = await signInAs(database, app, 'restaurant')
		const { id, path } = await phonedBy(rosa)
		expect((await kitchen.call('DELETE', path)).statusCode).toBe(403)
		expect((await rosa.call('DELETE', path)).statusCode).toBe(200)
		const [notice, ...others] = await notices()
		expect(others).toEqual([])
		const items = expect.arrayContaining([cabin, ...tables])
		expect(notice).toMatchObject({
			about: 'booking-removed',
			details: { person: 'Rosa', items, total: 900_000 },
		})
		expect(JSON.stringify(notice)).not.toMatch(/Ana|123 4567|pagó/)
		expect((await rosa.call('DELETE', path)).statusCode, 'it is gone').toBe(404)
		expect(await notices()).toEqual([notice])
		const ofNotice = `/api/notices/${notice.id}`
		expect((await rosa.call('DELETE', ofNotice)).statusCode).toBe(403)
		const outbox = await database.query.selectFrom('outbox').select('about').execute()
		expect(outbox, 'no mail').toEqual([])

		expect((await rosa.call('POST', '/api/blocks', { ...phoned, id })).statusCode).toBe(201)
		expect(await notices()).toEqual([])
		expect((await rosa.call('DELETE', path)).statusCode).toBe(200)
		const cheaper = { ...phoned, id, pesos: 1 }
		expect((await rosa.call('POST', '/api/blocks', cheaper)).statusCode).toBe(201)
		expect(await notices(), 'it is not what was removed').toHaveLength(1)
	})

	test('the notice of a removal tells what was agreed before reception lowered it, and the history names them', async () => {
		const { owner, rosa, notices, phonedBy } = await withRosa()
		const { id, path } = await phonedBy(owner)
		const { more: _, ...smaller } = { ...phoned, pesos: 1 }
		const lowered = (await rosa.call('PUT', path, smaller)).json()
		expect(lowered.agreements).toMatchObject([
			{ person: 'admin', total: 900_000 },
			{ person: 'Rosa', total: 1, changes: ['items', 'price'] },
		])
		await rosa.call('DELETE', path)
		const items = expect.arrayContaining([cabin, ...tables])
		const details = { items: [cabin], total: 1, dearest: { items, total: 900_000 } }
		expect(await notices()).toMatchObject([{ details }])
		await rosa.call('POST', '/api/blocks', { ...smaller, id })
		expect(await notices(), 'its history tells').toEqual([])

		await rosa.call('PUT', path, { ...smaller, pesos: 900_000 })
		await rosa.call('DELETE', path)
		const sameTotal = { items: [cabin], total: 900_000, dearest: { items, total: 900_000 } }
		expect(await notices()).toMatchObject([{ details: sameTotal }])
		await rosa.call('POST', '/api/blocks', { ...phoned, id })
		await rosa.call('DELETE', path)
		const all = (await notices()).map((notice: { details: object }) => notice.details)
		expect(all, 'as it was at its dearest').toContainEqual(
			expect.objectContaining({ total: 900_000, dearest: null }),
		)
	})

	test('removing one further item changes the booking: its history tells who did it, and no notice is needed until the rest goes', async () => {
		const { owner, rosa, notices, phonedBy } = await withRosa()
		const { id, path } = await phonedBy(owner)
		const { blocks } = (await owner.call('GET', '/api/blocks')).json()
		const its = blocks.filter(({ booking }: { booking?: string }) => booking === id)
		const removed = await rosa.call('DELETE', `/api/blocks/${its[0].id}`)
		expect(removed.json()).toEqual({ deleted: 1 })
		const left = tables.filter(({ units }) => units !== its[0].units)
		const booking = (await owner.call('GET', path)).json()
		expect(booking).toMatchObject({ ...cabin, ...guest, person: 'Rosa', more: left })
		expect(booking).not.toHaveProperty('pesos')
		expect(booking.agreements).toMatchObject([
			{ person: 'admin', total: 900_000, items: [cabin, {}, {}] },
			{ person: 'Rosa', total: null, items: [cabin, ...left], changes: ['items', 'price'] },
		])
		expect(await notices()).toEqual([])

		const undone = await rosa.call('PUT', path, phoned)
		expect(undone.json()).toMatchObject({ pesos: 900_000, more: { length: 2 } })
		const again = (await owner.call('GET', '/api/blocks')).json().blocks
		for (const item of again.filter(({ booking }: { booking?: string }) => booking === id))
			expect((await rosa.call('DELETE', `/api/blocks/${item.id}`)).statusCode).toBe(200)
		expect((await rosa.call('DELETE', path)).json()).toEqual({ deleted: 1 })
		const items = expect.arrayContaining([cabin, ...tables])
		const dearest = { items, total: 900_000 }
		expect(await notices()).toMatchObject([{ details: { items: [cabin], total: null, dearest } }])
	})

	test('the notice of a removal stays when the entry comes back with another guest, phone, number of people or note', async () => {
		const { rosa, notices, phonedBy } = await withRosa()
		const { id, path } = await phonedBy(rosa)
		const others = [{ guest: 'Luz Gil' }, { phone: '311 000 0000' }, { people: 4 }, { note: null }]
		for (const [index, other] of others.entries()) {
			await rosa.call('DELETE', path)
			await rosa.call('POST', '/api/blocks', { ...phoned, ...other, id })
			expect(await notices()).toHaveLength(index + 1)
		}
	})

	test('a removed block leaves a notice unless an owner removed it', async () => {
		const { owner, rosa, notices } = await withRosa()
		const { id, note: _, ...made } = (await owner.call('POST', '/api/blocks', block)).json()
		await owner.call('DELETE', `/api/blocks/${id}`)
		expect(await notices()).toEqual([])
		await owner.call('POST', '/api/blocks', { ...block, id })
		await rosa.call('DELETE', `/api/blocks/${id}`)
		const { offer, from, to, units, hour } = made
		const details = { person: 'Rosa', items: [{ offer, from, to, units, hour }], total: null }
		expect(await notices()).toMatchObject([{ about: 'block-removed', details }])
		await rosa.call('POST', '/api/blocks', { ...block, id })
		expect(await notices()).toEqual([])

		const all = { id: crypto.randomUUID(), offer: 'all', from: day(10), to: day(12) }
		const close = () => rosa.call('POST', '/api/blocks', all)
		const { blocks } = (await close()).json()
		await rosa.call('DELETE', `/api/blocks/${all.id}`)
		const [notice] = await notices()
		expect(notice.details.items).toHaveLength(blocks.length)
		expect((await close()).statusCode).toBe(201)
		expect(await notices()).toEqual([])
	})

	test('an owner’s removal of a booking by phone is told to the others, if there are any', async () => {
		const { owner, invite, accept } = await house(await open())
		const removeOne = async () => {
			const { id } = (await owner.call('POST', '/api/blocks', phoned)).json()
			expect((await owner.call('DELETE', `/api/blocks/${id}`)).statusCode).toBe(200)
			return (await owner.call('GET', '/api/notices')).json().notices
		}
		expect(await removeOne()).toEqual([])
		const { token } = await invite('Luis', 'owner')
		await accept(token)
		expect(await removeOne()).toMatchObject([{ details: { person: 'admin' } }])
	})
})
