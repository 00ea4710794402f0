import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { offersOf } from '#domain/stays/offer.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { replaceUnitsOf } from './take-units.ts'

const nests = [1, 2].map((number) => ({ id: `nido-${number}`, name: `Nido ${number}` }))
const [from, to] = ['2027-03-10', '2027-03-12']
const clock = { now: Date.parse('2026-11-17T15:00:00Z') }

describeSampledDatabase('postgres', ({ kind, newPlace, open }) => {
	/** Two nests, and three stays on the same nights: the third waits for a nest. */
	async function oneWaits() {
		const place = await newPlace()
		const database = await open(place)
		const site = await staysOn(database, { clock })
		await setFacts(site, { 'offers.glamping.units': 2, 'offers.camping.units': 9 })
		await site.owner('PUT', '/api/units', { units: { glamping: nests } })
		const requested = async () =>
			await site.book({ ArrivalDate: from, DepartureDate: to, items: [{ offer: 'glamping' }] })
		const act = (id: string, action: string, body: object = {}) =>
			site.owner('POST', `/api/enquiries/${id}/${action}`, body)
		const first = await requested()
		await act(first.id, 'offer', { pesos: 1, heldUntil: '2026-12-01' })
		await act((await requested()).id, 'confirm', { pesos: 1 })
		const waiting = await requested()
		await act(waiting.id, 'confirm', { pesos: 1, anyway: 'son primos' })
		const unitsOf = async (id: string) => {
			const { stays } = (await site.owner('GET', `/api/stays?from=${from}&to=${to}`)).body
			const own = stays.filter((it: { request: { id: string } }) => it.request.id === id)
			return own.flatMap(({ unitNames }: { unitNames: string[] }) => unitNames)
		}
		expect(await unitsOf(waiting.id)).toEqual([])
		return { ...site, place, database, act, first, waiting, unitsOf }
	}

	test('a guest who deletes a request that was held leaves its unit to who waits for one', async () => {
		const { call, first, waiting, unitsOf } = await oneWaits()
		expect((await call('DELETE', `/api/requests/${first.key}`)).status).toBe(200)
		expect(await unitsOf(waiting.id)).toEqual(['Nido 1'])
	})

	test('of two that are called off at once, neither fails because the other would have had its unit', async () => {
		const { database, first, waiting } = await oneWaits()
		const context = { offers: offersOf(facts), today: '2026-11-17' }
		const isGone = Promise.withResolvers<void>()
		const release = (id: string, then?: () => Promise<void>) =>
			database.query.transaction().execute(async (transaction) => {
				await replaceUnitsOf(transaction, { enquiryId: id }, undefined, context)
				await then?.()
			})
		const one = release(waiting.id, async () => {
			isGone.resolve()
			await new Promise((resolve) => setTimeout(resolve, 500))
		})
		await isGone.promise
		await Promise.all([one, release(first.id)])
	})

	test.runIf(kind === 'postgres')(
		'whoever names units and whoever books several offers do not wait for each other',
		async () => {
			const { owner, place, database, book } = await oneWaits()
			const other = await staysOn(await open(place), { clock })
			const { id } = await book({
				ArrivalDate: from,
				DepartureDate: to,
				items: [{ offer: 'camping' }, { offer: 'glamping' }],
			})
			const lock = async (name: string) => {
				const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
				const done = database.query.transaction().execute(async (transaction) => {
					await sql`select pg_advisory_xact_lock(hashtextextended(${`units of ${name}`}, 0))`.execute(
						transaction,
					)
					held.resolve()
					await free.promise
				})
				await held.promise
				return async () => {
					free.resolve()
					await done
				}
			}
			const waits = (count: number) =>
				expect
					.poll(async () => {
						const { rows } =
							await sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
								database.query,
							)
						return rows.length
					})
					.toBe(count)
			const [freeNests, freeTents] = [await lock('glamping'), await lock('camping')]
			const confirmed = owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 1, anyway: 'cabe' })
			await waits(1)
			const named = other.owner('PUT', '/api/units', {
				units: { glamping: nests, camping: [{ id: 'lote', name: 'Lote' }] },
			})
			await waits(2)
			await freeNests()
			await new Promise((resolve) => setTimeout(resolve, 200))
			await freeTents()
			expect((await named).status).toBe(200)
			expect((await confirmed).status).toBe(200)
		},
	)
})
