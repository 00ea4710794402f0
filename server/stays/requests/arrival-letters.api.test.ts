import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, total } from '#tests/helpers/deposits.ts'

describeEachDatabase(({ open }) => {
	test('a letter goes once, some days before arrival at ten, with the balance', async () => {
		const { id, owner, letters, later, guest, database } = await bookWithDeposit(await open())
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: total })
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 400_000 })
		const { reference } = await guest()
		const subject = letterWords.es.arrival.subject.replace('{reference}', reference)
		await later(at('2026-12-09', '14:59'))
		expect(await letters('guest')).not.toContain(subject)
		await later(at('2026-12-09'))
		await later(at('2026-12-10'))
		expect((await letters('guest')).filter((it) => it === subject)).toHaveLength(1)
		const stored = await database.query
			.selectFrom('outbox')
			.select('letter')
			.where('about', '=', 'arrival')
			.executeTakeFirstOrThrow()
		const letter = String(stored.letter)
		expect(letter).toContain('600.000')
		expect(letter).toContain('/arrive')
		expect(letter).toContain('/request/')
	})

	test('no letter for what is cancelled, was made later than that, or by an owner who wants none', async () => {
		const database = await open()
		const { id, owner, later, book, database: db } = await bookWithDeposit(database)
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: total })
		await owner('POST', `/api/enquiries/${id}/cancel`)
		await later(at('2026-12-09', '16:00'))
		const late = await book({ ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14' })
		await owner('POST', `/api/enquiries/${late.id}/confirm`, { pesos: total })
		await later(at('2026-12-10'))
		const none = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		await owner('POST', `/api/enquiries/${none.id}/confirm`, { pesos: total })
		await owner('PUT', '/api/stays/options', { arrivalLetterDays: 0 })
		await later(at('2026-12-18'))
		const sent = db.query.selectFrom('outbox').selectAll().where('about', '=', 'arrival')
		expect(await sent.execute()).toEqual([])
	})
})
