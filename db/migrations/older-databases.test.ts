import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { migrations } from './index.ts'

const photo = { photo: 'p1', crop: 'c1' }

describeEachDatabase(({ newEmptyPlace, open }) => {
	test('rows of before get their folded addresses and the uses of their pictures', async () => {
		const database = await open(await newEmptyPlace())
		const before = Object.entries(migrations).filter(([name]) => name < '0018')
		const provider = { getMigrations: async () => Object.fromEntries(before) }
		const { error } = await new Migrator({ db: database.query, provider }).migrateToLatest()
		expect(error).toBeUndefined()
		const { query } = database
		const enquiry = {
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
		}
		await query
			.insertInto('enquiries')
			.values(enquiry as never)
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
})
