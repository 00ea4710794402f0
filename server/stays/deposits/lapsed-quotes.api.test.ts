import { expect, test } from 'vitest'
import { exportWords } from '#content/enquiries/export-words.ts'
import { letterWords } from '#content/stays/letter-words.ts'
import { addDays } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, pdf } from '#tests/helpers/deposits.ts'

const howToPay = { es: 'Nequi 300 000 0001', en: '' }

/** A quote held to the 17th that was not accepted; its deposit was to be paid by the 20th. */
async function lapsed(database: Parameters<typeof bookWithDeposit>[0]) {
	const site = await bookWithDeposit(database)
	await site.owner('PUT', '/api/stays/options', { howToPay })
	await site.offer({ heldUntil: '2026-11-17', deposit: { ...deposit, releases: true } })
	await site.delivered()
	await site.later(at('2026-11-18'))
	return site
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('a quote that has lapsed takes no receipt and asks for no money', async () => {
		const { guest, send, owner, id, paragraphs } = await lapsed(await open())
		expect(await guest()).toMatchObject({
			isHoldOver: true,
			deposit: { takesReceipts: false },
			balance: null,
			howToPay: '',
		})
		const { whatsapp } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
		expect(whatsapp).toContain('ya venció')
		const refused = await send(pdf(), 'application/pdf')
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'hold-passed'])
		// Money that comes nevertheless is marked and told, and nothing is left to pay.
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		expect(await guest()).toMatchObject({ state: 'offered', receivedPesos: 300_000, balance: null })
		expect(await paragraphs('guest')).toContain(letterWords.es.deposit.lapsed)
		expect((await owner('GET', '/api/desk/today')).body.unansweredCount).toBe(1)
	})

	test('nobody is reminded of the deposit of a lapsed quote, and it is not released', async () => {
		const { guest, letters, later } = await lapsed(await open())
		const before = [await letters('guest'), await letters('owner')]
		for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) await later(at(day))
		expect([await letters('guest'), await letters('owner')]).toEqual(before)
		expect(await guest()).toMatchObject({ state: 'offered', isHoldOver: true })
	})

	test('nobody is reminded of the deposit of a quote whose dates others have taken', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer({ heldUntil: undefined })
		await site.delivered()
		const days = { ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14' }
		const other = await site.book(days)
		await site.owner('POST', `/api/enquiries/${other.id}/confirm`, {})
		const before = [await site.letters('guest'), await site.letters('owner')]
		await site.later(at('2026-11-20'))
		expect([await site.letters('guest'), await site.letters('owner')]).toEqual(before)
		// They are free again on the next day.
		await site.owner('POST', `/api/enquiries/${other.id}/cancel`, {})
		await site.later(at('2026-11-21'))
		expect(await site.letters('guest')).toHaveLength((before[0]?.length ?? 0) + 1)
	})

	test('a lapsed quote that is made again asks for its deposit again', async () => {
		const { offer, guest, send, letters, delivered, later } = await lapsed(await open())
		await offer({ heldUntil: '2026-11-25', deposit: { ...deposit, until: '2026-11-24' } })
		await delivered()
		const { length } = await letters('guest')
		await later(at('2026-11-24'))
		expect(await letters('guest')).toHaveLength(length + 1)
		expect((await guest()).deposit.takesReceipts).toBe(true)
		expect((await send(pdf(), 'application/pdf')).statusCode).toBe(201)
	})

	test('a quote whose days are past is neither accepted nor paid, accepted before or not', async () => {
		const table = { items: [{ offer: 'table', hour: '13:00' }], DepartureDate: '2026-12-12' }
		for (const isAccepted of [false, true])
			for (const [changes, lastDay, departure] of [
				[{}, '2026-12-13', '2026-12-14'],
				[table, '2026-12-12', '2026-12-12'],
				[{ ...table, DepartureDate: '2026-12-14' }, '2026-12-12', '2026-12-14'],
			] as const) {
				const site = await bookWithDeposit(await open(), { changes })
				const { guest, send, owner, call, id, key, letters } = site
				await owner('PUT', '/api/stays/options', { howToPay })
				await site.offer({ heldUntil: undefined })
				const accept = () => call('POST', `/api/requests/${key}/accept`)
				if (isAccepted) expect((await accept()).status).toBe(200)
				await site.delivered()
				const standsOn = isAccepted ? departure : lastDay
				await site.later(at(standsOn))
				const listed = isAccepted ? 'accepted' : 'quoted'
				expect((await owner('GET', `/api/enquiries?state=${listed}`)).body.enquiries).toHaveLength(
					1,
				)
				const told = [await letters('guest'), await letters('owner')]
				await site.later(at(addDays(standsOn, 1)))
				expect(await guest()).toMatchObject({
					isHoldOver: true,
					isStayOver: true,
					deposit: { takesReceipts: false },
					balance: null,
					howToPay: '',
					actions: ['change', 'cancel', 'message'],
				})
				expect(await accept()).toMatchObject({ status: 409, body: { code: 'hold-passed' } })
				expect((await send(pdf(), 'application/pdf')).json().code).toBe('hold-passed')
				const { body } = await owner('GET', '/api/enquiries?state=expired')
				expect(body.enquiries).toMatchObject([{ id, state: 'expired' }])
				expect((await owner('GET', `/api/enquiries?state=${listed}`)).body.enquiries).toEqual([])
				const csv = String((await owner('POST', '/api/enquiries.csv', {})).body)
				expect(csv).toContain(exportWords.es.states.expired)
				const { whatsapp } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
				expect(whatsapp).toContain('ya pasaron')
				expect([await letters('guest'), await letters('owner')]).toEqual(told)
				const days = { from: '2026-12-20', to: table === changes ? '2026-12-20' : '2026-12-22' }
				const asked = await call('POST', `/api/requests/${key}/change`, days)
				expect(asked.body).toMatchObject({ state: 'received', isChangeAsked: true })
				expect((await site.offer({ ...days, heldUntil: undefined, deposit: null })).status).toBe(
					200,
				)
				expect((await accept()).status).toBe(409)
				expect(await call('POST', `/api/requests/${key}/accept`, { agreement: 2 })).toMatchObject({
					status: 200,
				})
			}
	})

	test('an accepted quote stands to the day of departure, and is confirmed on it', async () => {
		const site = await bookWithDeposit(await open())
		const { guest, owner, call, id, key } = site
		await site.offer({ heldUntil: undefined })
		expect((await call('POST', `/api/requests/${key}/accept`)).status).toBe(200)
		await site.later(at('2026-12-14'))
		const notOver = { isHoldOver: false, isStayOver: false }
		expect(await guest()).toMatchObject({ state: 'accepted', ...notOver })
		const listed = (await owner('GET', '/api/enquiries?state=accepted')).body.enquiries
		expect(listed).toMatchObject([{ id, state: 'accepted' }])
		// Another quote would be for nights that are past.
		const past = { errors: [{ field: 'to', code: 'errStayPast' }] }
		expect(await site.offer({ heldUntil: undefined })).toMatchObject({ status: 422, body: past })
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		const { status, body } = await owner('POST', `/api/enquiries/${id}/confirm`, {})
		expect(status, JSON.stringify(body)).toBe(200)
		expect(await guest()).toMatchObject({ state: 'confirmed', receivedPesos: 300_000 })
		const url = '/api/stays/arrivals?from=2026-12-14&to=2026-12-14'
		expect((await owner('GET', url)).body.departures).toMatchObject([{ request: { id } }])
	})
})
