import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { bookWithDeposit, deposit, photo } from '#tests/helpers/deposits.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const wanted = { from: `${nextYear}-12-12`, to: `${nextYear}-12-15`, people: 4 }
const quote = { pesos: 200_000, message: '' }

type Site = Awaited<ReturnType<typeof staysOn>>

/** A request as the owner has it open: each action names the version that was read last. */
async function openedOn({ owner, call, book }: Site, changes: object = {}) {
	const { id, key } = await book(changes)
	const path = `/api/enquiries/${id}`
	const read = async () => (await owner('GET', `${path}/stay`)).body
	let { version } = await read()
	return {
		id,
		read,
		guest: (action: string, body: object) => call('POST', `/api/requests/${key}/${action}`, body),
		look: async () => {
			version = (await read()).version
		},
		act: (action: string, body: object = {}) =>
			owner('POST', `${path}/${action}?seen=${version}`, body),
		actUnseen: (action: string, body: object = {}) => owner('POST', `${path}/${action}`, body),
	}
}

const refused = { status: 409, body: { code: 'edited-elsewhere' } }

describeSampledDatabase('sqlite', ({ open }) => {
	test('a new price from an open tab does not answer a change that the guest has just asked for', async () => {
		const request = await openedOn(await staysOn(await open()))
		expect((await request.act('confirm', { pesos: 300_000 })).status).toBe(200)
		await request.look()
		expect((await request.guest('change', { text: '', ...wanted })).status).toBe(200)
		const before = await request.read()

		expect(await request.act('confirm', { pesos: 200_000 })).toMatchObject({
			...refused,
			body: { ...refused.body, state: 'confirmed' },
		})
		expect(await request.read()).toEqual(before)
		expect(before).toMatchObject({ isChangeAsked: true, total: 300_000 })

		await request.look()
		const answered = await request.act('confirm', { pesos: 200_000 })
		expect(answered).toMatchObject({ status: 200, body: { isChangeAsked: false, total: 200_000 } })
		expect(answered.body.version).toBe((await request.read()).version)
	})

	test('nothing is decided over words of the guest that the owner has not seen', async () => {
		const site = await staysOn(await open())
		for (const action of ['offer', 'confirm', 'decline', 'cancel']) {
			const request = await openedOn(site)
			await request.guest('message', { text: '¿Hay parqueadero?' })
			expect(await request.act(action, action === 'offer' ? quote : {}), action).toMatchObject(
				refused,
			)
			expect(await request.read()).toMatchObject({ state: 'received', agreement: null })
			// Clients that name no version act on what stands.
			expect((await request.actUnseen(action, action === 'offer' ? quote : {})).status).toBe(200)
		}
		const request = await openedOn(site)
		await request.actUnseen('cancel')
		await request.look()
		await request.guest('message', { text: '¿Y en enero?' })
		expect(await request.act('reopen')).toMatchObject(refused)
	})

	test('the same action sent again, because its response was lost, is done once', async () => {
		const site = await staysOn(await open())
		for (const action of ['offer', 'confirm', 'decline', 'cancel']) {
			const request = await openedOn(site, { ArrivalDate: `${nextYear}-11-12` })
			const body = action === 'offer' ? quote : {}
			const first = await request.act(action, body)
			expect(first.status, action).toBe(200)
			expect(await request.act(action, body)).toMatchObject({
				status: 200,
				body: { version: first.body.version },
			})
			await request.actUnseen('cancel')
		}
	})

	test('money marked from an open tab does not overwrite what a colleague marked meanwhile', async () => {
		const request = await openedOn(await staysOn(await open()))
		await request.act('confirm', { pesos: 900_000 })
		await request.look()
		const colleague = await request.act('deposit', { receivedPesos: 700_000 })
		expect(colleague).toMatchObject({ status: 200, body: { receivedPesos: 700_000 } })
		const before = await request.read()

		// The price may have changed meanwhile too: that is not called a wrong figure.
		for (const receivedPesos of [300_000, 900_001])
			expect(await request.act('deposit', { receivedPesos })).toMatchObject({
				...refused,
				body: { ...refused.body, state: 'confirmed' },
			})
		expect(await request.read()).toEqual(before)
		// The same again, because its response was lost, is no other figure.
		expect(await request.act('deposit', { receivedPesos: 700_000 })).toMatchObject({
			status: 200,
			body: { receivedPesos: 700_000, version: before.version },
		})

		await request.look()
		expect((await request.act('deposit', { receivedPesos: 800_000 })).status).toBe(200)
		expect(await request.actUnseen('deposit', { receivedPesos: 500_000 })).toMatchObject({
			status: 200,
			body: { receivedPesos: 500_000 },
		})
	})

	test('a receipt that came meanwhile is seen before the money is marked', sweep, async () => {
		const { id, owner, offer, send, clock } = await bookWithDeposit(await open())
		const mark = async (version: string) =>
			await owner('POST', `/api/enquiries/${id}/deposit?seen=${version}`, {
				receivedPesos: deposit.pesos,
			})
		const { version } = (await offer()).body
		expect((await send(await photo())).statusCode).toBe(201)
		expect(await mark(version)).toMatchObject(refused)
		const { body } = await owner('GET', `/api/enquiries/${id}/stay`)
		expect(body).toMatchObject({
			receivedPesos: 0,
			deposit: { hasReceipt: true },
			receipt: { seenAt: null },
		})
		expect((await mark(body.version)).status).toBe(200)
		// Marked again over a second receipt, the same figure would settle what nobody has looked at.
		const marked = (await owner('GET', `/api/enquiries/${id}/stay`)).body
		clock.now += 60_000
		expect((await send(await photo())).statusCode).toBe(201)
		expect(await mark(marked.version)).toMatchObject(refused)
	})

	test('the restaurant confirms the table that it saw', async () => {
		const database = await open()
		const site = await staysOn(database)
		const kitchen = await signInAs(database, site.app, 'restaurant')
		const items = [{ offer: 'table', units: 1, hour: '18:00' }]
		const days = { ArrivalDate: wanted.from, DepartureDate: wanted.from }
		const request = await openedOn(site, { ...days, items })
		const onItsDay = `from=${wanted.from}&to=${wanted.from}`
		const listed = async (): Promise<{ id: string; version: string }> =>
			(await kitchen.call('GET', `/api/tables?${onItsDay}`)).json().tables[0]
		const confirm = ({ id, version }: { id: string; version: string }) =>
			kitchen.call('POST', `/api/tables/${id}/confirm?seen=${version}`)

		const seen = await listed()
		const later = [{ offer: 'table', units: 1, hour: '20:00' }]
		expect((await request.act('offer', { ...quote, items: later })).status).toBe(200)
		const late = await confirm(seen)
		expect([late.statusCode, late.json().code]).toEqual([409, 'edited-elsewhere'])
		expect((await request.read()).state).toBe('offered')
		expect((await confirm(await listed())).statusCode).toBe(200)
	})
})
