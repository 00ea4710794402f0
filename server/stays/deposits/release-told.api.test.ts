import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit } from '#tests/helpers/deposits.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

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

	testSampled([
		['on the last day', deposit.until, 'sábado, 21 de noviembre de 2026'],
		['after the site was down', '2026-11-23', 'martes, 24 de noviembre de 2026'],
	])('the owner reads %s from when the site cancels', async (_, today, releasedOn) => {
		const { offer, later, delivered, paragraphs } = await bookWithDeposit(await open())
		await offer({ deposit: { ...deposit, releases: true } })
		await delivered()
		await later(at(today))
		const told = fill(ownerMailWords.releases, { releasedOn })
		expect(await paragraphs('owner')).toContain(told)
	})

	testSampled([
		['is released unpaid', true, ''],
		['stays held', false, ''],
		['waits for a reply', true, '¿Cuál es la cuenta?'],
	])(
		'the morning after an acceptance the owner reads what is true of one that %s',
		async (_, releases, text) => {
			const site = await bookWithDeposit(await open())
			await site.offer({ deposit: { ...deposit, releases } })
			await site.delivered()
			await site.call('POST', `/api/requests/${site.key}/accept`)
			if (text) await site.call('POST', `/api/requests/${site.key}/message`, { text })
			await site.later(at('2026-11-17'))
			const { reminder, releases: sentence, releasesOnlyTold } = ownerMailWords
			const told = fill(sentence, { releasedOn: formatDay('2026-11-21', 'es') })
			const isReleased = releases && !text
			expect((await site.paragraphs('owner')).slice(isReleased ? -3 : -1)).toEqual(
				isReleased ? [reminder.unpaid, told, releasesOnlyTold] : [reminder.text],
			)
		},
	)

	test('the owner is told of no cancellation that was not chosen, or that waits for a reply', async () => {
		for (const [releases, text] of [
			[false, ''],
			[true, '¿Cuál es la cuenta?'],
		] as const) {
			const site = await bookWithDeposit(await open())
			await site.offer({ deposit: { ...deposit, releases } })
			await site.delivered()
			if (text) await site.call('POST', `/api/requests/${site.key}/message`, { text })
			await site.later(at(deposit.until))
			const [begin = ''] = ownerMailWords.releases.split('{')
			const told = await site.paragraphs('owner')
			expect(told.filter((it) => it.startsWith(begin))).toEqual([])
			expect((await site.letters('owner')).at(-1)).toContain('no ha llegado el anticipo')
		}
	})
})
