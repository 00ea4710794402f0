import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const versionBefore = '0017-guest-reviews'

/** The tables as they were before agreements. */
async function migrateToBefore({ query }: Database) {
	const names = Object.keys(migrations).filter((name) => name <= versionBefore)
	const provider = {
		getMigrations: async () =>
			Object.fromEntries(names.map((name) => [name, migrations[name] as never])),
	}
	// biome-ignore lint/suspicious/noExplicitAny: the tables are those of an earlier version.
	const { error } = await new Migrator({ db: query as Kysely<any>, provider }).migrateToLatest()
	if (error) throw error
}

type OldRequest = {
	id: string
	state?: string
	items?: object[]
	asked?: object[]
	from?: string
	to?: string
	pesos?: number
	message?: string
	heldUntil?: string
	createdAt?: number
}

const days = { from: `${nextYear}-03-10`, to: `${nextYear}-03-12` }
const cabin = { offer: 'cabin', units: 1, hour: null }

/** Inserted as the version before wrote it. */
async function insertOld(database: Database, request: OldRequest) {
	// biome-ignore lint/suspicious/noExplicitAny: the tables are those of an earlier version.
	const query = database.query as unknown as Kysely<any>
	const asked = request.asked ?? [cabin]
	const items = request.items ?? asked
	await query
		.insertInto('enquiries')
		.values({
			id: request.id,
			kind: 'booking',
			content_hash: 'x',
			name: 'Ana',
			city: null,
			email: 'ana@example.com',
			phone: '300 123 4567',
			quantity: 4,
			message: 'Hola',
			arrival_date: days.from,
			departure_date: days.to,
			language: 'es',
			consent_version: '1',
			consent_at: 1,
			state: 'new',
			items: JSON.stringify(asked),
			created_at: request.createdAt ?? Date.now(),
		})
		.execute()
	if (!request.state) return
	const [from_day, to_day] = [request.from ?? days.from, request.to ?? days.to]
	await query
		.insertInto('stay_requests')
		.values({
			enquiry_id: request.id,
			state: request.state,
			from_day,
			to_day,
			items: JSON.stringify(items),
			pesos: request.pesos ?? null,
			message: request.message ?? null,
			held_until: request.heldUntil ?? null,
			thanked_at: null,
			changed_at: 5,
		})
		.execute()
	if (request.state !== 'confirmed' && !request.heldUntil) return
	const take_id = randomUUID()
	const kind = request.state === 'confirmed' ? 'confirmed' : 'held'
	const held_until = request.heldUntil ?? null
	await query
		.insertInto('takes')
		.values({
			id: take_id,
			kind,
			offer: 'cabin',
			from_day,
			to_day,
			units: 1,
			hour: null,
			held_until,
			note: null,
			guest: null,
			phone: null,
			people: null,
			calendar_id: null,
			enquiry_id: request.id,
			created_at: 5,
		})
		.execute()
	for (const day of [from_day])
		await query
			.insertInto('taken_days')
			.values({ take_id, offer: 'cabin', day, units: 1, hour: null, held_until })
			.execute()
}

describeSampledDatabase('sqlite', ({ newEmptyPlace, open }) => {
	test('bookings of the version before become agreements, and no guest is told anything else', async () => {
		const database = await open(await newEmptyPlace())
		await migrateToBefore(database)
		const ids = {
			received: randomUUID(),
			offered: randomUUID(),
			confirmed: randomUUID(),
			moved: randomUUID(),
			unpriced: randomUUID(),
			declined: randomUUID(),
		}
		const table = { offer: 'table', units: 2, hour: '13:00' }
		await insertOld(database, { id: ids.received, asked: [cabin, table] })
		await insertOld(database, {
			id: ids.offered,
			state: 'offered',
			pesos: 700_000,
			message: 'Con desayuno.',
			heldUntil: `${nextYear}-01-31`,
			asked: [{ offer: 'horses', units: 3, hour: null }],
		})
		await insertOld(database, {
			id: ids.confirmed,
			state: 'confirmed',
			pesos: 900_000,
			message: 'Con gusto',
			items: [cabin, table],
		})
		await insertOld(database, {
			id: ids.moved,
			state: 'received',
			pesos: 500_000,
			from: `${nextYear}-04-01`,
			to: `${nextYear}-04-03`,
		})
		await insertOld(database, {
			id: ids.unpriced,
			state: 'confirmed',
			from: `${nextYear}-05-01`,
			to: `${nextYear}-05-02`,
		})
		await insertOld(database, { id: ids.declined, state: 'declined' })

		await migrate(database)

		const { owner, free } = await staysOn(database)
		const seen = async (id: string) => (await owner('GET', `/api/enquiries/${id}/stay`)).body
		expect(await seen(ids.received)).toMatchObject({
			state: 'received',
			offer: null,
			agreement: null,
			people: 4,
			...days,
			items: [cabin, table],
		})
		expect(await seen(ids.offered)).toMatchObject({
			state: 'offered',
			offer: { pesos: 700_000, message: 'Con desayuno.', heldUntil: `${nextYear}-01-31` },
			items: [{ offer: 'horses', units: 3, hour: null }],
			agreement: { kind: 'quote', total: 700_000, party: { adults: 4, children: [] } },
		})
		expect(await seen(ids.confirmed)).toMatchObject({
			state: 'confirmed',
			...days,
			items: [cabin, table],
			offer: { pesos: 900_000, message: 'Con gusto', heldUntil: null },
			agreement: { kind: 'confirmation', total: 900_000, changes: [] },
		})
		expect(await seen(ids.moved)).toMatchObject({
			state: 'received',
			from: `${nextYear}-04-01`,
			to: `${nextYear}-04-03`,
			agreement: { total: 500_000 },
		})
		// Nobody had named a price.
		expect(await seen(ids.unpriced)).toMatchObject({
			state: 'confirmed',
			offer: null,
			total: null,
			agreement: { kind: 'confirmation', total: null },
		})
		expect(await seen(ids.declined)).toMatchObject({ state: 'declined', agreement: null, ...days })
		// Taken units stay taken.
		expect(await free('cabin', days.from, days.to)).toEqual([0, 1])
	})

	test('the later of two with one reference gets another; everybody else keeps theirs', async () => {
		const database = await open(await newEmptyPlace())
		await migrateToBefore(database)
		const [first, second, other] = [
			'3b241101-e200-4255-8caf-4136c566a962',
			'3b241101-e2bb-4255-8caf-4136c566a963',
			'ffffffff-ffff-4fff-8fff-ffffffffffff',
		]
		await insertOld(database, { id: second, createdAt: 1 })
		await insertOld(database, { id: first, createdAt: 2 })
		await insertOld(database, { id: other, createdAt: 3 })
		await migrate(database)
		const rows = await database.query.selectFrom('enquiries').select(['id', 'reference']).execute()
		const references = new Map(rows.map(({ id, reference }) => [id, reference]))
		expect(references.get(second)).toBe(referenceOf(second))
		expect(references.get(first)).not.toBe(references.get(second))
		expect(new Set(references.values()).size).toBe(3)
	})

	test('a block of several days of what has no nights takes each of them', async () => {
		const database = await open(await newEmptyPlace())
		await migrateToBefore(database)
		const take = randomUUID()
		await sql`insert into takes (id, kind, offer, from_day, to_day, created_at)
			values (${take}, 'blocked', 'horses', ${`${nextYear}-02-24`}, ${`${nextYear}-02-28`}, 1)`.execute(
			database.query,
		)
		await sql`insert into taken_days (take_id, offer, day) values (${take}, 'horses', ${`${nextYear}-02-24`})`.execute(
			database.query,
		)
		await migrate(database)
		const { free } = await staysOn(database)
		expect(await free('horses', `${nextYear}-02-23`, `${nextYear}-03-02`)).toEqual(
			[...[null, 0, 0, 0, 0, 0, null]].concat(
				new Date(`${nextYear}-02-29`).getUTCMonth() === 1 ? [null] : [],
			),
		)
	})
})
