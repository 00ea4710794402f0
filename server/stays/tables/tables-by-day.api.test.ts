import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { insertMany, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const table = { offer: 'table', units: 1, hour: '18:00' }
const inDays = (days: number) => addDays(dayInBogota(Date.now()), days)

type Listed = {
	from: string
	to: string
	later: string | null
	tables: { id: string; day: string }[]
}

async function kitchenOf(database: Database) {
	const site = await staysOn(database)
	const kitchen = await signInAs(database, site.app, 'restaurant')
	return {
		...site,
		kitchen,
		list: async (days = '') => (await kitchen.call('GET', `/api/tables${days}`)).json() as Listed,
	}
}

describeSampledDatabase('sqlite', ({ open }) => {
	test(
		'more tables than one response holds are listed nearest first, with the day on which the rest begins',
		sweep,
		async () => {
			const database = await open()
			const { list } = await kitchenOf(database)
			const farther = Array.from({ length: 40 }, (_, index) => 41 - index)
			const days = [...farther.flatMap((day) => Array(15).fill(day)), 1]
			await insertMany(
				database,
				days.map((day) => ({
					bookingId: randomUUID(),
					ArrivalDate: inDays(day),
					DepartureDate: inDays(day),
					items: [table],
				})),
			)
			const first = await list()
			expect(first.tables[0]).toMatchObject({ day: inDays(1) })
			expect(first.later).toBe(addDays(first.to, 1))
			const rest = await list(`?from=${first.later}`)
			expect(rest.later).toBeNull()
			const listed = [...first.tables, ...rest.tables].map(({ day }) => day)
			expect(listed).toEqual(days.toSorted((one, other) => one - other).map(inDays))
		},
	)

	test('a day with more tables than one response holds is listed whole', sweep, async () => {
		const database = await open()
		const { list } = await kitchenOf(database)
		const day = { ArrivalDate: inDays(1), DepartureDate: inDays(1), items: [table] }
		await insertMany(
			database,
			Array.from({ length: 510 }, () => ({ bookingId: randomUUID(), ...day })),
		)
		expect(await list(`?from=${inDays(1)}`)).toMatchObject({ to: inDays(1), later: null })
		expect((await list(`?from=${inDays(1)}`)).tables).toHaveLength(510)
	})

	test('a table in three months is announced, and the kitchen confirms it', async () => {
		const { book, list, kitchen } = await kitchenOf(await open())
		await book({
			ArrivalDate: inDays(90),
			DepartureDate: inDays(90),
			items: [table],
		})
		expect(await list()).toMatchObject({ tables: [], to: inDays(60), later: inDays(90) })
		const later = await list(`?from=${inDays(90)}`)
		expect(later).toMatchObject({ tables: [{ day: inDays(90) }], later: null })
		const confirm = `/api/tables/${later.tables[0]?.id}/confirm`
		expect((await kitchen.call('POST', confirm)).statusCode).toBe(200)
	})

	test('a table by phone in three months is announced, and a stay without one is not', async () => {
		const { book, owner, list } = await kitchenOf(await open())
		await book({ ArrivalDate: inDays(80), DepartureDate: inDays(82) })
		expect(await list()).toMatchObject({ tables: [], later: null })
		const day = inDays(90)
		const phoned = { guest: 'Rosa', people: 2, from: day, to: day, ...table }
		expect((await owner('POST', '/api/blocks', phoned)).status).toBe(201)
		expect(await list()).toMatchObject({ tables: [], later: day })
	})

	test('a stay that goes on after its table announces nothing', async () => {
		const { book, list } = await kitchenOf(await open())
		await book({
			ArrivalDate: inDays(59),
			DepartureDate: inDays(63),
			items: [{ offer: 'cabin', units: 1 }, table],
		})
		expect(await list()).toMatchObject({ tables: [{ day: inDays(59) }], later: null })
	})
})
