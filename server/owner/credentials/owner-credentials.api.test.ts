import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#db/connect.ts'
import { firstOwnerId } from '#domain/owner/roles.ts'
import type { Config } from '#server/config.ts'
import { prepareFirstStart } from '#server/first-start.ts'
import { updatePerson } from '#server/owner/people/people-repository.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { quickPasswords } from '#tests/helpers/site/build-api.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { ensureOwnerPassword, readPasswordHash, storePasswordHash } from './owner-credentials.ts'

const nothingSet = { name: 'admin', password: undefined, passwordHash: undefined }

function ensure(database: Database, changes: object = {}) {
	return ensureOwnerPassword({ ...nothingSet, ...changes }, { database, passwords: quickPasswords })
}

async function isPassword(database: Database, password: string) {
	return await quickPasswords.verify(await readPasswordHash(database), password)
}

async function signSomebodyIn({ query }: Database, personId = 'owner') {
	const times = { created_at: 1, last_used_at: 1, expires_at: Date.now() + 1e9 }
	await query
		.insertInto('sessions')
		.values({ token_hash: `of ${personId}`, person_id: personId, ...times })
		.execute()
}

async function countSessions({ query }: Database) {
	return (await query.selectFrom('sessions').selectAll().execute()).length
}

describeSampledDatabase('sqlite', ({ open, newPlace }) => {
	test('the first start generates a password, shows it once and stores only its hash', async () => {
		const database = await open()
		const made = await ensure(database)
		expect(made).toBeDefined()
		expect(await isPassword(database, String(made))).toBe(true)
		expect(await readPasswordHash(database)).not.toContain(made)
		expect(await ensure(database)).toBeUndefined()
		expect(await isPassword(database, String(made))).toBe(true)
	})

	test('one of several processes that start at once shows a password, and it is the stored one', async () => {
		const database = await open()
		const told = (await Promise.all([1, 2, 3].map(() => ensure(database)))).filter(Boolean)
		expect(told).toHaveLength(1)
		expect(await isPassword(database, String(told[0]))).toBe(true)
	})

	test('ADMIN_PASSWORD replaces the stored password, and changing it ends all sessions', async () => {
		const database = await open()
		await ensure(database)
		expect(await ensure(database, { password: 'de la configuracion propia' })).toBeUndefined()
		expect(await isPassword(database, 'de la configuracion propia')).toBe(true)
		await signSomebodyIn(database)
		await ensure(database, { password: 'de la configuracion propia' })
		expect(await countSessions(database), 'the same one changes nothing').toBe(1)
		await ensure(database, { password: 'otra configuracion distinta' })
		expect(await countSessions(database)).toBe(0)
		expect(await isPassword(database, 'otra configuracion distinta')).toBe(true)
	})

	test('an ADMIN_PASSWORD that is easy to guess stops the start, unless it is stored already', async () => {
		const database = await open()
		const easy = { password: 'password123' }
		await expect(ensure(database, easy)).rejects.toThrow('ADMIN_PASSWORD: expects')
		expect(await readPasswordHash(database)).toBeUndefined()
		await storePasswordHash(database, await quickPasswords.hash(easy.password), 1)
		expect(await ensure(database, easy)).toBeUndefined()
	})

	test('ADMIN_PASSWORD_HASH replaces the stored password, and a malformed one stops the start', async () => {
		const database = await open()
		const passwordHash = await quickPasswords.hash('solo-el-hash')
		await ensure(database, { passwordHash })
		await signSomebodyIn(database)
		await ensure(database, { passwordHash })
		expect(await countSessions(database)).toBe(1)
		expect(await isPassword(database, 'solo-el-hash')).toBe(true)
		const broken = ensure(database, { passwordHash: '$argon2id$nonsense' })
		await expect(broken).rejects.toThrow('ADMIN_PASSWORD_HASH: expects')
	})

	async function withCommand() {
		const place = await newPlace()
		const database = await open(place)
		const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.url ?? '' }
		const run = async (typed: string, more: NodeJS.ProcessEnv = {}) => {
			const child = startChild('scripts/owner/admin-password.ts', [], { ...environment, ...more })
			child.process.stdin.end(typed)
			const { code, errors } = await child.ended
			return { code, said: child.lines.join('\n') + errors }
		}
		return { database, run }
	}

	test('npm run admin:password sets a new password and revokes all tokens', sweep, async () => {
		const { database, run } = await withCommand()
		await signSomebodyIn(database)
		const since = { created_at: 1, last_seen_at: null }
		const rosa = { id: 'rosa', name: 'Rosa', role: 'reception', is_on: 1, ...since } as const
		await database.query.insertInto('people').values(rosa).execute()
		await signSomebodyIn(database, rosa.id)
		const own = await run('una clave muy larga\n')
		expect(own.code).toBe(0)
		expect(own.said).not.toContain('una clave muy larga')
		expect(await isPassword(database, 'una clave muy larga')).toBe(true)
		expect(await countSessions(database)).toBe(0)
	})

	test(
		'npm run admin:password makes a password, and refuses weak ones and one that is configured',
		sweep,
		async () => {
			const { database, run } = await withCommand()
			const made = await run('\n')
			expect(await isPassword(database, String(/password {2}(\S+)/.exec(made.said)?.[1]))).toBe(
				true,
			)

			await run(' con espacios a los lados \r\n')
			expect(await isPassword(database, ' con espacios a los lados ')).toBe(true)
			expect(await run('corta\n')).toMatchObject({ code: 1 })
			expect(await run('PalmaDeCera2025\n')).toMatchObject({ code: 1 })
			const set = await run('\n', { ADMIN_PASSWORD: 'de-la-configuracion' })
			expect(set).toMatchObject({ code: 1, said: expect.stringContaining('change it there') })
		},
	)

	test('a start says that another ADMIN_PASSWORD switches the first owner on and gives the role back', async () => {
		const database = await open()
		const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
		onTestFinished(() => said.mockRestore())
		const startWith = async (password: string) => {
			said.mockClear()
			const admin = { ...nothingSet, password }
			const config = { admin, sampleReviews: false } as Config
			await prepareFirstStart({ config, database, passwords: quickPasswords })
			return said.mock.calls.join('')
		}
		expect(await startWith('de-la-configuracion')).toBe('')
		await updatePerson(database.query, firstOwnerId, { is_on: 0 })
		expect(await startWith('de-la-configuracion')).toBe('')
		const on = 'The account of admin was switched off and is on again'
		const owner = 'The account of admin is an owner’s again'
		const switchedOn = await startWith('otra-de-la-configuracion')
		expect(switchedOn).toContain(on)
		expect(switchedOn).not.toContain(owner)
		expect(await startWith('otra-de-la-configuracion')).toBe('')

		await updatePerson(database.query, firstOwnerId, { role: 'reception' })
		expect(await startWith('otra-de-la-configuracion')).toBe('')
		const raised = await startWith('la-tercera-de-la-configuracion')
		expect(raised).toContain(owner)
		expect(raised).not.toContain(on)

		await updatePerson(database.query, firstOwnerId, { role: 'reception', is_on: 0 })
		const both = await startWith('la-cuarta-de-la-configuracion')
		expect(both).toContain(on)
		expect(both).toContain(owner)
	})
})
