import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import type { Database } from '#db/connect.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { startSmtp, storyTo } from '#tests/helpers/mail/smtp-stub.ts'
import { cabinRate, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const cancelled = /^\S+ \S+/.exec(letterWords.es.cancel.subject)?.[0]
const nobody = 'smtp://127.0.0.1:1'
const environment = (url: string) => ({ SMTP_URL: url, MAIL_TO: 'casa@example.com' })

/** The outbox as versions left it that composed letters when they were sent; the last letter is due first. */
async function leaveAsEarlierVersion({ query }: Database, now: number) {
	const rows = await query.selectFrom('outbox').select(['id', 'position']).execute()
	for (const { id, position } of rows)
		await query
			.updateTable('outbox')
			.set({ letter: null, position: 0, next_attempt_at: now - 1000 - Number(position) * 1000 })
			.set({ status: 'pending', leased_by: null, lease_until: null })
			.where('id', '=', id)
			.execute()
}

describeSampledDatabase('sqlite', ({ open }) => {
	/** Quoted and confirmed while the mail server is down, by an earlier version. */
	async function updated() {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const off = await staysOn(database, { clock, environment: environment(nobody) })
		await off.owner('PUT', '/api/rates', cabinRate(400_000))
		const { id } = await off.book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const act = async (action: string, body: object) => {
			clock.now += 60_000
			expect((await off.owner('POST', `/api/enquiries/${id}/${action}`, body)).status).toBe(200)
		}
		await act('offer', { pesos: 350_000, message: 'Con gusto' })
		await act('confirm', {})
		await off.app.close()
		clock.now += 60_000
		await leaveAsEarlierVersion(database, clock.now)
		const smtp = await startSmtp()
		const start = async (url: string) =>
			await staysOn(database, { clock, environment: environment(url) })
		const story = () => storyTo('ana@example.com', smtp.mails)
		return { database, clock, id, smtp, start, story }
	}

	test('letters of an earlier version leave in the order in which they were written', async () => {
		const { smtp, start, story } = await updated()
		await start(smtp.url)
		await expect.poll(() => story().length).toBe(3)
		expect(story()).toEqual([
			['Recibimos su', undefined],
			['Nuestra propuesta', '350.000'],
			['Reserva confirmada:', '350.000'],
		])
	})

	test('they are written at the first start, with the figures of that moment', sweep, async () => {
		const { database, clock, id, smtp, start, story } = await updated()
		const still = await start(nobody)
		const unwritten = async () =>
			await database.query.selectFrom('outbox').select('id').where('letter', 'is', null).execute()
		await expect.poll(unwritten).toEqual([])
		await still.owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 500_000 })
		await still.owner('POST', `/api/enquiries/${id}/cancel`, {})
		await still.app.close()
		// Beyond the pause after a failed attempt.
		clock.now += 6 * 60 * 60 * 1000
		await start(smtp.url)
		await expect.poll(() => story().length).toBe(5)
		expect(story()).toEqual([
			['Recibimos su', undefined],
			['Nuestra propuesta', '350.000'],
			['Reserva confirmada:', '350.000'],
			['Reserva confirmada:', '500.000'],
			[cancelled, undefined],
		])
	})
})
