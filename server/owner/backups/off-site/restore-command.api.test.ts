import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { offSiteWords } from '#content/owner/off-site-words.ts'
import { openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { environmentOf, startS3, startWebdav } from '#tests/helpers/backups/stores.ts'
import { describeSampledDatabase, newDataDir } from '#tests/helpers/database/database.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { copyNameAt } from './copy-names.ts'
import type { CopyKey } from './jobs/encryption.ts'
import { performJob } from './jobs/perform-job.ts'
import { openStore } from './open-store.ts'

const passphrase = 'una frase larga y secreta'

async function restore(args: string[], environment: NodeJS.ProcessEnv, typed = '') {
	const child = startChild('scripts/owner/restore.ts', ['off-site', ...args], environment)
	child.process.stdin.end(typed)
	const { code, errors } = await child.ended
	return { code, said: child.lines.join('\n') + errors }
}

/** Four commands and two copies, on a machine that runs other tests. */
const timeoutMs = 180_000

describeSampledDatabase('sqlite', ({ kind, newPlace, newEmptyPlace, open }) => {
	test('a new machine lists the copies, restores the chosen one and says what it holds', {
		timeout: timeoutMs,
		...sweep,
	}, async () => {
		const store = await (kind === 'sqlite' ? startS3() : startWebdav())
		onTestFinished(store.stop)
		const place = await newPlace()
		const database = await open(place)
		const since = { created_at: 1, last_seen_at: null }
		const people = [
			{ id: 'rosa', name: 'Rosa Inés', role: 'reception', is_on: 1, ...since },
			{ id: 'ana', name: 'Ana', role: 'reception', is_on: 1, ...since },
			{ id: 'luz', name: 'Luz', role: 'restaurant', is_on: 0, ...since },
		] as const
		await database.query
			.insertInto('people')
			.values([...people])
			.execute()
		const passwords = ['owner', 'rosa', 'luz'].map((id) => ({
			id,
			password_hash: 'x',
			updated_at: 1,
		}))
		await database.query.insertInto('credentials').values(passwords).execute()
		const invitation = {
			token_hash: 'x',
			person_id: 'ana',
			expires_at: Date.now() + 60_000,
			made_by: null,
		}
		await database.query.insertInto('invitations').values(invitation).execute()
		const owner = await generateX25519Identity()
		const recipient = await identityToRecipient(owner)
		const send = async (now: number, key: CopyKey) => {
			await database.query.insertInto('reviews').values(aReview()).execute()
			const common = { kind: 'send', place, store: store.settings, isForced: true } as const
			const result = await performJob({ ...common, now, key, last: undefined })
			if (result.outcome !== 'sent') throw new Error(JSON.stringify(result))
			return result.copy.name
		}
		const now = Date.now()
		const first = await send(now - 60_000, { kind: 'passphrase', passphrase })
		const second = await send(now, { kind: 'recipients', recipients: [recipient] })
		await database.close()

		const fresh = await newEmptyPlace()
		const environment = {
			...environmentOf(store.settings),
			DATA_DIR: fresh.dataDir,
			DATABASE_URL: fresh.url ?? '',
			BACKUP_PASSPHRASE: passphrase,
		}
		const wrong = await restore([first], {
			...environment,
			BACKUP_PASSPHRASE: 'otra frase larga',
		})
		expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('could not be opened') })
		expect(await restore(['9'], environment)).toMatchObject({
			code: 1,
			said: expect.stringContaining('There is no copy 9'),
		})
		store.breaksLists = true
		const { unreachable } = offSiteWords.en.reasons
		const broken = await restore(['latest'], environment)
		expect(broken).toMatchObject({ code: 1, said: expect.stringContaining(unreachable) })
		expect(broken.said).not.toMatch(/^ +at /m)
		store.breaksLists = false
		expect(await readdir(fresh.dataDir)).toEqual([])
		const notAFolder = join(await newDataDir(), 'file')
		await writeFile(notAFolder, '')
		const unusable = await restore(['latest'], { ...environment, DATA_DIR: notAFolder })
		expect(unusable).toMatchObject({ code: 1, said: expect.stringContaining('set DATA_DIR') })
		expect(unusable.said).not.toMatch(/^ +at /m)

		for (const left of ['fetching-Xy12ab', 'restoring-Xy12ab'])
			await mkdir(join(fresh.dataDir, left, 'guests'), { recursive: true })
		const restored = await restore([], environment, '2\n')
		expect(restored.code, restored.said).toBe(0)
		expect(restored.said).toContain(second)
		expect(restored.said).toContain(`Put back ${first}`)
		expect(restored.said).toMatch(/^ +1 {2}reviews$/m)
		expect(restored.said).toMatch(/can again: admin \(owner\), Rosa Inés \(reception\)\./)
		expect(restored.said).toContain('The first owner signs in as admin: ADMIN_NAME')
		expect(restored.said).toContain(
			'Without a password are Ana (reception): invite again who should come.',
		)
		expect(restored.said).not.toContain('Luz')
		expect(restored.said).toContain('If this is a rehearsal, take the BACKUP_ lines out of .env')
		expect(await readdir(fresh.dataDir)).not.toContain('fetching-Xy12ab')
		if (kind === 'postgres') expect(await readdir(fresh.dataDir)).toEqual([])
		const found = await openDatabase(fresh)
		onTestFinished(() => found.close())
		expect(await found.query.selectFrom('reviews').select('id').execute()).toHaveLength(1)

		const other = await newEmptyPlace()
		const forKey = {
			...environment,
			BACKUP_PASSPHRASE: '',
			BACKUP_RECIPIENT: recipient,
			DATA_DIR: other.dataDir,
			DATABASE_URL: other.url ?? '',
		}
		// As it is typed from paper, with a letter wrong; the public key; a word; nothing at all.
		const slips = [`${owner.slice(0, -1)}!`, owner.slice(0, -1), recipient, 'hola', '']
		const refused = await restore(['latest'], forKey, slips.map((slip) => `${slip}\n`).join(''))
		expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('No secret key') })
		expect(refused.said.match(/not a secret key of age/g)).toHaveLength(slips.length)
		expect(refused.said).not.toContain('Fetching')
		const another = await generateX25519Identity()
		expect(await restore(['latest'], forKey, `${another}\n`)).toMatchObject({
			code: 1,
			said: expect.stringContaining('could not be opened'),
		})
		expect(await restore([], forKey)).toMatchObject({
			code: 1,
			said: expect.stringContaining('No copy was chosen'),
		})
		// Anybody who can write to the store can make this the newest by its name.
		const junk = join(await newDataDir(), 'junk')
		await writeFile(junk, 'junk')
		await openStore(store.settings).put('site-99991231T000000Z.sqlite.gz.age', junk, 4)
		const withKey = await restore([], forKey, `\n${owner.toLowerCase()}\n`)
		expect(withKey.said).toMatch(/^ +2 {2}reviews$/m)
	})

	if (kind === 'sqlite')
		test('with a wrong clock no copy is taken for the newest', sweep, async () => {
			const store = await startWebdav()
			onTestFinished(store.stop)
			await writeFile(store.fileOf(copyNameAt(Date.now())), 'copy')
			store.clockOffsetMs = 2 * 60 * 60_000
			const environment = {
				...environmentOf(store.settings),
				DATA_DIR: await newDataDir(),
				DATABASE_URL: '',
				BACKUP_PASSPHRASE: passphrase,
			}
			const { clock } = offSiteWords.en.reasons
			const said = expect.stringContaining(clock)
			expect(await restore(['latest'], environment)).toMatchObject({ code: 1, said })
			expect((await restore(['1'], environment)).said, 'chosen by its number').toContain('Fetching')
		})

	if (kind === 'sqlite')
		test(
			'no copy is taken for the newest if two installations sent copies side by side',
			sweep,
			async () => {
				const store = await startWebdav()
				onTestFinished(store.stop)
				const day = 24 * 60 * 60_000
				const copy = (daysAgo: number, installation: string) =>
					writeFile(store.fileOf(copyNameAt(Date.now() - daysAgo * day, installation)), 'copy')
				await Promise.all([12, 11, 10, 0].map((daysAgo) => copy(daysAgo, '111111')))
				await Promise.all([9, 3].map((daysAgo) => copy(daysAgo, '222222')))
				const environment = {
					...environmentOf(store.settings),
					DATA_DIR: await newDataDir(),
					DATABASE_URL: '',
					BACKUP_PASSPHRASE: passphrase,
				}
				for (const [args, typed] of [
					[['latest'], ''],
					[[], '\n'],
				] as const) {
					const { code, said } = await restore([...args], environment, typed)
					expect(code).toBe(1)
					expect(said).not.toContain('Fetching')
					expect(said).toMatch(/^ {2}111111 {2}copies: 4, .+\n {2}222222 {2}copies: 2, /m)
				}
			},
		)

	test('no copy is fetched while the site is running', sweep, async () => {
		const store = await startWebdav()
		onTestFinished(store.stop)
		await writeFile(store.fileOf(copyNameAt(Date.now())), 'copy')
		const place = await newPlace()
		await open(place)
		const environment = {
			...environmentOf(store.settings),
			DATA_DIR: place.dataDir,
			DATABASE_URL: place.url ?? '',
			BACKUP_PASSPHRASE: passphrase,
		}
		const { code, said } = await restore(['latest'], environment)
		expect(code).toBe(1)
		expect(said).toContain(kind === 'sqlite' ? 'stop it first' : 'is not empty')
		expect(said).not.toContain('Fetching')
	})

	if (kind === 'sqlite')
		test('without a store the command says what to set', sweep, async () => {
			const said = expect.stringContaining('BACKUP_S3_')
			const environment = { DATA_DIR: await newDataDir(), DATABASE_URL: '' }
			expect(await restore([], environment)).toMatchObject({ code: 1, said })
		})
})
