import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import type { Database } from '#db/connect.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit } from '#tests/helpers/deposits.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

/** A confirmed booking, and a mail server that is down from the last day of the deposit on. */
async function confirmedBeforeAnOutage(database: Database) {
	const smtp = await startSmtp()
	const site = await bookWithDeposit(database, { smtpUrl: smtp.url })
	const { id, owner, offer, guest, allSent, later } = site
	await offer()
	await owner('POST', `/api/enquiries/${id}/confirm`)
	await allSent()
	smtp.behaviour = 'closing'
	await later(at(deposit.until))
	const reminders = async (kind = 'depositDue') =>
		await database.query
			.selectFrom('outbox')
			.select(['status', 'last_error'])
			.where('about', 'like', `${kind}:%`)
			.where('recipient', '=', 'guest')
			.orderBy('created_at')
			.orderBy('position')
			.execute()
	const hasWaited = async (kind?: string) =>
		await expect.poll(async () => (await reminders(kind))[0]?.last_error).toBeTruthy()
	await hasWaited()
	const { reference } = await guest()
	const subject = letterWords.es.depositDue.subject.replace('{reference}', reference)
	const told = () =>
		smtp.mails.filter((mail) => readMail(mail).header('subject')[0] === subject).length
	return { ...site, smtp, reminders, hasWaited, told }
}

type Site = Awaited<ReturnType<typeof confirmedBeforeAnOutage>>

describeSampledDatabase('sqlite', ({ open }) => {
	testSampled([
		[
			'the money came',
			({ owner, id }: Site) =>
				owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: deposit.pesos }),
		],
		[
			'the guest cancelled',
			({ call, key }: Site) => call('POST', `/api/requests/${key}/cancel`, { text: '' }),
		],
		[
			'a later day was agreed',
			({ owner, id }: Site) =>
				owner('POST', `/api/enquiries/${id}/confirm`, {
					deposit: { ...deposit, until: '2026-11-25' },
				}),
		],
	] as const)(
		'a reminder of the deposit that waited for a mail server until %s is not sent',
		async (_meanwhile, happen) => {
			const site = await confirmedBeforeAnOutage(await open())
			expect((await happen(site)).status).toBe(200)
			site.smtp.behaviour = 'ok'
			await site.later(at(deposit.until, '23:00'))
			await site.allSent()
			expect(await site.reminders()).toMatchObject([{ status: 'failed' }])
			expect(site.told()).toBe(0)
		},
	)

	test('a reminder that is still true in the evening is sent, once', async () => {
		const { smtp, later, allSent, told } = await confirmedBeforeAnOutage(await open())
		smtp.behaviour = 'ok'
		await later(at(deposit.until, '23:00'))
		await allSent()
		expect(told()).toBe(1)
		await later(at('2026-11-21'))
		await allSent()
		expect(told()).toBe(1)
	})

	test('a late reminder is not sent either once the money has come', async () => {
		const { id, owner, smtp, later, hasWaited, allSent, told } = await confirmedBeforeAnOutage(
			await open(),
		)
		await later(at('2026-11-22'))
		// One that is on its way when the money comes can be stopped no more.
		await hasWaited('depositLate')
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: deposit.pesos })
		smtp.behaviour = 'ok'
		await later(at('2026-11-23'))
		await allSent()
		expect(told()).toBe(0)
	})
})
