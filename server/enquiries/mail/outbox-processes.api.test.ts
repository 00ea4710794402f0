import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { DatabasePlace } from '#db/connect.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { enquiriesOn, providerSettings } from '#tests/helpers/enquiries.ts'
import { startProvider } from '#tests/helpers/mail/provider-stub.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'

const leaseMs = 2 * 60 * 1000
const addresses = { MAIL_FROM: 'web@palma.example', MAIL_TO: 'dueno@palma.example' }

function startProcess(
	{ dataDir, url = '' }: DatabasePlace,
	environment: NodeJS.ProcessEnv,
	{ count = 0, sharedId = '' } = {},
) {
	const args = [dataDir, url, String(count), sharedId]
	const child = startChild('server/enquiries/mail/fixtures/enquiries-process.ts', args, {
		PUBLIC_URL: 'https://palma.example',
		...environment,
	})
	onTestFinished(async () => {
		child.process.kill('SIGKILL')
		await child.ended
	})
	return child
}

describeSampledDatabase('sqlite', ({ newPlace, open }) => {
	test(
		'a mail whose process was killed during sending is sent by the next process',
		sweep,
		async () => {
			const provider = await startProvider('hanging')
			const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
			const place = await newPlace()
			const database = await open(place)
			const child = startProcess(place, environment, { count: 1 })
			await child.line(/all stored/)
			await expect.poll(() => provider.calls).toHaveLength(1)
			child.process.kill('SIGKILL')
			await child.ended

			provider.behaviour = 'ok'
			const clock = { now: Date.now() }
			const next = enquiriesOn(database, environment, { clock })
			await next.deliverDue()
			expect(provider.calls).toHaveLength(1)
			clock.now += leaseMs
			await next.deliverDue()
			expect(provider.calls).toHaveLength(2)
			expect(await next.entries()).toMatchObject([{ status: 'sent', attempts: 2 }])
		},
	)

	test(
		'a process killed between sending and recording repeats the mail with the same Message-ID',
		sweep,
		async () => {
			const smtp = await startSmtp('hanging after data')
			const environment = { SMTP_URL: smtp.url, ...addresses }
			const place = await newPlace()
			const database = await open(place)
			const child = startProcess(place, environment, { count: 1 })
			await expect.poll(() => smtp.mails).toHaveLength(2)
			child.process.kill('SIGKILL')
			await child.ended

			smtp.behaviour = 'ok'
			const next = enquiriesOn(database, environment, { clock: { now: Date.now() + leaseMs } })
			await next.deliverDue()
			expect(smtp.mails).toHaveLength(4)
			const ids = smtp.mails.map((mail) => readMail(mail).header('message-id')[0])
			expect(new Set(ids).size).toBe(2)
			await next.deliverDue()
			expect(smtp.mails).toHaveLength(4)
		},
	)

	test(
		'enquiries acknowledged by a killed process are delivered by the next one',
		sweep,
		async () => {
			const place = await newPlace()
			const database = await open(place)
			const provider = await startProvider('failing')
			const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
			const child = startProcess(place, environment, { count: 40 })
			await child.line(/^stored/)
			child.process.kill('SIGKILL')
			await child.ended
			const acknowledged = child.lines
				.filter((line) => line.startsWith('stored'))
				.map((line) => line.slice('stored '.length))

			provider.behaviour = 'ok'
			provider.calls = []
			const next = enquiriesOn(database, environment, { clock: { now: Date.now() + leaseMs } })
			await next.passTime(leaseMs)
			const sent = provider.calls.map(({ body }) => Object.values(body.template_params)[0])
			expect(sent).toEqual(expect.arrayContaining(acknowledged))
			expect(new Set(sent).size).toBe(sent.length)
		},
	)

	test(
		'two processes on one database share the deliveries and send each mail once',
		sweep,
		async () => {
			const provider = await startProvider()
			const environment = { EMAIL_API_HOST: provider.host, ...providerSettings }
			const place = await newPlace()
			const database = await open(place)
			const sharedId = randomUUID()
			const children = [1, 2].map(() => startProcess(place, environment, { count: 20, sharedId }))
			await Promise.all(children.map((child) => child.line(/all stored/)))

			const { query } = database
			const unsent = query.selectFrom('outbox').selectAll().where('status', '!=', 'sent')
			await expect.poll(() => unsent.execute()).toEqual([])
			expect(provider.calls).toHaveLength(41)
			const said = children
				.flatMap((child) => child.lines)
				.filter((line) => line.includes(sharedId))
			expect(said.toSorted()).toEqual([`again ${sharedId}`, `stored ${sharedId}`])
		},
	)
})
