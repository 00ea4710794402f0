import { expect, test } from 'vitest'
import { exportWords } from '#content/enquiries/export-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { listedStates } from '#domain/enquiries/list-state.ts'
import { locales } from '#domain/locale.ts'
import { times } from '#domain/text/numbers.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const today = dayInBogota(Date.now())
const day = (text: string) => `${nextYear}-${text}`

/** Each line of a spreadsheet, by its headings. */
function rowsOf(csv: string): Record<string, string | undefined>[] {
	const [headings = [], ...lines] = csv
		.slice(1)
		.trim()
		.split('\r\n')
		.map((line) => line.slice(1, -1).split(/"[;,]"/))
	return lines.map((cells) =>
		Object.fromEntries(headings.map((heading, index) => [heading, cells[index]])),
	)
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('the list shows and filters by where a request stands, with what was agreed', async () => {
		const database = await open()
		const { call, owner, book } = await staysOn(database)
		const month = (count: number) => String(count).padStart(2, '0')
		const booked = async (count: number) =>
			await book({
				ArrivalDate: day(`${month(count)}-12`),
				DepartureDate: day(`${month(count)}-14`),
			})
		const offer = { pesos: 700_000, message: '' }
		const steps: Record<
			string,
			['offer' | 'accept' | 'change' | 'confirm' | 'decline' | 'cancel', object?][]
		> = {
			new: [],
			quoted: [['offer']],
			accepted: [['offer'], ['accept']],
			'change-asked': [['offer'], ['accept'], ['change', { text: 'Uno más' }]],
			confirmed: [['offer'], ['confirm', { to: day('05-15'), pesos: 900_000 }]],
			declined: [['decline']],
			cancelled: [['cancel']],
			// Held for a day that is past.
			expired: [['offer'], ['offer', { ...offer, heldUntil: today }]],
		}
		const ids = new Map<string, string>()
		for (const [index, [state, actions]] of Object.entries(steps).entries()) {
			const { id, key } = await booked(index + 1)
			ids.set(state, id)
			for (const [action, body = offer] of actions) {
				const isGuests = action === 'accept' || action === 'change'
				const done = isGuests
					? await call('POST', `/api/requests/${key}/${action}`, body)
					: await owner('POST', `/api/enquiries/${id}/${action}`, body)
				expect(done.status, `${state}: ${action}`).toBe(200)
			}
		}
		await database.query
			.updateTable('agreements')
			.set({ held_until: addDays(today, -1) })
			.where('held_until', '=', today)
			.execute()
		for (const state of ['new', ...listedStates]) {
			const { body } = await owner('GET', `/api/enquiries?state=${state}`)
			expect(body.enquiries, state).toMatchObject([{ id: ids.get(state), state }])
		}
		// The spreadsheet names the same states, in its language.
		for (const language of locales) {
			const { headings, states } = exportWords[language]
			const rows = rowsOf(String((await owner('POST', '/api/enquiries.csv', { language })).body))
			const told = rows.map((row) => row[headings.state]).sort()
			const expected = (['new', ...listedStates] as const).map((state) => states[state]).sort()
			expect(told).toEqual(expected)
			const confirmedRow = rows.find((row) => row[headings.state] === states.confirmed)
			expect(confirmedRow?.[headings.mark]).toBe(states.answered)
		}
		const [confirmed] = (await owner('GET', '/api/enquiries?state=confirmed')).body.enquiries
		expect(confirmed).toMatchObject({
			from: day('05-12'),
			to: day('05-15'),
			total: 900_000,
			mark: 'answered',
			items: [{ offer: 'cabin', words: times(offerWords.es.cabin.name, 1) }],
		})
		// A mark alone changes nothing of it.
		await owner('PATCH', `/api/enquiries/${ids.get('confirmed')}`, { state: 'archived' })
		const { body } = await owner('GET', '/api/enquiries?state=confirmed')
		expect(body.enquiries).toMatchObject([{ state: 'confirmed', mark: 'archived' }])
	})

	test('the spreadsheet says what is booked, for whom, and at what price', async () => {
		const { owner, bookConfirmed } = await staysOn(await open())
		const items = [{ offer: 'cabin' }, { offer: 'table', hour: '13:00', day: day('12-13') }]
		await bookConfirmed({ items, adults: 2, children: [4, 7] }, { pesos: 900_000 })
		const csv = String((await owner('POST', '/api/enquiries.csv', {})).body)
		const [row] = rowsOf(csv)
		const { headings: named, states } = exportWords.es
		expect(row).toMatchObject({
			[named.items]: `${offerWords.es.cabin.name} × 1; ${offerWords.es.table.name} × 1, 13 de diciembre, 13:00`,
			[named.adults]: '2',
			[named.children]: '4, 7',
			[named.state]: states.confirmed,
			[named.price]: '900000',
		})
	})
})
