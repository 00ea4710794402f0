import { expect, onTestFinished, test } from 'vitest'
import { holdOffSite } from '#db/backup/off-site-lock.ts'
import { environmentOf, startWebdav } from '#tests/helpers/backups/stores.ts'
import { describeSampledDatabase, newDataDir } from '#tests/helpers/database/database.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { performJob } from './jobs/perform-job.ts'

const timeoutMs = 120_000

describeSampledDatabase('postgres', ({ kind, newPlace, open }) => {
	test('a copy that is asked for while another server sends one is sent after it', {
		timeout: timeoutMs,
		...sweep,
	}, async () => {
		const store = await startWebdav()
		onTestFinished(store.stop)
		const place = await newPlace()
		const database = await open(place)
		await storeOwnerPassword(database)
		const begun: string[] = []
		const app = await buildTestApi(database, {
			environment: {
				...environmentOf(store.settings),
				BACKUP_PASSPHRASE: 'una frase larga y secreta',
				DATA_DIR: place.dataDir,
				...(place.url && { DATABASE_URL: place.url }),
			},
			runCopyJob: (job) => {
				begun.push(job.kind)
				return performJob(job)
			},
		})
		const { call } = await signInOwner(app)
		const offSite = async () => (await call('GET', '/api/backups')).json().offSite
		// The first server may be on another machine, which shares nothing but PostgreSQL.
		const first = { ...place, ...(kind === 'postgres' && { dataDir: await newDataDir() }) }
		const sending = await holdOffSite(first)

		const asked = call('POST', '/api/backups')
		await expect.poll(() => begun).toEqual(['backup', 'send'])
		expect(await holdOffSite(first)).toBeUndefined()
		expect(await offSite()).toMatchObject({ isSending: true, lastAt: null })
		expect(await store.names()).toEqual([])
		await sending?.release()

		expect((await asked).statusCode).toBe(201)
		await expect.poll(async () => (await offSite()).isSending, { timeout: timeoutMs }).toBe(false)
		expect(await offSite()).toMatchObject({
			error: null,
			lastAt: expect.stringContaining('T'),
			checkedAt: expect.stringContaining('T'),
		})
		expect(await store.names()).toHaveLength(1)
	})
})
