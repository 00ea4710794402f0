import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'casa@example.com' }
const quote = { pesos: 400_000, message: 'Con gusto.', heldUntil: `${nextYear}-12-01` }
const yes = { message: 'Sí, con gusto.' }

async function requestOn(database: Database) {
	const site = await staysOn(database, { environment: mail })
	const { id, key } = await site.book()
	const path = `/api/enquiries/${id}`
	const read = async () => (await site.owner('GET', `${path}/stay`)).body
	return {
		...site,
		id,
		read,
		version: async (): Promise<string> => (await read()).version,
		guest: (action: string, text = '') =>
			site.call('POST', `/api/requests/${key}/${action}`, { text }),
		act: (action: string, body: object = {}, seen?: string) =>
			site.owner('POST', `${path}/${action}${seen ? `?seen=${seen}` : ''}`, body),
		/** The requests that the owner has to reply to. */
		waiting: async (): Promise<number> =>
			(await site.owner('GET', '/api/desk/today')).body.unansweredCount,
	}
}

type Entry = { by: string; action: string; mail: string | null }
const storyOf = (history: Entry[]) => history.map(({ by, action }) => `${by} ${action}`)

describeEachDatabase(({ open }) => {
	test('the same words reply again to what the guest has written since', async () => {
		const { guest, act, read, version, waiting } = await requestOn(await open())
		await act('confirm')
		await guest('message', '¿Hay parqueadero?')
		await act('confirm', yes, await version())
		await guest('message', '¿Aceptan mascotas?')
		expect(await waiting()).toBe(1)
		const seen = await version()
		const { body } = await act('confirm', yes, seen)
		expect(body.history).toHaveLength(5)
		expect(body.history.at(-1)).toMatchObject({
			by: 'owner',
			action: 'message',
			text: yes.message,
			mail: 'pending',
		})
		expect(await waiting()).toBe(0)
		// Its response got lost, and the guest has written once more before it is sent again.
		expect((await act('confirm', yes, seen)).body.version).toBe(body.version)
		await guest('message', 'Gracias.')
		expect((await act('confirm', yes, seen)).status).toBe(200)
		expect((await read()).history).toHaveLength(6)
		// Sent again after the page was loaded again, it would be a second letter with nothing new.
		await act('confirm', yes, await version())
		expect((await act('confirm', yes, await version())).body.history).toHaveLength(7)
	})

	test('a quote goes out again unchanged when the guest has written since', async () => {
		const { guest, act, version, waiting } = await requestOn(await open())
		for (const _ of [1, 2]) await act('offer', quote)
		await guest('message', 'No me llegó la propuesta, ¿me la reenvía?')
		const seen = await version()
		for (const _ of [1, 2]) {
			const { body } = await act('offer', quote, seen)
			expect(storyOf(body.history)).toEqual(['owner offer', 'guest message', 'owner offer'])
			expect(body.history.at(-1).mail).toBe('pending')
		}
		expect(await waiting()).toBe(0)
	})

	test('a quote is not repeated for dates that others have taken meanwhile', async () => {
		const { act, owner, read, version } = await requestOn(await open())
		const { heldUntil: _, ...unheld } = quote
		expect((await act('offer', unheld)).status).toBe(200)
		const days = { from: `${nextYear}-12-12`, to: `${nextYear}-12-14` }
		expect((await owner('POST', '/api/blocks', { offer: 'cabin', ...days })).status).toBe(201)
		for (const seen of [undefined, await version()])
			expect(await act('offer', unheld, seen)).toMatchObject({
				status: 409,
				body: { code: 'units-taken' },
			})
		expect(storyOf((await read()).history)).toEqual(['owner offer'])
	})

	test('the owner’s reason is not lost without a word when the guest has cancelled first', async () => {
		const { guest, act, version } = await requestOn(await open())
		const seen = await version()
		await guest('cancel')
		expect(await act('cancel', { message: 'Está cerrada la vía.' }, seen)).toMatchObject({
			status: 409,
			body: { code: 'edited-elsewhere', state: 'cancelled' },
		})
	})
})
