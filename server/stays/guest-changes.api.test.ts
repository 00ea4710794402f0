import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { addDays, formatDay } from '#domain/time/dates.ts'
import {
	arrival,
	bookCabin,
	departure,
	siteForGuests,
	siteWithBooking,
	textOf,
	today,
} from '#tests/helpers/guest-pages.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

test('a requested change is shown as long as it waits for a reply', async () => {
	const { asOwner, post, page, at, address } = await siteWithBooking()
	// A quote may still be accepted, and the page says what becomes of the change then.
	await asOwner('POST', `${at}/offer`, { pesos: 900_000, message: '' })
	const isQuoteTold = async () => textOf(await page(address)).includes(requestWords.es.quoteStays)
	expect(await isQuoteTold()).toBe(false)
	await post(address, { action: 'change', people: '6' })
	expect(await isQuoteTold()).toBe(true)
	await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })
	expect(await isQuoteTold()).toBe(false)
	const isTold = async () => textOf(await page(address)).includes(requestWords.es.changeWaits)
	expect(await isTold()).toBe(false)
	await post(address, { action: 'change', people: '5' })
	expect(await isTold()).toBe(true)
	await asOwner('POST', `${at}/confirm`, { pesos: 950_000 })
	expect(await isTold()).toBe(false)
})

test('a change that the owner did not grant is answered on the page, in the owner’s words', async () => {
	const { asOwner, post, page, at, address } = await siteWithBooking()
	await asOwner('POST', `${at}/confirm`, { pesos: 900_000, message: 'Claro que sí.' })
	await post(address, { action: 'change', people: '6' })
	await asOwner('POST', `${at}/confirm`, { message: 'Para seis no hay camas.' })
	const shown = async () => textOf(await page(address))
	// Without it, the words of what was agreed would read as the reply.
	expect(await shown()).toContain(`${letterWords.es.changes.none} Para seis no hay camas.`)
	await post(address, { action: 'message', text: 'Entendido.' })
	expect(await shown()).not.toContain(letterWords.es.changes.none)
})

test('a second change begins with the first, and both sides read all that waits', async () => {
	const { asOwner, post, page, at, address } = await siteWithBooking({ Quantity: 5 })
	const fields = (html: string) =>
		Object.fromEntries(
			['from', 'to', 'people'].map((name) => [
				name,
				new RegExp(`id="wanted-${name}"[^>]* value="([^"]*)"`).exec(html)?.[1],
			]),
		)
	const asBooked = { from: arrival, to: departure, people: '5' }
	await asOwner('POST', `${at}/offer`, { pesos: 900_000, message: '' })
	expect(fields(await page(address))).toEqual(asBooked)
	for (const isConfirmed of [false, true]) {
		if (isConfirmed) await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })
		await post(address, { action: 'change', ...asBooked, people: '6' })
		const begun = fields(await page(address))
		expect(begun).toEqual({ ...asBooked, people: '6' })
		const to = addDays(departure, 1)
		await post(address, { action: 'change', ...begun, to })
		const wanted = { from: arrival, to, people: 6 }
		const { asked, history } = (await asOwner('GET', `${at}/stay`)).json()
		expect(asked.change).toMatchObject(wanted)
		const said = `Salida: ${formatDay(to, 'es')}\nPersonas: 6`
		expect(history.at(-1)).toMatchObject({ action: 'change', text: said })
		// Above the history too.
		const inHistory = history.filter(({ text }: { text: string }) => text === said).length
		for (const shown of [address, `${address}?done=change`]) {
			const html = await page(shown)
			expect(textOf(html).split(said)).toHaveLength(1 + inHistory + 1)
			expect(fields(html)).toEqual({ from: arrival, to, people: '6' })
		}
	}
	await asOwner('POST', `${at}/confirm`, {})
	expect(fields(await page(address))).toEqual(asBooked)
})

test('words and fields of earlier changes wait with the last, also after the quote has lapsed', async () => {
	const { app, database, asOwner, post, page, key, at, address } = await siteWithBooking({
		Quantity: 2,
	})
	await asOwner('POST', `${at}/offer`, { pesos: 900_000, message: '', heldUntil: today })
	const to = addDays(departure, 2)
	const days = { from: arrival, to }
	await post(address, { action: 'change', ...days, people: '2', text: 'Traemos un perro' })
	await post(address, { action: 'change', ...days, people: '3', text: 'Somos tres ahora' })
	const yesterday = { held_until: addDays(today, -1) }
	await database.query.updateTable('agreements').set(yesterday).execute()
	await post(address, { action: 'change', text: '¿Sigue siendo posible?' })

	const lines = [`Salida: ${formatDay(to, 'es')}`, 'Personas: 3', 'Traemos un perro']
	const said = [...lines, 'Somos tres ahora', '¿Sigue siendo posible?'].join('\n')
	const { state, asked } = (await asOwner('GET', `${at}/stay`)).json()
	expect(state).toBe('received')
	expect(asked).toMatchObject({ change: { ...days, people: 3 }, changeText: said })
	const html = await page(address)
	expect(textOf(html)).toContain(said)
	expect(html).toMatch(new RegExp(`id="wanted-to"[^>]* value="${to}"`))

	// The days are again as in the quote, and the words still wait.
	await app.inject({
		method: 'POST',
		url: `/api/requests/${key}/change`,
		payload: { to: departure, people: 2, text: 'Solo dos noches' },
	})
	const again = (await asOwner('GET', `${at}/stay`)).json().asked
	expect(again.change).toBeNull()
	expect(again.changeText.split('\n')).toEqual([...said.split('\n').slice(2), 'Solo dos noches'])
	await asOwner('POST', `${at}/offer`, { pesos: 900_000, message: '' })
	expect((await asOwner('GET', `${at}/stay`)).json().asked.changeText).toBe('')
})

test.each(['by its fields', 'by its button'])(
	'a guest takes back a change that waits, %s, and both sides are told',
	async (way) => {
		const { asOwner, post, page, at, address } = await siteWithBooking({ Quantity: 2 })
		const words = requestWords.es
		const agreed = { from: arrival, to: departure, people: '2' }
		const back =
			way === 'by its button' ? { action: 'withdraw' } : { action: 'change', ...agreed, text: '' }
		await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })
		expect((await post(address, back)).statusCode).toBeGreaterThanOrEqual(409)
		expect(await page(address)).not.toContain('value="withdraw"')
		await post(address, { action: 'change', ...agreed, to: addDays(departure, 1), text: '' })
		expect(await page(address)).toContain('value="withdraw"')
		// Tapped twice.
		for (let twice = 0; twice < 2; twice++) {
			const { statusCode, headers } = await post(address, back)
			expect([statusCode, headers.location]).toEqual([303, `${address}?done=withdraw#done`])
		}
		const { history, ...rest } = (await asOwner('GET', `${at}/stay`)).json()
		expect(history.map(({ action }: { action: string }) => action)).toEqual([
			...['confirm', 'change', 'withdraw'],
		])
		expect(rest).toMatchObject({
			state: 'confirmed',
			to: departure,
			isChangeAsked: false,
			asked: { change: null, changeText: '' },
		})
		const html = await page(`${address}?done=withdraw`)
		expect(textOf(html)).toContain(words.done.withdraw)
		expect(textOf(html)).toContain(words.happened.withdraw)
		expect(textOf(html)).not.toContain(words.changeMeanwhile.stays)
		expect(html).toMatch(new RegExp(`id="wanted-to"[^>]* value="${departure}"`))
	},
)

testSampled(locales)(
	'while a change waits, the page promises no more than holds: the quote until its day, then nothing (%s)',
	async (locale) => {
		const { database, asOwner, post, page, key, at } = await siteWithBooking({ language: locale })
		const address = localizePath(`/request/${key}`, locale)
		const words = requestWords[locale]
		const untilItsDay = fill(words.quoteStaysUntil, { day: formatDay(today, locale) })
		const promises = [untilItsDay, words.quoteStays, words.changeMeanwhile.stays]
		/** The promises, on the page after sending and when it is opened later. */
		const promised = async () => {
			const after = textOf(await page(`${address}?done=change`))
			expect(after).toContain(words.done.change)
			expect(after).not.toContain(words.changeWaits)
			const later = textOf(await page(address))
			const said = promises.filter((it) => later.includes(it))
			expect(promises.filter((it) => after.includes(it))).toEqual(said)
			return { said, isLapseTold: [after, later].map((it) => it.includes(lapsed)), later }
		}
		const lapsed = words.changeMeanwhile.lapsed

		await asOwner('POST', `${at}/offer`, { pesos: 900_000, message: '', heldUntil: today })
		await post(address, { action: 'change', people: '3' })
		expect(await promised()).toMatchObject({ said: [untilItsDay], isLapseTold: [false, false] })

		// Midnight passes, and nobody has replied.
		const yesterday = { held_until: addDays(today, -1) }
		await database.query.updateTable('agreements').set(yesterday).execute()
		const over = await promised()
		expect(over).toMatchObject({ said: [], isLapseTold: [true, true] })
		expect(over.later).toContain(words.states.expired.name)
		expect(over.later).toContain(words.changeWaits)
		expect(over.later).not.toContain(words.states.expired.text)

		// Asked anew, it is a request without a quote.
		await post(address, { action: 'change', people: '2' })
		const anew = await promised()
		expect(anew).toMatchObject({ said: [], isLapseTold: [false, false] })
		expect(anew.later).toContain(words.states.received.text)

		await asOwner('POST', `${at}/confirm`, { pesos: 900_000 })
		await post(address, { action: 'change', people: '3' })
		expect((await promised()).said).toEqual([words.changeMeanwhile.stays])
	},
)

test.each(locales)(
	'a quote whose dates others have taken cannot be accepted, and asks for no deposit (%s)',
	async (locale) => {
		const { app, asOwner, page } = await siteForGuests()
		const words = requestWords[locale]
		const quoted = async () => {
			const { at, address } = await bookCabin({ app }, { language: locale })
			const deposit = { pesos: 300_000, until: today }
			const quote = { pesos: 900_000, message: '', deposit }
			await asOwner('POST', `${at}/offer`, quote)
			return { at, url: localizePath(address, locale) }
		}
		const [first, second] = [await quoted(), await quoted()]
		expect(await page(second.url)).toContain('value="accept"')
		await asOwner('POST', `${first.at}/confirm`, {})
		const html = await page(second.url)
		for (const field of ['value="accept"', 'type="file"']) expect(html).not.toContain(field)
		const text = textOf(html)
		expect(text).toContain(words.taken.name)
		expect(text).toContain(words.taken.text)
		expect(text).toContain(words.proposeDays)
		expect(text).toContain(words.actions.message)
		for (const asking of [words.actions.accept, words.deposit.title, words.states.offered.text])
			expect(text).not.toContain(asking)
		await app.close()
	},
)
