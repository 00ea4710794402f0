import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import type { EnquiriesTable } from '#db/tables.ts'
import { mostPesos } from '#domain/text/money.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { migrations } from './index.ts'

const anEnquiry = {
	id: 'a',
	kind: 'contact',
	content_hash: 'a',
	name: 'José',
	email: 'JOSÉ@Example.com',
	phone: '1',
	message: '',
	language: 'es',
	consent_version: '1',
	consent_at: 1,
	state: 'new',
	created_at: 1,
} as const

const photo = { photo: 'p1', crop: 'c1' }

describeEachDatabase(({ newEmptyPlace, open }) => {
	async function openBefore(migration: string) {
		const database = await open(await newEmptyPlace())
		const before = Object.entries(migrations).filter(([name]) => name < migration)
		const provider = { getMigrations: async () => Object.fromEntries(before) }
		const { error } = await new Migrator({ db: database.query, provider }).migrateToLatest()
		expect(error).toBeUndefined()
		return database
	}

	test('existing rows get their folded addresses and the uses of their pictures', async () => {
		const database = await openBefore('0018')
		const { query } = database
		await query
			.insertInto('enquiries')
			.values(anEnquiry as never)
			.execute()
		const entry = { document: 'photos', path: 'dessert', locale: '', value: photo, base: null }
		await query
			.insertInto('content_versions')
			.values({ version: 3, published_at: 1, entries: JSON.stringify([entry]), changes: '[]' })
			.execute()
		const draft = { ...entry, value: JSON.stringify({ photo: 'p2', crop: 'c2' }), base: 'null' }
		await query
			.insertInto('content_drafts')
			.values({ ...draft, locale: '', changed_at: 1 })
			.execute()
		const drawn = JSON.stringify({
			logo: { key: 'k', name: 'logo.svg' },
			card: { key: 'k', name: '' },
		})
		await query.insertInto('settings').values({ name: 'drawn-pictures', value: drawn }).execute()

		await migrate(database)
		expect(await query.selectFrom('enquiries').select('email_folded').execute()).toEqual([
			{ email_folded: 'josé@example.com' },
		])
		const uses = await query.selectFrom('picture_uses').selectAll().orderBy('reference').execute()
		expect(uses).toEqual([
			{ reference: 'c1', holder: 'version/3', is_public: 1 },
			{ reference: 'c2', holder: 'draft/dessert', is_public: 0 },
			{ reference: 'logo.svg', holder: 'drawn', is_public: 1 },
			{ reference: 'p1', holder: 'version/3', is_public: 0 },
			{ reference: 'p2', holder: 'draft/dessert', is_public: 0 },
		])
	})

	test('existing bookings by phone become agreements as they are', async () => {
		const database = await openBefore('0034')
		const { query } = database
		const take = {
			kind: 'phone',
			held_until: null,
			note: null,
			guest: 'Rosa',
			phone: null,
			people: 5,
			enquiry_id: null,
			calendar_id: null,
			person: 'Ana',
			created_at: 7,
		} as const
		const days = { from_day: '2027-03-01', to_day: '2027-03-03' }
		const dinner = { offer: 'table', from_day: '2027-03-02', to_day: '2027-03-02', units: 1 }
		await query
			.insertInto('takes')
			.values([
				{ ...take, id: 'b', ...dinner, hour: '13:00', booking_id: 'a', pesos: null },
				{ ...take, id: 'a', offer: 'cabin', ...days, units: null, hour: null, pesos: 900_000 },
				{ ...take, id: 'c', offer: 'glamping', ...days, units: 2, hour: null, people: null },
				{ ...take, id: 'd', kind: 'blocked', offer: 'camping', ...days, units: null, hour: null },
			])
			.execute()
		const takes = await query.selectFrom('takes').selectAll().orderBy('id').execute()

		await migrate(database)
		// Later columns are added to them, and nothing else.
		expect(await query.selectFrom('takes').selectAll().orderBy('id').execute()).toMatchObject(takes)
		const rows = await query
			.selectFrom('phone_agreements')
			.selectAll()
			.orderBy('booking_id')
			.execute()
		const nights = { from: '2027-03-01', to: '2027-03-03', hour: null }
		const evening = { from: '2027-03-02', to: '2027-03-02', hour: '13:00' }
		expect(rows.map(({ terms, ...row }) => ({ ...row, ...JSON.parse(terms) }))).toEqual([
			{
				booking_id: 'a',
				number: 1,
				at: 7,
				person: 'Ana',
				total: 900_000,
				items: [
					{ offer: 'cabin', units: null, ...nights },
					{ offer: 'table', units: 1, ...evening },
				],
				people: 5,
				changes: [],
			},
			{
				booking_id: 'c',
				number: 1,
				at: 7,
				person: 'Ana',
				total: null,
				items: [{ offer: 'glamping', units: 2, ...nights }],
				people: null,
				changes: [],
			},
		])
	})

	test('amounts in the history of a request stay as they are, and may be larger', async () => {
		const database = await openBefore('0042')
		const { query } = database
		const enquiry = { ...anEnquiry, email_folded: 'a', reference: 'a' } as EnquiriesTable
		await query.insertInto('enquiries').values(enquiry).execute()
		const entry = { enquiry_id: anEnquiry.id, at: 1, by: 'owner', action: 'offer' } as const
		const add = (id: string, pesos: number | null) =>
			query
				.insertInto('stay_history')
				.values({ ...entry, id, pesos, text: '' })
				.execute()
		await add('a', 2 ** 31 - 1)
		await add('b', null)

		await migrate(database)
		await add('c', mostPesos)
		const rows = await query.selectFrom('stay_history').select('pesos').orderBy('id').execute()
		expect(rows.map(({ pesos }) => pesos)).toEqual([2 ** 31 - 1, null, mostPesos])
	})
})
