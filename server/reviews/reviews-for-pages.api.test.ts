import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { privacyVersion } from '#content/pages/privacy.ts'
import { sampleReviews } from '#content/reviews/sample-reviews.ts'
import type { Database } from '#db/connect.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { createBackend } from '#server/backend.ts'
import { readConfig } from '#server/config.ts'
import { holdLastPublished } from '#server/editing/last-published.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { seedSampleReviews } from './sample-reviews.ts'

const silence = { info() {}, warn() {}, error() {} }
const visitor = { address: '203.0.113.1' }
const draft = { name: 'Ana', evaluation: '4', message: 'La trucha, deliciosa', consent: 'on' }

function reviewsOf(database: Database, clock = { now: Date.now() }) {
	const config = readConfig({})
	const published = holdLastPublished({ database, log: silence, onChange() {} })
	const backend = createBackend({
		config,
		database,
		published,
		onPagesChanged: () => {},
		log: silence,
		now: () => clock.now,
	})
	return { pages: backend.reviewsForPages, service: backend.reviews, clock }
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('an empty new database gets the ten sample reviews, shown in the page’s language', async () => {
		const database = await open()
		await seedSampleReviews(database, Date.now())
		const { pages } = reviewsOf(database)
		for (const locale of ['es', 'en'] as const) {
			const shown = await pages.load({ locale, limit: 50 })
			expect(shown.isDegraded).toBe(false)
			expect(
				shown.reviews.map(({ name, evaluation, message }) => ({ name, evaluation, message })),
			).toEqual(
				sampleReviews.map(({ name, evaluation, message }) => ({
					name,
					evaluation,
					message: message[locale],
				})),
			)
			expect(shown.reviews.every(({ isExample }) => isExample)).toBe(true)
			expect(shown.summary).toMatchObject({ count: 10, isExample: true })
		}
	})

	test('deleted sample reviews stay deleted, and a database with reviews gets none', async () => {
		const emptied = await open()
		await seedSampleReviews(emptied, Date.now())
		await emptied.query.deleteFrom('reviews').execute()
		await seedSampleReviews(emptied, Date.now())
		expect((await reviewsOf(emptied).pages.load({ locale: 'es', limit: 50 })).reviews).toEqual([])

		const used = await open()
		const { pages } = reviewsOf(used)
		await pages.submit(draft, visitor)
		await seedSampleReviews(used, Date.now())
		expect((await pages.load({ locale: 'es', limit: 50 })).reviews).toHaveLength(1)
	})

	test('processes that start at once add the sample reviews once', async () => {
		const database = await open()
		await Promise.all([1, 2, 3].map(() => seedSampleReviews(database, Date.now())))
		expect(
			(await reviewsOf(database).service.list({ locale: 'es', limit: 50 })).reviews,
		).toHaveLength(10)
	})

	test('average and distribution count real reviews only, also after deletions', async () => {
		const database = await open()
		await seedSampleReviews(database, Date.now())
		const { service, pages } = reviewsOf(database)
		for (const evaluation of [4, 0])
			await pages.submit({ ...draft, evaluation, message: `Número ${Math.random()}` }, visitor)
		const summary = { count: 2, average: 3, distribution: [1, 0, 0, 0, 1], isExample: false }
		expect(await service.summary()).toEqual(summary)

		const { reviews } = await service.list({ locale: 'es', limit: 50 })
		const poor = String(reviews.find(({ evaluation }) => evaluation === 0)?._id)
		await service.remove(poor)
		await service.remove('sample-01')
		expect(await service.summary()).toMatchObject({ count: 1, distribution: [0, 0, 0, 0, 1] })
		await service.restore(poor, 'es')
		await service.restore('sample-01', 'es')
		expect(await service.summary()).toEqual(summary)
	})

	test('the third real review retires the samples, and deleting real ones does not bring them back', async () => {
		const database = await open()
		await seedSampleReviews(database, Date.now())
		const { service, pages } = reviewsOf(database)
		const shown = async () => {
			const [page, latest] = await Promise.all([
				pages.load({ locale: 'en', limit: 50 }),
				pages.latest({ locale: 'en', limit: 50 }),
			])
			expect(latest.reviews).toEqual(page.reviews)
			return page.reviews
		}
		for (const message of ['One', 'Two']) await pages.submit({ ...draft, message }, visitor)
		expect((await shown()).map(({ isExample }) => isExample)).toEqual([
			...[false, false],
			...sampleReviews.map(() => true),
		])
		// A repeated post is not a third review.
		await pages.submit({ ...draft, message: 'Two' }, visitor)
		expect(await shown()).toHaveLength(12)

		await pages.submit({ ...draft, message: 'Three' }, visitor)
		const real = await shown()
		expect(real.map(({ message }) => message).toSorted()).toEqual(['One', 'Three', 'Two'])
		for (const { _id } of real) await service.remove(_id)
		await seedSampleReviews(database, Date.now())
		await expect(service.restore('sample-01', 'es')).rejects.toThrow()
		expect(await shown()).toEqual([])
		expect(await service.summary()).toMatchObject({ count: 0, isExample: false })
	})

	test('without reviews there is no average', async () => {
		expect(await reviewsOf(await open()).service.summary()).toEqual({
			count: 0,
			average: null,
			distribution: [0, 0, 0, 0, 0],
			isExample: false,
		})
	})

	test('the page’s form requires name and consent, and the consent is stored', async () => {
		const database = await open()
		const { pages } = reviewsOf(database)
		const refused = await pages.submit({ ...draft, name: ' ', consent: undefined }, visitor)
		expect(refused).toEqual({
			ok: false,
			code: 'invalid-input',
			errors: [
				{ field: 'name', code: 'nameRequired' },
				{ field: 'consent', code: 'consentRequired' },
			],
		})
		const accepted = await pages.submit({ ...draft, language: 'en', website: '' }, visitor)
		expect(accepted).toMatchObject({
			ok: true,
			isNew: true,
			review: { name: 'Ana', evaluation: 4 },
		})
		expect(await database.query.selectFrom('reviews').selectAll().execute()).toMatchObject([
			{ consent_version: privacyVersion, language: 'en', created_at: expect.any(Number) },
		])
	})

	test('a refused form comes back with its error codes', async () => {
		const { pages } = reviewsOf(await open())
		expect(await pages.submit({ ...draft, website: 'x' }, visitor)).toMatchObject({
			ok: false,
			code: 'challenge-required',
			challenge: { parameters: {} },
		})
		for (let index = 0; index < 10; index += 1)
			await pages.submit({ ...draft, message: `Número ${index}` }, visitor)
		const refused = await pages.submit({ ...draft, message: 'Una más' }, visitor)
		expect(refused).toMatchObject({ ok: false, code: 'too-many-requests' })
	})

	test('an unknown `before` in the address shows the first page', async () => {
		const database = await open()
		await seedSampleReviews(database, Date.now())
		const { pages } = reviewsOf(database)
		const shown = await pages.load({ locale: 'es', limit: 5, before: '<script>' })
		expect(shown).toMatchObject({ isDegraded: false, next: 'sample-05' })
		const second = await pages.load({ locale: 'es', limit: 5, before: shown.next })
		expect(second).toMatchObject({
			reviews: [{ _id: 'sample-06' }, {}, {}, {}, {}],
			next: undefined,
		})
	})

	test('when reviews cannot be read, pages show the labelled sample reviews and are not cached', async () => {
		const database = await open()
		const { pages } = reviewsOf(database)
		await sql`drop table reviews`.execute(database.query)
		const shown = await pages.load({ locale: 'en', limit: 50 })
		expect(shown).toMatchObject({ isDegraded: true, summary: { count: 10, isExample: true } })
		expect(shown.reviews).toHaveLength(10)
		expect(shown.reviews[0]).toMatchObject({
			isExample: true,
			message: sampleReviews[0]?.message.en,
		})
		const latest = await pages.latest({ locale: 'es', limit: 3 })
		expect(latest).toMatchObject({ isDegraded: true, reviews: [{ isExample: true }, {}, {}] })
		expect(await pages.submit(draft, visitor)).toMatchObject({ ok: false })
	})

	test('when reviews cannot be read, a browser that changes to the carousel’s page gets the ten samples', async () => {
		const database = await open()
		await sql`drop table reviews`.execute(database.query)
		const app = await buildTestApp(database)
		for (const locale of locales) {
			const response = await app.inject({ url: localizePath('/who-are-we', locale) })
			expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
			const missing = sampleReviews.filter(
				({ message }) => !response.body.includes(JSON.stringify(message[locale]).slice(1, -1)),
			)
			expect(missing).toEqual([])
		}
	})
})
