import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { createGroupCommit } from './group-commit.ts'

describeEachDatabase(({ open }) => {
	async function setUp() {
		const database = await open()
		const write = createGroupCommit(database)
		const add = (name: string, after: () => void = () => {}) =>
			write(async (transaction) => {
				await transaction.insertInto('settings').values({ name, value: 'here' }).execute()
				after()
				return name
			})
		const names = async () =>
			(await database.query.selectFrom('settings').select('name').orderBy('name').execute()).map(
				(row) => row.name,
			)
		return { database, write, add, names }
	}

	test('concurrent jobs all commit, each with its own result', async () => {
		const { add, names } = await setUp()
		const wanted = Array.from({ length: 200 }, (_, number) => String(1000 + number))
		expect(await Promise.all(wanted.map((name) => add(name)))).toEqual(wanted)
		expect(await names()).toEqual(wanted)
	})

	test('a failing job is rolled back alone', async () => {
		const { add, names } = await setUp()
		const fail = () => {
			throw new Error('a change of mind')
		}
		const outcomes = await Promise.allSettled([
			add('a'),
			add('b', fail),
			add('c'),
			add('a'),
			add('d'),
		])
		const [first, changed, third, same, last] = outcomes.map(({ status }) => status)
		expect([changed, third, last]).toEqual(['rejected', 'fulfilled', 'fulfilled'])
		expect([first, same].toSorted()).toEqual(['fulfilled', 'rejected'])
		expect(await names()).toEqual(['a', 'c', 'd'])
	})

	test('a failed commit rejects every job of the group', async () => {
		const { database, write, add, names } = await setUp()
		const spoil = write(async (transaction) => {
			// Like a full disk: the transaction ends before its commit.
			await sql`rollback`.execute(transaction)
		})
		const outcomes = await Promise.allSettled([add('a'), spoil, add('b')])
		if (database.kind === 'sqlite')
			expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
		for (const [index, name] of ['a', '', 'b'].entries()) {
			if (name && outcomes[index]?.status === 'fulfilled') expect(await names()).toContain(name)
		}
		expect(await add('c')).toBe('c')
	})
})
