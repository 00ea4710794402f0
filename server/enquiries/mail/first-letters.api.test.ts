import { expect, test } from 'vitest'
import { offerWords } from '#content/stays/offer-words.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { providerSettings } from '#tests/helpers/enquiries.ts'
import { startProvider } from '#tests/helpers/mail/provider-stub.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const [called, renamed] = [offerWords.es.cabin.name, 'La casa del guadual']
const addresses = { MAIL_TO: 'La casa <casa@example.com>' }
const nobody = 'http://127.0.0.1:1'

describeSampledDatabase('postgres', ({ open }) => {
	/** A booking while no mail can be sent, after which the owner renames the cabin; then mails go out again. */
	async function outage(before: NodeJS.ProcessEnv, after: NodeJS.ProcessEnv) {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const off = await staysOn(database, { clock, environment: before })
		const { id } = await off.book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		const change = { path: 'cabin.name', locale: 'es', value: renamed }
		await off.owner('PATCH', '/api/content/offers', { changes: [change] })
		const subject = { path: 'acknowledgement.booking.subject', locale: 'es', value: 'Otro asunto' }
		await off.owner('PATCH', '/api/content/mails', { changes: [subject] })
		expect((await off.owner('POST', '/api/content/publish')).status).toBe(200)
		await off.app.close()
		clock.now += 60 * 60 * 1000
		return { id, ...(await staysOn(database, { clock, environment: after })) }
	}

	test('the first letters describe the request as it came, also after an outage', async () => {
		const smtp = await startSmtp()
		const { id, owner } = await outage(
			{ ...addresses, SMTP_URL: 'smtp://127.0.0.1:1' },
			{ ...addresses, SMTP_URL: smtp.url },
		)
		await expect.poll(() => smtp.mails.length).toBe(2)
		for (const mail of smtp.mails) {
			const { header, bodies } = readMail(mail)
			expect(header('subject')[0]).not.toBe('Otro asunto')
			const [text] = bodies
			expect(text?.body).toContain(called)
			expect(text?.body).not.toContain(renamed)
		}
		// Sent again when the owner asks for it: the same letter.
		await owner('POST', `/api/enquiries/${id}/deliver`)
		await expect.poll(() => smtp.mails.length).toBe(3)
		expect(readMail(smtp.mails[2] as never).bodies[0]?.body).toContain(called)
		// Status mails go to the same setting, name and all, and a reply to the guest.
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await expect.poll(() => smtp.mails.length).toBe(4)
		expect(smtp.mails.at(-1)?.to).toEqual(['ana@example.com'])
		expect(readMail(smtp.mails.at(-1) as never).header('reply-to')).toEqual([addresses.MAIL_TO])
	})

	test(
		'mails about the guest’s actions reach an owner whose setting has a name',
		sweep,
		async () => {
			const smtp = await startSmtp()
			const { call, book } = await staysOn(await open(), {
				environment: { ...addresses, SMTP_URL: smtp.url },
			})
			const { key } = await book()
			await call('POST', `/api/requests/${key}/message`, { text: '¿Hay parqueadero?' })
			const toOwner = () => smtp.mails.filter(({ to }) => to.includes('casa@example.com'))
			await expect.poll(() => toOwner().length).toBe(2)
			for (const mail of toOwner()) {
				const { header } = readMail(mail)
				expect(header('to')).toEqual([addresses.MAIL_TO])
				expect(header('reply-to')).toEqual(['Ana María Ñáñez <ana@example.com>'])
			}
		},
	)

	test(
		'the provider’s message names the items as they were called when the request came',
		sweep,
		async () => {
			const provider = await startProvider()
			await outage(
				{ EMAIL_API_HOST: nobody, ...providerSettings },
				{ EMAIL_API_HOST: provider.host, ...providerSettings },
			)
			await expect.poll(() => provider.calls).toHaveLength(1)
			const message = provider.calls[0]?.body.template_params.Message
			expect(message).toContain(called)
			expect(message).not.toContain(renamed)
		},
	)
})
