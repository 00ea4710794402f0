import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const [arrival, today, departure] = ['2026-11-25', '2026-11-26', '2026-11-27']
const at = (day: string) => Date.parse(`${day}T11:00:00-05:00`)
const slept = { offer: 'glamping', people: 3, nights: { from: arrival, to: today } }
const toCome = { offer: 'cabin', people: 3, nights: { from: today, to: departure } }
const split = { from: arrival, to: departure, people: 3, items: [slept, toCome] }

describeSampledDatabase('sqlite', ({ open }) => {
	/** A guest who has moved from a nest to the cabin after the first night. The owner then cancels by mistake. */
	async function cancelledInTheHouse() {
		const clock = { now: at('2026-11-20') }
		const database = await open()
		const site = await staysOn(database, { clock })
		await setFacts(site, { 'offers.glamping.units': 5 })
		const rates = [
			{ offer: 'glamping', season: null, pesos: 211_110 },
			{ offer: 'cabin', season: null, pesos: 600_000 },
		]
		expect((await site.owner('PUT', '/api/rates', { seasons: [], rates })).status).toBe(200)
		const { id, key } = await site.bookConfirmed(
			{
				ArrivalDate: arrival,
				DepartureDate: departure,
				Quantity: 3,
				items: [{ offer: 'glamping' }],
			},
			{ pesos: 500_000 },
		)
		clock.now = at(today)
		const later = await staysOn(database, { clock })
		const act = (action: string, body: object = {}) =>
			later.owner('POST', `/api/enquiries/${id}/${action}`, body)
		const changed = await act('confirm', { items: [{ offer: 'cabin' }], pesos: 650_000 })
		expect(changed).toMatchObject({ status: 200, body: { ...split, total: 650_000 } })
		const cancel = async () => {
			expect((await act('cancel')).status).toBe(200)
			expect(await act('reopen')).toMatchObject({ status: 200, body: { state: 'received' } })
		}
		await cancel()
		/** The owner signs in again on another day. */
		const onDay = async (day: string) => {
			clock.now = at(day)
			const { owner } = await staysOn(database, { clock })
			return (action: string, body: object = {}) =>
				owner('POST', `/api/enquiries/${id}/${action}`, body)
		}
		const taken = async () => ({
			glamping: await later.free('glamping', arrival, departure),
			cabin: await later.free('cabin', arrival, departure),
		})
		return { ...later, id, key, act, onDay, taken }
	}
	const asBefore = { glamping: [4, 5], cabin: [1, 0] }

	test(
		'a guest in the house whose booking was cancelled by mistake has the same beds and price again',
		sweep,
		async () => {
			for (const body of [{}, { pesos: 650_000 }, { samePrice: true }]) {
				const { act, taken } = await cancelledInTheHouse()
				expect(await act('confirm', body)).toMatchObject({
					status: 200,
					body: { ...split, state: 'confirmed', agreement: { total: 650_000, changes: [] } },
				})
				expect(await taken()).toEqual(asBefore)
			}
		},
	)

	test('a quote for the same stay keeps nights and people, also once it is accepted and confirmed', async () => {
		for (const isAccepted of [false, true]) {
			const { act, call, key, taken } = await cancelledInTheHouse()
			const quoted = await act('offer', { pesos: 650_000, message: '' })
			expect(quoted).toMatchObject({ status: 200, body: split })
			if (isAccepted) {
				const { number } = quoted.body.agreement
				const accepted = await call('POST', `/api/requests/${key}/accept`, { agreement: number })
				expect(accepted).toMatchObject({ status: 200, body: { ...split, state: 'accepted' } })
			}
			const agreed = { total: 650_000, changes: [] }
			expect(await act('confirm')).toMatchObject({
				status: 200,
				body: { ...split, agreement: agreed },
			})
			expect(await taken()).toEqual(asBefore)
		}
	})

	test('what the owner changes is for the nights to come, and what was slept stays', async () => {
		const { act, owner, id } = await cancelledInTheHouse()
		const longer = { from: arrival, to: '2026-11-28' }
		const tried = await owner('GET', `/api/enquiries/${id}/stay?${new URLSearchParams(longer)}`)
		const next = { ...toCome, nights: { from: today, to: longer.to } }
		const made = await act('confirm', longer)
		expect(made).toMatchObject({ status: 200, body: { items: [slept, next] } })
		const pesosOf = (lines: { pesos: number }[]) => lines.map(({ pesos }) => pesos)
		expect(pesosOf(tried.body.lines)).toEqual(pesosOf(made.body.agreement.lines))
		const back = await act('confirm', { items: [{ offer: 'glamping' }], pesos: 600_000 })
		expect(back.body.items).toMatchObject([
			slept,
			{ offer: 'glamping', nights: { from: today, to: longer.to } },
		])
	})

	test('on the day of departure the guest is still here', async () => {
		const { onDay } = await cancelledInTheHouse()
		const act = await onDay(departure)
		expect(await act('note', { text: 'Error' })).toMatchObject({
			body: { state: 'received', isStayOver: false },
		})
		expect(await act('confirm')).toMatchObject({
			status: 200,
			body: { ...split, agreement: { total: 650_000 } },
		})
	})

	test(
		'guests who did not come are confirmed on other days in the last beds they had',
		sweep,
		async () => {
			for (const day of [today, '2026-11-29']) {
				const { onDay } = await cancelledInTheHouse()
				const act = await onDay(day)
				const moved = { from: '2026-12-01', to: '2026-12-03' }
				expect(await act('confirm', { from: '2026-11-24' })).toMatchObject({ status: 422 })
				const made = await act('confirm', moved)
				expect(made).toMatchObject({
					status: 200,
					body: { ...moved, items: [{ offer: 'cabin', people: 3 }] },
				})
				expect(made.body.items).toHaveLength(1)
			}
		},
	)

	test('a booking that is reopened before its stay gets its beds, people and price back', async () => {
		const clock = { now: at('2026-11-20') }
		const { owner, bookConfirmed, free } = await staysOn(await open(), { clock })
		const stay = { ArrivalDate: arrival, DepartureDate: departure, Quantity: 3 }
		const items = [
			{ offer: 'glamping', people: 1 },
			{ offer: 'cabin', people: 2 },
		]
		const { id } = await bookConfirmed({ ...stay, items }, { pesos: 700_000 })
		const act = (action: string, body: object = {}) =>
			owner('POST', `/api/enquiries/${id}/${action}`, body)
		await act('cancel')
		await act('reopen')
		const agreed = { state: 'confirmed', items, agreement: { total: 700_000, changes: [] } }
		expect(await act('confirm')).toMatchObject({ status: 200, body: agreed })
		expect(await free('cabin', arrival, departure)).toEqual([0, 0])
	})
})
