import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { base32 } from '#server/owner/account/enrolment.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, ownerPassword, quickPasswords } from '#tests/helpers/site/build-api.ts'
import { callsOf } from '#tests/helpers/site/house.ts'

const day = 24 * 60 * 60_000

describeSampledDatabase('sqlite', ({ newEmptyPlace, open }) => {
	test('after the migration the one owner keeps password, second factor and sessions', async () => {
		const place = await newEmptyPlace()
		const database = await open(place)
		const provider = { getMigrations: async () => migrations }
		const { error } = await new Migrator({ db: database.query, provider }).migrateTo(
			'0017-guest-reviews',
		)
		expect(error).toBeUndefined()
		const now = Date.now()
		const token = 'A'.repeat(43)
		const tokenHash = createHash('sha256').update(token).digest('hex')
		const hash = await quickPasswords.hash(ownerPassword)
		const secret = Buffer.from('12345678901234567890')
		const { query } = database
		await sql`insert into credentials values (1, ${hash}, 1)`.execute(query)
		await sql`insert into two_factor values (1, ${secret.toString('hex')}, 0, 1, 2)`.execute(query)
		await sql`insert into recovery_codes values ('aaaa', 'hash')`.execute(query)
		await sql`insert into sessions values (${tokenHash}, ${now}, ${now}, ${now + day})`.execute(
			query,
		)

		await migrate(database)

		const app = await buildTestApi(database)
		const { as, signIn } = callsOf(app)
		expect((await as(token, 'GET', '/api/auth')).statusCode, 'stays signed in').toBe(204)
		expect((await as(token, 'GET', '/api/two-factor')).json()).toEqual({
			isOn: true,
			recoveryCodesLeft: 1,
		})
		const without = await signIn('admin', ownerPassword)
		expect(without.json()).toMatchObject({ code: 'second-factor-required' })
		const code = codeOnPhone(base32(secret), Date.now())
		expect((await signIn('admin', ownerPassword, code)).statusCode).toBe(200)
	})
})
