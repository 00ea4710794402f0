import { expect, test } from 'vitest'
import { describeEachDatabase, describeSqlite } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, pdf, total } from '#tests/helpers/deposits.ts'
import { receiptForm, receiptFormType } from '#tests/helpers/guest-pages.ts'
import { beginUpload, listen, sendAndLeave } from '#tests/helpers/slow-upload.ts'
import { forgedKey } from '#tests/helpers/stays.ts'

type Booked = { id: string; key: string }

const pathOf = (key: string) => `/api/requests/${key}/receipt`
const aWhileMs = 10_000

/** A guest who is asked for a deposit, and more of them. */
async function openSite(database: Parameters<typeof bookWithDeposit>[0]) {
	const clock = { now: at('2026-11-16') }
	const site = await bookWithDeposit(database, { clock })
	await site.offer()
	const port = await listen(site.app)
	const another = async (month: number, Email = `ana${month}@example.com`) => {
		const days = ['12', '14'].map((day) => `2027-${String(month).padStart(2, '0')}-${day}`)
		const booked = await site.book({ ArrivalDate: days[0], DepartureDate: days[1], Email })
		const quote = { pesos: total, heldUntil: '2026-12-01', deposit }
		const { status } = await site.owner('POST', `/api/enquiries/${booked.id}/offer`, quote)
		expect(status).toBe(200)
		return booked
	}
	const others = (count: number) =>
		Promise.all(Array.from({ length: count }, (_, index) => another(index + 1)))
	const send = async (key = site.key, accept = 'application/json') => {
		const response = await fetch(`http://127.0.0.1:${port}${pathOf(key)}`, {
			method: 'POST',
			headers: { 'content-type': receiptFormType, accept },
			body: Uint8Array.from(receiptForm(pdf())),
			redirect: 'manual',
		})
		return { status: response.status, location: response.headers.get('location') }
	}
	const trickle = (key = '', headers = {}) => beginUpload(port, { path: pathOf(key), headers })
	/** Resolves once an upload has its place: then the same guest gets no second one. */
	const hold = async (guest: Booked | undefined, headers = {}) => {
		const both = [await trickle(guest?.key, headers), await trickle(guest?.key, headers)]
		await expect.poll(() => both.filter(isRefused).length).toBe(1)
		return both.find((it) => !isRefused(it))
	}
	return { ...site, port, clock, another, others, send, trickle, hold }
}

/** A form is led back to its page. */
const isRefused = ({ code, location }: { code: string; location: string }) =>
	`${code}${location}`.includes('already-sending')
const isStored = { status: 303, location: expect.stringContaining('done=receipt') }

describeEachDatabase(({ open }) => {
	test.each([2, 10])('%d connections that send a byte leave room for a receipt', async (count) => {
		const { others, hold, trickle, send, clock } = await openSite(await open())
		const [first, second, ...more] = await others(count)
		const slow = [await hold(first), await hold(second)]
		const refused = await Promise.all(more.map((other) => trickle(other?.key)))
		await expect.poll(() => refused.every(({ code }) => code === 'overloaded')).toBe(true)
		// While nobody is slow yet, the places are taken.
		expect(await send()).toMatchObject({ location: expect.stringContaining('=overloaded') })
		clock.now += aWhileMs
		expect(await send()).toEqual(isStored)
		const lost = { location: '', status: 408, code: 'timed-out', isClosed: true }
		await expect.poll(() => slow[0]).toEqual(lost)
		expect(slow[1]).toMatchObject({ status: 0, isClosed: false })
	})

	test('who may not send is refused before a byte of the file has come', async () => {
		const { app, another, trickle, send, key, owner } = await openSite(await open())
		const declined = await another(1)
		await owner('POST', `/api/enquiries/${declined.id}/decline`, { message: 'Lo sentimos.' })
		const address = { 'x-forwarded-for': '203.0.113.7' }
		for (let sent = 0; sent < 20; sent += 1)
			await app.inject({
				method: 'POST',
				url: pathOf(key),
				headers: { ...address, 'content-type': receiptFormType },
				payload: '--x--',
			})
		const cases = [
			[forgedKey(key), {}, '404 not-found'],
			['nobody', {}, '404 not-found'],
			[declined.key, {}, '409 wrong-state'],
			[key, address, '429 too-many-requests'],
		] as const
		const uploads = await Promise.all(
			[...cases, ...cases].map(([guest, headers]) => trickle(guest, headers)),
		)
		await expect
			.poll(() => uploads.map(({ status, code }) => `${status} ${code}`))
			.toEqual([...cases, ...cases].map(([, , refusal]) => refusal))
		expect(await send()).toEqual(isStored)
	})
})

describeSqlite(({ open }) => {
	test('a guest has one upload under way; when it is slow, the next one takes its place', async () => {
		const { hold, send, clock, id, key } = await openSite(await open())
		const first = await hold({ id, key })
		expect(await send()).toMatchObject({ location: expect.stringContaining('=already-sending') })
		clock.now += aWhileMs
		expect(await send()).toEqual(isStored)
		await expect.poll(() => first?.code).toBe('timed-out')
	})

	test('a guest with two bookings has one upload under way', async () => {
		const { another, hold, send } = await openSite(await open())
		await hold(await another(1, 'eva@example.com'))
		const { key } = await another(2, 'Eva@example.com')
		expect(await send(key)).toMatchObject({ location: expect.stringContaining('=already-sending') })
		expect(await send()).toEqual(isStored)
	})

	test('a guest who leaves while being checked holds no place', async () => {
		const { port, send, key } = await openSite(await open())
		for (let sent = 0; sent < 10; sent += 1) await sendAndLeave(port, pathOf(key))
		await expect.poll(() => send(key)).toEqual(isStored)
	})

	test('a page with scripts gets a refusal that will pass in place, and keeps the file', async () => {
		const { hold, send, id, key } = await openSite(await open())
		await hold({ id, key })
		expect(await send(key, '*/*')).toEqual({ status: 409, location: null })
		// One that stays leads back to the page, which says why.
		expect(await send('nobody', '*/*')).toMatchObject({ status: 303 })
	})

	test('a form whose place was taken leads back to the page, before its connection ends', async () => {
		const { hold, send, clock, id, key } = await openSite(await open())
		const first = await hold({ id, key }, { 'content-type': receiptFormType })
		clock.now += aWhileMs
		expect(await send()).toEqual(isStored)
		await expect.poll(() => first?.location).toBe(`/request/${key}?problem=timed-out#deposit`)
		await expect.poll(() => first?.isClosed).toBe(true)
	})
})
