import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { LetterParts } from '#server/mail/letter.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, total } from '#tests/helpers/deposits.ts'
import { sweep } from '#tests/helpers/steps.ts'

describeSampledDatabase('sqlite', ({ open }) => {
	async function setUp(...[options]: [Parameters<typeof bookWithDeposit>[1]?]) {
		const site = await bookWithDeposit(await open(), options)
		const act = async (action: string, body: object = {}) => {
			// Letters are told apart by their time.
			site.clock.now += 1000
			return await site.owner('POST', `/api/enquiries/${site.id}/${action}`, body)
		}
		/** The last letter to a recipient with these words in its subject. */
		async function letter(recipient: 'guest' | 'owner', subject: string): Promise<LetterParts> {
			const rows = await site.database.query
				.selectFrom('outbox')
				.select('letter')
				.where('enquiry_id', '=', site.id)
				.where('recipient', '=', recipient)
				.orderBy('created_at')
				.execute()
			const letters = rows.flatMap((row) => (row.letter ? [JSON.parse(row.letter)] : []))
			return letters.findLast((it) => it.subject.includes(subject.split('{')[0])).letter
		}
		return { ...site, act, letter }
	}

	test('a quote that nobody has confirmed is not called a booking when its deposit is due or paid', async () => {
		const { offer, act, letter, later, delivered } = await setUp()
		const { rows: words, depositDue, deposit: paid } = letterWords.es
		const labels = async (subject: string) =>
			(await letter('guest', subject)).rows.map(({ label }) => label)
		await offer()
		await delivered()
		await later(at(deposit.until))
		expect(await labels(depositDue.subject)).toContain(words.items.offer)
		expect(await labels(depositDue.subject)).not.toContain(words.items.confirm)
		await act('deposit', { receivedPesos: 100_000 })
		expect(await labels(paid.subject)).toContain(words.items.offer)
		await act('confirm')
		await act('deposit', { receivedPesos: 200_000 })
		expect(await labels(paid.subject)).toContain(words.items.confirm)
		await act('cancel')
		await act('deposit', { receivedPesos: 300_000 })
		expect(await labels(paid.subject)).toEqual(
			expect.arrayContaining([words.items.asked, words.received, words.refund]),
		)
		expect(await labels(paid.subject)).not.toContain(words.price)
	})

	test('a request that is confirmed on other days or for other people than asked for says so', async () => {
		const { act, letter, guest } = await setUp()
		const moved = { from: '2026-12-19', to: '2026-12-21', people: 2, pesos: total }
		const { body } = await act('confirm', moved)
		const { changes, confirm } = letterWords.es
		const told = changes.text.replace('{changes}', `${changes.days} y ${changes.people}`)
		expect((await letter('guest', confirm.subject)).paragraphs).toContain(told)
		expect(body.whatsapp).toContain(told)
		expect((await guest()).agreement.changes).toEqual(['days', 'people'])
	})

	test(
		'as it was asked for, or where nothing particular was asked for, nothing has changed',
		sweep,
		async () => {
			for (const [asked, agreed] of [
				[[{ offer: 'cabin' }, { offer: 'table', units: 2, hour: '13:00' }], undefined],
				[[], [{ offer: 'cabin' }]],
			]) {
				const { act } = await setUp({ changes: { items: asked } })
				const { body } = await act('confirm', { ...(agreed && { items: agreed }), pesos: total })
				expect(body.agreement.changes).toEqual([])
			}
		},
	)

	test('the owner reads in Spanish which days an English guest wants, with the guest’s own words', async () => {
		const { act, call, key, letter } = await setUp({ changes: { language: 'en' } })
		await act('confirm', { pesos: total })
		const wanted = { to: '2026-12-15', people: 5 }
		const change = { ...wanted, text: 'Departure: we are not sure' }
		expect((await call('POST', `/api/requests/${key}/change`, change)).status).toBe(200)
		const { rows } = letterWords.es
		expect((await letter('owner', 'pide un cambio')).written).toBe(
			[
				`${rows.departure}: ${formatDay('2026-12-15', 'es')}`,
				`${rows.people}: 5`,
				change.text,
			].join('\n'),
		)
	})

	test(
		'a confirmation that comes after the letter before arrival would have gone says the same',
		sweep,
		async () => {
			const { route, bring, bringForDay } = letterWords.es.arrival
			const [begin = ''] = route.split('{')
			for (const [now, items, expected] of [
				[at('2026-12-10'), [{ offer: 'cabin' }], [true, bring]],
				[at('2026-12-10'), [{ offer: 'table', hour: '13:00' }], [true, bringForDay]],
				[at('2026-12-08'), [{ offer: 'cabin' }], [false, undefined]],
			] as const) {
				const { act, letter, owner } = await setUp({ clock: { now }, changes: { items } })
				await owner('PUT', '/api/stays/options', { arrivalLetterDays: 3 })
				await act('confirm', { pesos: total })
				const { paragraphs } = await letter('guest', letterWords.es.confirm.subject)
				const told = [
					paragraphs.some((it) => it.startsWith(begin)),
					paragraphs.find((it) => it === bring || it === bringForDay),
				]
				expect(told).toEqual(expected)
				// Confirmed again, it is not repeated.
				await act('confirm', { pesos: total - 1 })
				const again = await letter('guest', letterWords.es.confirm.subject)
				expect(again.paragraphs.some((it) => it.startsWith(begin))).toBe(false)
			}
		},
	)
})
