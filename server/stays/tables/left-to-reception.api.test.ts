import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

const day = `${nextYear}-12-12`
const otherDay = `${nextYear}-12-19`
const quote = { pesos: 90_000, message: 'Con gusto.' }
const deposit = { pesos: 30_000, until: `${nextYear}-12-01` }

/** A request for a table, and calls of its guest, of reception and of the kitchen. */
async function tableOn(database: Database) {
	const site = await staysOn(database)
	const kitchen = await signInAs(database, site.app, 'restaurant')
	const { id, key } = await site.book({
		ArrivalDate: day,
		DepartureDate: day,
		items: [{ offer: 'table', units: 1, hour: '18:00' }],
	})
	const isOk = async (response: Promise<{ status: number; body: unknown }>) => {
		const { status, body } = await response
		expect(status, JSON.stringify(body)).toBe(200)
	}
	const seen = async () => {
		const url = `/api/tables?from=${day}&to=${otherDay}`
		const [table] = (await kitchen.call('GET', url)).json().tables
		return table
	}
	const { id: tableId } = await seen()
	return {
		guest: (action: string, body: object) =>
			isOk(site.call('POST', `/api/requests/${key}/${action}`, body)),
		asksForChange: async () =>
			(await site.call('GET', `/api/requests/${key}`)).body.isChangeAsked as boolean,
		reception: (action: string, body: object) =>
			isOk(site.owner('POST', `/api/enquiries/${id}/${action}`, body)),
		confirm: () => kitchen.call('POST', `/api/tables/${tableId}/confirm`),
		seen,
	}
}

type Table = Awaited<ReturnType<typeof tableOn>>

async function expectLeft({ seen, confirm }: Table, reason: string) {
	const before = await seen()
	expect(before).toMatchObject({ isConfirmable: false, leftToReception: reason })
	const refused = await confirm()
	expect(refused.statusCode).toBe(409)
	expect(refused.json()).toMatchObject({ code: 'wrong-state', state: before.state, reason })
	expect(await seen()).toEqual(before)
}

describeSampledDatabase('sqlite', ({ open }) => {
	testSampled([
		['asked for', async () => {}],
		['quoted', ({ reception }: Table) => reception('offer', quote)],
		[
			'accepted',
			async ({ reception, guest }: Table) => {
				await reception('offer', quote)
				await guest('accept', { agreement: 1 })
			},
		],
		['confirmed', ({ reception }: Table) => reception('confirm', {})],
	])(
		'a table that was %s is left to reception once its guest wants another day',
		async (_state, before) => {
			const table = await tableOn(await open())
			await before(table)
			await table.guest('change', { from: otherDay, to: otherDay })
			await expectLeft(table, 'change')
			expect(await table.asksForChange()).toBe(true)

			await table.reception('confirm', { from: otherDay, to: otherDay })
			const moved = await table.seen()
			expect(moved).toMatchObject({ day: otherDay, state: 'confirmed', isConfirmable: false })
			expect(moved).not.toHaveProperty('leftToReception')
		},
	)

	test('a table whose guest has written is left to reception until it replies', async () => {
		const table = await tableOn(await open())
		await table.guest('message', { text: 'Mejor a las ocho.' })
		await expectLeft(table, 'message')
		await table.reception('note', { text: 'Llamar.' })
		await expectLeft(table, 'message')
		await table.reception('offer', quote)
		expect(await table.seen()).toMatchObject({ state: 'offered', isConfirmable: true })
		await table.guest('accept', { agreement: 1, text: 'Llegamos tarde.' })
		await expectLeft(table, 'message')
	})

	test('a table whose deposit is unpaid is left to reception', async () => {
		const table = await tableOn(await open())
		await table.reception('offer', { ...quote, deposit })
		await expectLeft(table, 'deposit')
		await table.guest('accept', { agreement: 1 })
		await expectLeft(table, 'deposit')
		await table.reception('deposit', { receivedPesos: deposit.pesos })
		expect(await table.seen()).toMatchObject({ state: 'accepted', isConfirmable: true })
		expect((await table.confirm()).json()).toMatchObject({ state: 'confirmed' })
	})

	test('a change that is asked for while the kitchen confirms is not lost', async () => {
		const table = await tableOn(await open())
		const [confirmed] = await Promise.all([
			table.confirm(),
			table.guest('change', { from: otherDay, to: otherDay }),
		])
		expect([200, 409]).toContain(confirmed.statusCode)
		expect(await table.asksForChange()).toBe(true)
		await expectLeft(table, 'change')
	})
})
