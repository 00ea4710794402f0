import { expect, test } from 'vitest'
import { testEnquiry } from '#content/enquiries/mail-words.ts'
import { providerSettings } from '#tests/helpers/enquiries.ts'
import { startProvider } from '#tests/helpers/mail/provider-stub.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'

const addresses = { MAIL_FROM: 'web@palma.example', MAIL_TO: 'La casa <owner@palma.example>' }

async function run(environment: NodeJS.ProcessEnv) {
	const child = startChild('scripts/owner/mail-test.ts', [], environment)
	const { code, errors } = await child.ended
	return { code, said: child.lines.join('\n') + errors }
}

test('mail:test sends what an enquiry would send, to the owner only', sweep, async () => {
	const smtp = await startSmtp()
	const { code, said } = await run({ SMTP_URL: smtp.url, ...addresses })
	expect(said.match(/^Sent: /gm)).toHaveLength(3)
	expect(said).toContain('spam folder')
	expect(code).toBe(0)
	expect(smtp.mails.flatMap(({ to }) => to)).toEqual(Array(3).fill('owner@palma.example'))
	const [first] = smtp.mails.map((mail) => readMail(mail).bodies[0]?.body)
	expect(first).toContain(testEnquiry.Name)
})

test('mail:test calls the provider for both forms', sweep, async () => {
	const provider = await startProvider()
	const { code, said } = await run({ EMAIL_API_HOST: provider.host, ...providerSettings })
	expect(said.match(/^Sent: /gm)).toHaveLength(2)
	expect(code).toBe(0)
	expect(provider.calls.map(({ body }) => body.template_id)).toEqual([
		providerSettings.EMAIL_BOOKING_TEMPLATE_ID,
		providerSettings.EMAIL_CONTACT_TEMPLATE_ID,
	])
})

test('mail:test says in plain words what is wrong', sweep, async () => {
	const none = await run({})
	expect(none).toMatchObject({ code: 1, said: expect.stringContaining('No mail is configured') })
	expect(none.said).not.toContain('    at ')

	const unheard = await run({ SMTP_URL: 'smtp://127.0.0.1:1', ...addresses })
	expect(unheard.code).toBe(1)
	expect(unheard.said).toContain('The mail server was not reached. Nothing listens there')

	const refused = await startSmtp('no such mailbox')
	const response = await run({ SMTP_URL: refused.url, ...addresses })
	expect(response.code).toBe(1)
	expect(response.said).toContain('answered 550. It refuses the sender or the recipient')

	const addressless = await run({ SMTP_URL: refused.url })
	expect(addressless).toMatchObject({ code: 1, said: expect.stringContaining('Missing MAIL_TO') })

	const provider = await startProvider('refusing')
	const ids = await run({ EMAIL_API_HOST: provider.host, ...providerSettings })
	expect(ids.code).toBe(1)
	expect(ids.said).toContain('The provider answered 400. It refuses the call: check the EMAIL_')

	const half = await run({ EMAIL_API_HOST: provider.host, EMAIL_USER_ID: 'user' })
	expect(half.said).toContain('Missing EMAIL_SERVICE_ID, EMAIL_BOOKING_TEMPLATE_ID')
})
