import { expect, onTestFinished, test } from 'vitest'
import { aReview } from '#db/fixtures/a-review.ts'
import { environmentOf, startS3, startWebdav } from '#tests/helpers/backups/stores.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { performJob } from './jobs/perform-job.ts'

const passphrase = 'una frase larga'

describeSqlite(({ open, newPlace }) => {
	for (const storeKind of ['s3', 'webdav'] as const)
		test(
			`the owner sends a copy to ${storeKind} and sees that it was read back`,
			sweep,
			async () => {
				const store = await (storeKind === 's3' ? startS3() : startWebdav())
				onTestFinished(store.stop)
				const place = await newPlace()
				const database = await open(place)
				await storeOwnerPassword(database)
				await database.query.insertInto('reviews').values(aReview()).execute()
				const environment = {
					...environmentOf(store.settings),
					BACKUP_PASSPHRASE: passphrase,
					DATA_DIR: place.dataDir,
				}
				const app = await buildTestApi(database, { environment })
				const { call } = await signInOwner(app)
				const offSite = async () => (await call('GET', '/api/backups')).json().offSite
				const openItems = async () =>
					(await call('GET', '/api/desk/readiness'))
						.json()
						.open.map((it: { name: string }) => it.name)
				expect(await openItems()).toContain('off-site')

				const made = await call('POST', '/api/backups')
				expect(made.statusCode).toBe(201)
				await expect.poll(async () => (await offSite()).isSending, { timeout: 60_000 }).toBe(false)
				expect(await offSite()).toMatchObject({
					isConfigured: true,
					error: null,
					lastBytes: expect.any(Number),
					lastAt: expect.stringContaining('T'),
					checkedAt: expect.stringContaining('T'),
				})
				expect(await store.names()).toHaveLength(1)
				expect(await openItems()).not.toContain('off-site')

				store.fault = 'full'
				const { lastAt } = await offSite()
				await call('POST', '/api/backups')
				await expect.poll(async () => (await offSite()).isSending, { timeout: 60_000 }).toBe(false)
				expect(await offSite()).toMatchObject({ error: 'full', lastAt })
				expect(await openItems()).toContain('off-site')
			},
		)

	test('after a day of failures a mail about the copies reaches the owner', async () => {
		const place = await newPlace()
		const database = await open(place)
		await storeOwnerPassword(database)
		const smtp = await startSmtp()
		const clock = { now: Date.parse('2026-11-15T17:00:00Z') }
		const app = await buildTestApi(database, {
			clock,
			environment: {
				BACKUP_WEBDAV_URL: 'http://127.0.0.1/',
				BACKUP_PASSPHRASE: passphrase,
				DATA_DIR: place.dataDir,
				SMTP_URL: smtp.url,
				MAIL_TO: 'casa@example.com',
			},
			// Only waking the outbox sends in time.
			outboxNapMs: 60_000,
			runCopyJob: async (job) =>
				job.kind === 'backup'
					? await performJob(job)
					: { outcome: 'failed', reason: 'unreachable', detail: '', cause: '' },
		})
		const mails = () =>
			database.query
				.selectFrom('outbox')
				.select('recipient')
				.where('about', '=', 'off-site')
				.execute()
		const copyNow = async () => {
			const { call } = await signInOwner(app)
			expect((await call('POST', '/api/backups')).json().offSite.error).toBe('unreachable')
		}
		await copyNow()
		expect(await mails()).toEqual([])
		clock.now += 25 * 60 * 60_000
		await copyNow()
		expect(await mails()).toHaveLength(1)
		await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1)
	})
})
