import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { bookWithDeposit, total } from '#tests/helpers/deposits.ts'

type Letter = { paragraphs: string[]; rows: { label: string; value: string }[]; written: string }

describeSampledDatabase('sqlite', ({ open }) => {
	async function setUp(...[options]: [Parameters<typeof bookWithDeposit>[1]?]) {
		const site = await bookWithDeposit(await open(), options)
		const act = async (action: string, body: object = {}) => {
			// Letters are told apart by their time.
			site.clock.now += 1000
			return await site.owner('POST', `/api/enquiries/${site.id}/${action}`, body)
		}
		/** The last letter to a recipient with these words in its subject. */
		async function letter(recipient: 'guest' | 'owner', subject: string): Promise<Letter> {
			const rows = await site.database.query
				.selectFrom('outbox')
				.select('letter')
				.where('enquiry_id', '=', site.id)
				.where('recipient', '=', recipient)
				.orderBy('created_at')
				.execute()
			const mails = rows.flatMap((row) => (row.letter ? [JSON.parse(row.letter)] : []))
			return mails.findLast((mail) => mail.subject.includes(subject.split('{')[0])).letter
		}
		return { ...site, act, letter }
	}

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

	test('as it was asked for, or where nothing particular was asked for, nothing has changed', async () => {
		for (const [asked, agreed] of [
			[[{ offer: 'cabin' }, { offer: 'table', units: 2, hour: '13:00' }], undefined],
			[[], [{ offer: 'cabin' }]],
		]) {
			const { act } = await setUp({ changes: { items: asked } })
			const { body } = await act('confirm', { ...(agreed && { items: agreed }), pesos: total })
			expect(body.agreement.changes).toEqual([])
		}
	})
})
