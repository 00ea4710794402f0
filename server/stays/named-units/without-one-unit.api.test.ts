import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const nidos = [1, 2, 3].map((number) => ({ id: `nido-${number}`, name: `Nido ${number}` }))
const [from, between, to] = ['2027-03-10', '2027-03-12', '2027-03-14']

describeSampledDatabase('sqlite', ({ open }) => {
	test('a stay for which no one unit is free every night is confirmed with a warning, and is once in each feed', async () => {
		const clock = { now: Date.parse('2026-11-17T15:00:00Z') }
		const { owner, call, book } = await staysOn(await open(), { clock })
		const changes = [{ path: 'offers.glamping.units', value: 3 }]
		await owner('PATCH', '/api/content/facts', { changes })
		await owner('POST', '/api/content/publish')
		expect((await owner('PUT', '/api/units', { units: { glamping: nidos } })).status).toBe(200)
		const confirmed = async (units: number, stay: { from: string; to: string }) => {
			const dates = { ArrivalDate: stay.from, DepartureDate: stay.to }
			const { id } = await book({ ...dates, items: [{ offer: 'glamping', units }] })
			const { status, body } = await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 1 })
			expect(status).toBe(200)
			return { id, warnings: body.warnings.filter(isAboutUnits) }
		}
		const isAboutUnits = ({ about }: { about: string }) => about === 'no-unit'
		// Nido 2 is free on the first nights only, Nido 1 on the last ones only, Nido 3 on all of them.
		const first = await confirmed(1, { from, to: between })
		const other = await confirmed(1, { from: between, to })
		expect([...first.warnings, ...other.warnings]).toEqual([])
		const second = await confirmed(1, { from: between, to })
		await owner('POST', `/api/enquiries/${other.id}/cancel`)
		const scattered = await confirmed(2, { from, to })
		expect(scattered.warnings).toEqual([
			{ about: 'no-unit', offer: 'glamping', from, to, units: 1 },
		])
		// Other days that the owner tries out take nothing yet.
		const tried = await owner(
			'GET',
			`/api/enquiries/${scattered.id}/stay?from=2027-04-01&to=2027-04-02`,
		)
		expect(tried.body.warnings.filter(isAboutUnits)).toEqual([])

		const { unitFeeds } = (await owner('GET', '/api/calendars')).body
		for (const { unit, url } of unitFeeds as { unit: { id: string }; url: string }[]) {
			const { body } = await call('GET', new URL(url).pathname)
			const long = String(body).match(/DTEND;VALUE=DATE:20270314/g) ?? []
			const begun = String(body).match(/DTSTART;VALUE=DATE:20270310/g) ?? []
			expect([unit.id, begun.length]).toEqual([unit.id, unit.id === 'nido-1' ? 2 : 1])
			expect([unit.id, long.length]).toEqual([unit.id, unit.id === 'nido-2' ? 2 : 1])
		}
		// A unit that is free on all nights again takes the missing part.
		await owner('POST', `/api/enquiries/${second.id}/cancel`)
		const again = await owner('POST', `/api/enquiries/${scattered.id}/confirm`, { pesos: 2 })
		expect(again.body.warnings.filter(isAboutUnits)).toEqual([])
	})

	test('a stay without a unit gets the first that is free on all of its nights, whatever frees it', async () => {
		const clock = { now: Date.parse('2026-11-17T15:00:00Z') }
		const database = await open()
		const { owner, book } = await staysOn(database, { clock })
		const changes = [{ path: 'offers.glamping.units', value: 3 }]
		await owner('PATCH', '/api/content/facts', { changes })
		await owner('POST', '/api/content/publish')
		expect((await owner('PUT', '/api/units', { units: { glamping: nidos } })).status).toBe(200)
		const requested = async () => {
			const dates = { ArrivalDate: from, DepartureDate: to }
			return (await book({ ...dates, items: [{ offer: 'glamping' }] })).id
		}
		const act = async (id: string, action: string, body: object) => {
			const { status } = await owner('POST', `/api/enquiries/${id}/${action}`, body)
			expect(status).toBe(200)
		}
		const named = async (call = owner) => {
			const { body } = await call('GET', `/api/stays?from=${from}&to=${to}`)
			const names = body.stays.flatMap(({ unitNames }: { unitNames: string[] }) => unitNames)
			return { takes: body.stays.length, names: names.sort() }
		}
		const all = nidos.map(({ name }) => name)
		const [moved, cancelled, held] = [await requested(), await requested(), await requested()]
		await act(moved, 'confirm', { pesos: 1 })
		await act(cancelled, 'confirm', { pesos: 1 })
		await act(held, 'offer', { pesos: 1, heldUntil: '2026-11-17' })
		const waiting = [await requested(), await requested(), await requested(), await requested()]
		for (const id of waiting) await act(id, 'confirm', { pesos: 1, anyway: 'son primos' })
		expect(await named()).toEqual({ takes: 7, names: all })
		await act(cancelled, 'cancel', {})
		expect(await named()).toEqual({ takes: 6, names: all })
		await act(moved, 'confirm', { from: '2027-04-10', to: '2027-04-14', pesos: 1 })
		expect(await named()).toEqual({ takes: 5, names: all })
		clock.now = Date.parse('2026-11-18T15:00:00Z')
		const nextDay = await staysOn(database, { clock })
		await expect.poll(() => named(nextDay.owner)).toEqual({ takes: 4, names: all })
	})
})
