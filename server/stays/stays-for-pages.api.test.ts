import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { readSiteVersion } from '#db/site-version.ts'
import { createBackend } from '#server/backend.ts'
import { readConfig } from '#server/config.ts'
import { holdLastPublished } from '#server/editing/last-published.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear, silentLog } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

describeSampledDatabase('sqlite', ({ open }) => {
	async function setUp() {
		const database = await open()
		const site = await staysOn(database)
		const published = holdLastPublished({ database, log: silentLog, onChange() {} })
		const backend = createBackend({
			config: readConfig({}),
			database,
			published,
			log: silentLog,
			onPagesChanged() {},
			fetchFeed: async () => '',
		})
		await backend.rates.reload()
		return { ...site, database, backend, pages: backend.staysForPages }
	}

	test('pages get months, prices, an estimate and full days without scripts', async () => {
		const { owner, pages, backend } = await setUp()
		await owner('POST', '/api/blocks', {
			offer: 'cabin',
			from: `${nextYear}-02-27`,
			to: `${nextYear}-03-02`,
		})
		const months = await pages.months('cabin', { from: `${nextYear}-02`, count: 2 })
		expect(months?.map(({ month, days }) => [month, days.length])).toEqual([
			[`${nextYear}-02`, 28],
			[`${nextYear}-03`, 31],
		])
		expect(months?.[0]?.days.slice(-3).map(({ level }) => level)).toEqual(['free', 'full', 'full'])
		const stay = { from: `${nextYear}-03-01`, to: `${nextYear}-03-03` }
		const items = [
			{ offer: 'cabin' as const, units: 1, hour: null },
			{ offer: 'camping' as const, units: 2, hour: null },
		]
		// No more than this: the rest would be sent to everybody who asks for an estimate.
		expect(await pages.fullDays({ items, ...stay, people: 3 })).toEqual([
			{ offer: 'cabin', day: `${nextYear}-03-01` },
		])
		expect(pages.prices('cabin')).toEqual([])
		expect(pages.prices('camping')).toEqual([{ season: null, pesos: 25_000, minNights: 1 }])
		expect(pages.estimate({ items, ...stay, people: 3 })).toMatchObject({
			pesos: 50_000,
			isPartial: true,
			// Two in the cabin, and one camper for two nights.
			items: [
				{ pesos: null, people: 2 },
				{ pesos: 50_000, people: 1 },
			],
		})
		const pesosOf = async (offer: 'cabin' | 'camping', from: string) =>
			(await pages.months(offer, { from, count: 1 }))?.[0]?.days.map(({ pesos }) => pesos)
		expect(new Set(await pesosOf('cabin', `${nextYear}-03`))).toEqual(new Set([null]))
		expect(new Set(await pesosOf('camping', `${nextYear}-03`))).toEqual(new Set([25_000]))
		const name = { es: 'Alta', en: 'High' }
		const rates = [
			{ offer: 'camping', season: 'high', pesos: 40_000 },
			{ offer: 'camping', season: null, pesos: 30_000 },
		]
		const seasons = [{ id: 'high', name, from: '12-15', to: '01-10', minNights: 2 }]
		await owner('PUT', '/api/rates', { seasons, rates })
		await backend.rates.reload()
		expect(pages.prices('camping')).toEqual([
			{ season: { name, from: '12-15', to: '01-10' }, pesos: 40_000, minNights: 2 },
			{ season: null, pesos: 30_000, minNights: 1 },
		])
		// One truth: the words of pages name the same price.
		expect(backend.withRates(facts).campingPesos).toBe(30_000)
		// The form for rates tells what the facts say.
		expect(pages.figures().find(({ id }) => id === 'camping')?.pesos).toBe(25_000)
	})

	test('blocks, rates and confirmations make pages render again; reading does not', async () => {
		const { owner, book, database, bookConfirmed } = await setUp()
		const { id } = await book()
		const moves = async (change: () => Promise<unknown>) => {
			const before = await readSiteVersion(database)
			await change()
			return (await readSiteVersion(database)) > before
		}
		const block = { offer: 'cabin', from: `${nextYear}-02-27`, to: `${nextYear}-03-02` }
		expect(await moves(() => owner('POST', '/api/blocks', block))).toBe(true)
		expect(await moves(() => owner('PUT', '/api/rates', { seasons: [], rates: [] }))).toBe(true)
		expect(await moves(() => owner('POST', `/api/enquiries/${id}/confirm`))).toBe(true)
		expect(await moves(() => owner('GET', `/api/enquiries/${id}/stay`))).toBe(false)
		// The units of a deleted person are free again, in the pages of every process.
		expect(await moves(() => owner('DELETE', `/api/enquiries/${id}`))).toBe(true)
		await bookConfirmed()
		expect(await moves(() => owner('DELETE', '/api/enquiries', { email: 'ana@example.com' }))).toBe(
			true,
		)
	})

	test('a guest’s key opens the request for its page, and a wrong one opens nothing', async () => {
		const { book, pages, database } = await setUp()
		const { key } = await book()
		const visitor = { address: '203.0.113.9' }
		const unknown = { ok: false, code: 'not-found' }
		expect(await pages.find(key)).toMatchObject({ ok: true, request: { state: 'received' } })
		expect(await pages.find('x')).toMatchObject(unknown)
		expect(await pages.act(key, 'message', { text: '' }, visitor)).toMatchObject({
			ok: false,
			code: 'invalid-input',
			errors: [{ field: 'text', code: 'errText' }],
		})
		expect(await pages.act(key, 'cancel', { text: '' }, visitor)).toEqual({
			ok: true,
			done: 'cancel',
		})
		expect(await pages.find(key)).toMatchObject({ ok: true, request: { state: 'cancelled' } })
		expect(await pages.deleteData(key)).toEqual({ ok: true })
		expect(await pages.find(key)).toMatchObject(unknown)
		expect(await database.query.selectFrom('enquiries').selectAll().execute()).toEqual([])
	})
})
