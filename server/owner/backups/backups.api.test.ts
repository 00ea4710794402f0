import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { checkDatabase } from '#db/backup/check-database.ts'
import { restoreDatabase } from '#db/backup/restore.ts'
import { openDatabase } from '#db/connect.ts'
import { createBackups } from '#server/owner/backups/backups-service.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aContact, enquiriesOn, someVisitor } from '#tests/helpers/enquiries.ts'
import { buildTestApi, ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { sweep } from '#tests/helpers/steps.ts'

const log = { info() {}, warn() {}, error() {} } as never
const offSite = { sendNow: async () => {}, backUp: async () => {} }
const night = Date.parse('2026-11-15T09:30:00Z')

describeEachDatabase(({ kind, newPlace, open }) => {
	test('a backup that grows meanwhile is downloaded as long as was announced', async () => {
		const place = await newPlace()
		const database = await open(place)
		const { dataDir } = place
		const backups = createBackups({ database, dataDir, offSite, log, now: () => night })
		const file = join(dataDir, 'backups', 'site.dump')
		await mkdir(dirname(file), { recursive: true })
		for (const first of ['half a dump', '']) {
			await writeFile(file, first)
			const { stream, bytes } = await backups.open('site.dump')
			if (first) await appendFile(file, ', and the rest')
			expect({ bytes, text: await text(stream) }).toEqual({ bytes: first.length, text: first })
		}
	})

	test('the owner lists the backups and downloads one with the password', async () => {
		const place = await newPlace()
		const database = await open(place)
		await storeOwnerPassword(database)
		const app = await buildTestApi(database, { environment: { DATA_DIR: place.dataDir } })
		const { call } = await signInOwner(app)
		expect((await app.inject({ url: '/api/backups' })).statusCode).toBe(401)

		const folder = join(place.dataDir, 'backups')
		const file = kind === 'sqlite' ? 'site-2026-11-15.sqlite' : 'site-2026-11-15.dump'
		if (kind === 'sqlite') {
			const options = {
				database,
				dataDir: '',
				offSite,
				log,
			}
			await createBackups({ ...options, now: () => night }).ensure()
		} else {
			await mkdir(folder)
			await writeFile(join(folder, file), 'a dump')
		}
		await writeFile(join(folder, 'secret.txt'), 'not a backup')

		const { backups, dumpCommand } = (await call('GET', '/api/backups')).json()
		expect(backups).toEqual([
			{ name: file, bytes: expect.any(Number), madeAt: expect.stringContaining('T') },
		])
		if (kind === 'postgres')
			expect(dumpCommand).toMatch(/^pg_dump .*\/backups\/site-.*DATABASE_URL/)
		else expect(dumpCommand).toBeUndefined()

		const wrong = await call('POST', `/api/backups/${file}`, { password: 'guess' })
		expect(wrong.json().errors).toEqual([{ field: 'password', code: 'passwordInvalid' }])
		for (const other of ['secret.txt', '..%2Fsite.sqlite', 'site-2020-01-01.sqlite']) {
			const none = await call('POST', `/api/backups/${other}`, { password: ownerPassword })
			expect(none.statusCode).toBe(404)
		}
		const good = await call('POST', `/api/backups/${file}`, { password: ownerPassword })
		expect(good.statusCode).toBe(200)
		expect(good.headers['content-disposition']).toContain(file)
		expect(good.headers['cache-control']).toBe('no-store')
		expect(good.rawPayload.length).toBe(backups[0].bytes)
	})

	test('the owner makes a backup now, which this site can restore', async () => {
		const place = await newPlace()
		const database = await open(place)
		await storeOwnerPassword(database)
		const environment = { DATA_DIR: place.dataDir, ...(place.url && { DATABASE_URL: place.url }) }
		const app = await buildTestApi(database, { environment })
		const { call } = await signInOwner(app)
		expect((await app.inject({ method: 'POST', url: '/api/backups' })).statusCode).toBe(401)

		const responses = await Promise.all([1, 2].map(() => call('POST', '/api/backups')))

		for (const response of responses) {
			expect(response.statusCode).toBe(201)
			expect(response.json()).toMatchObject({
				backups: [{ name: expect.stringMatching(/^site-.*T\d{6}\.sqlite$/) }],
				offSite: {
					isConfigured: false,
					isSending: false,
					lastAt: null,
					lastBytes: null,
					checkedAt: null,
					error: null,
				},
			})
		}
		const [{ name }] = responses[0]?.json().backups ?? []
		checkDatabase(join(place.dataDir, 'backups', name))
		expect((await call('GET', '/api/backups')).json()).toEqual(responses[0]?.json())
	})

	if (kind === 'sqlite')
		test(
			'with a clock three years ahead no enquiry is deleted, and a backup is made first',
			sweep,
			async () => {
				const place = await newPlace()
				const database = await open(place)
				const { enquiries } = enquiriesOn(database, {})
				for (let sent = 0; sent < 25; sent += 1)
					await enquiries.submit('contact', aContact(), someVisitor())
				const clock = { now: Date.now() + 3 * 365 * 24 * 60 * 60_000 }
				await buildTestApi(database, { clock })
				const folder = join(place.dataDir, 'backups')
				// One that is being written has a longer name.
				const finished = async () =>
					(await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sqlite'))
				await expect.poll(finished).toHaveLength(1)
				const [file = ''] = await finished()
				const copy = new DatabaseSync(join(folder, file), { readOnly: true })
				const count = copy.prepare('select count(*) as count from enquiries').get()?.count
				copy.close()
				expect(count).toBe(25)
				expect(await database.query.selectFrom('enquiries').select('id').execute()).toHaveLength(25)
			},
		)

	if (kind === 'sqlite')
		test('a night has one backup, which can be restored', async () => {
			const place = await newPlace()
			const database = await openDatabase(place)
			await storeOwnerPassword(database)
			const clock = { now: night }
			const backups = createBackups({
				database,
				dataDir: '',
				offSite,
				log,
				now: () => clock.now,
			})
			const folder = join(place.dataDir, 'backups')
			await Promise.all([backups.ensure(), backups.ensure()])
			clock.now += 22 * 60 * 60_000
			await backups.ensure()
			expect(await readdir(folder)).toEqual(['site-2026-11-15.sqlite'])
			// At three in the morning the next night is over.
			clock.now += 60 * 60_000
			await backups.ensure()
			expect(await readdir(folder)).toEqual(['site-2026-11-15.sqlite', 'site-2026-11-16.sqlite'])
			const newest = join(folder, 'site-2026-11-16.sqlite')
			checkDatabase(newest)
			await database.close()

			const { replaced } = await restoreDatabase(place.dataDir, newest)
			expect(existsSync(String(replaced))).toBe(true)
			const restored = await open(place)
			expect(await restored.query.selectFrom('credentials').select('id').execute()).toHaveLength(1)
		})
})
