import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

const day = `${nextYear}-12-12`
const secret = 'Voy sin mi esposo: que nadie sepa.'
const cabin = { offer: 'cabin', units: 1 }
const table = { offer: 'table', units: 1, hour: '18:00' }

async function houseOf(database: Database) {
	const site = await staysOn(database)
	const kitchen = await signInAs(database, site.app, 'restaurant')
	const url = `/api/tables?from=${day}&to=${day}`
	const notesOf = (tables: { note: string }[]) => tables.map(({ note }) => note)
	return {
		...site,
		kitchenReads: async () => notesOf((await kitchen.call('GET', url)).json().tables),
		ownerReads: async () => notesOf((await site.owner('GET', url)).body.tables),
	}
}

describeSampledDatabase('postgres', ({ open }) => {
	testSampled([
		['confirms', 'confirm', {}],
		['quotes', 'offer', { pesos: 90_000, message: 'Con gusto.' }],
	])(
		'a message for a stay stays private when the owner %s only its table',
		async (_name, action, body) => {
			const { book, owner, kitchenReads, ownerReads } = await houseOf(await open())
			const { id } = await book({ Message: secret, items: [cabin, table] })
			const url = `/api/enquiries/${id}/${action}`
			expect((await owner('POST', url, { ...body, items: [table] })).status).toBe(200)
			expect(await kitchenReads()).toEqual([''])
			expect(await ownerReads()).toEqual([secret])
		},
	)

	test('a message for a table is private from when a room was agreed with it', sweep, async () => {
		const { book, owner, kitchenReads } = await houseOf(await open())
		const { id } = await book({ Message: 'Somos alérgicos.', items: [table] })
		expect(await kitchenReads()).toEqual(['Somos alérgicos.'])
		const url = `/api/enquiries/${id}/offer`
		const quote = { pesos: 90_000, message: 'Con gusto.' }
		for (const items of [[cabin, table], [table]])
			expect((await owner('POST', url, { ...quote, items })).status).toBe(200)
		expect(await kitchenReads()).toEqual([''])
	})

	test(
		'a message that named nothing is private when the owner makes a table of it',
		sweep,
		async () => {
			const { kitchenReads, bookConfirmed } = await houseOf(await open())
			await bookConfirmed({ Message: secret, items: [] }, { items: [table] })
			expect(await kitchenReads()).toEqual([''])
		},
	)

	test('the note of a booking by phone stays private when its room is deleted or left out', async () => {
		const { owner, kitchenReads, ownerReads } = await houseOf(await open())
		const booking = { guest: 'Rosa', people: 2, from: day, to: day, ...table, note: secret }
		const room = { ...cabin, from: day, to: `${nextYear}-12-14` }
		const enter = async () => {
			const { body } = await owner('POST', '/api/blocks', { ...booking, more: [room] })
			return String(body.id)
		}
		const deleted = await enter()
		const { body } = await owner('GET', '/api/blocks')
		const its = body.blocks.find((it: { booking?: string }) => it.booking === deleted)
		expect((await owner('DELETE', `/api/blocks/${its.id}`)).status).toBe(200)
		expect(await kitchenReads()).toEqual([''])

		const leftOut = await enter()
		const changed = await owner('PUT', `/api/blocks/${leftOut}`, { ...booking, more: [] })
		expect(changed.status, JSON.stringify(changed.body)).toBe(200)
		expect(await kitchenReads()).toEqual(['', ''])
		expect(await ownerReads()).toEqual([secret, secret])
	})
})
