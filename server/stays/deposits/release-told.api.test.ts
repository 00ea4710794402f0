import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { bookWithDeposit, deposit } from '#tests/helpers/deposits.ts'

describeSampledDatabase('sqlite', ({ open }) => {
	test('the quote, the confirmation and their WhatsApp texts say what a missing deposit leads to', async () => {
		const { id, offer, owner, database } = await bookWithDeposit(await open())
		const quoted = await offer({ deposit: { ...deposit, releases: true } })
		const booked = await owner('POST', `/api/enquiries/${id}/confirm`)
		const consequence = fill(letterWords.es.deposit.releases, {
			asked: formatPesos(deposit.pesos, 'es'),
			lastDay: formatDay(deposit.until, 'es'),
		})
		for (const { body } of [quoted, booked]) expect(body.whatsapp).toContain(consequence)
		const rows = await database.query.selectFrom('outbox').select(['letter']).execute()
		expect(rows.filter(({ letter }) => letter?.includes(consequence))).toHaveLength(2)
	})
})
