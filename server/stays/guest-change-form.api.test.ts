import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { arrival, departure, siteWithBooking, today } from '#tests/helpers/guest-pages.ts'

const later = addDays(departure, 1)

async function openBooking(changes: object = {}) {
	const { at, address, ...site } = await siteWithBooking({ Quantity: 2, ...changes })
	return {
		asOwner: (action: string, body: object) => site.asOwner('POST', `${at}/${action}`, body),
		asked: async () => (await site.asOwner('GET', `${at}/stay`)).json(),
		/** The form as the page shows it now, to be sent whenever: with what is typed into it. */
		openForm: async () => {
			const shown = changeFieldsOn(await site.page(address))
			return (typed: object) => site.post(address, { ...shown, ...typed })
		},
		/** The form on the page of a refusal. */
		sendAgain: (html: string, typed: object) =>
			site.post(address, { ...changeFieldsOn(html), ...typed }),
		act: (action: string) => site.post(address, { action }),
		database: site.database,
	}
}

/** What a browser posts of the form of a change if nothing is typed into it. */
function changeFieldsOn(html: string): Record<string, string> {
	const forms = html.split('<form').filter((form) => form.includes('id="wanted-from"'))
	const inputs = forms[0]?.split('</form>')[0]?.match(/<input[^>]*>/g) ?? []
	const attribute = (input: string, name: string) =>
		new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
	return Object.fromEntries(
		inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]),
	)
}

test('an older page asks for nothing that its guest has not typed, whatever is agreed since', async () => {
	const { asOwner, asked, openForm } = await openBooking()
	await asOwner('confirm', { pesos: 900_000 })
	const send = await openForm()
	await asOwner('confirm', { to: later, pesos: 1_200_000 })
	expect((await send({ text: '¿Hay cuna?' })).statusCode).toBe(303)
	expect(await asked()).toMatchObject({
		to: later,
		asked: { change: null, changeText: '¿Hay cuna?' },
	})
	await send({ people: '3' })
	expect((await asked()).asked.change).toMatchObject({ to: later, people: 3 })
})

test('of two open pages the second leaves the days and people alone that the first asked for', async () => {
	const { asOwner, asked, openForm } = await openBooking({ adults: 1, children: [4] })
	await asOwner('confirm', { pesos: 900_000 })
	const [first, second] = [await openForm(), await openForm()]
	await first({ children: '4, 9', to: later })
	await second({ text: 'Llegamos tarde' })
	const both = { to: later, people: 3, party: { adults: 1, children: [4, 9] } }
	expect((await asked()).asked.change).toMatchObject(both)
	await second({ adults: '2', text: '' })
	// People and ages are one: these replace the others.
	const alone = { adults: 2, children: [4] }
	expect((await asked()).asked.change).toMatchObject({ to: later, people: 3, party: alone })
})

test('ages that are told of people who were counted add nobody', async () => {
	const { asOwner, asked, openForm } = await openBooking({ Quantity: 4 })
	await asOwner('confirm', { pesos: 900_000 })
	await (await openForm())({ children: '4, 7' })
	const party = { adults: 2, children: [4, 7] }
	expect((await asked()).asked.change).toMatchObject({ people: 4, party })
	await (await openForm())({ children: '4, 7, 9' })
	expect((await asked()).asked.change).toMatchObject({ people: 5 })
})

test('after a refusal, too, an older page asks only for what its guest has typed', async () => {
	const { asOwner, asked, openForm, sendAgain } = await openBooking()
	await asOwner('confirm', { pesos: 900_000 })
	const send = await openForm()
	await asOwner('confirm', { from: later, to: addDays(later, 2), pesos: 900_000 })
	const refused = await send({ children: 'ocho' })
	expect(refused.statusCode).toBe(422)
	expect((await sendAgain(refused.body, { children: '8' })).statusCode).toBe(303)
	expect((await asked()).asked.change).toMatchObject({
		from: later,
		to: addDays(later, 2),
		people: 2,
		party: { adults: 1, children: [8] },
	})

	// A departure before the new arrival is shown beside that.
	const wrong = await send({ to: addDays(arrival, 1) })
	expect(changeFieldsOn(wrong.body)).toMatchObject({ from: later, to: addDays(arrival, 1) })
})

test('a refused form of an older page keeps its number of people, whatever ages are known since', async () => {
	const { asOwner, asked, openForm, sendAgain } = await openBooking({ Quantity: 4 })
	await asOwner('confirm', { pesos: 900_000 })
	const [first, second] = [await openForm(), await openForm()]
	await second({ children: '4, 7' })
	const refused = await first({ people: '6', to: arrival })
	expect(refused.statusCode).toBe(422)
	expect(changeFieldsOn(refused.body)).toMatchObject({ people: '6', children: '' })
	await sendAgain(refused.body, { to: later })
	expect((await asked()).asked.change).toMatchObject({ to: later, people: 6 })
})

test('a guest who takes back what they proposed after a refusal is refused as before, with the money to return', async () => {
	const { asOwner, asked, openForm, act } = await openBooking()
	await asOwner('offer', { pesos: 900_000 })
	await asOwner('deposit', { receivedPesos: 100_000 })
	await asOwner('decline', { message: 'Lleno' })
	const declined = { state: 'declined', refund: 100_000, isChangeAsked: false }
	expect(await asked()).toMatchObject(declined)
	await (await openForm())({ to: later })
	expect(await asked()).toMatchObject({ state: 'received', isChangeAsked: true })
	await act('withdraw')
	expect(await asked()).toMatchObject(declined)
})

test('a guest who takes back what they asked for after a quote has lapsed has the lapsed quote again', async () => {
	const { asOwner, asked, openForm, act, database } = await openBooking()
	await asOwner('offer', { pesos: 900_000, heldUntil: today })
	await database.query
		.updateTable('agreements')
		.set({ held_until: addDays(today, -1) })
		.execute()
	const lapsed = { state: 'offered', isHoldOver: true, isChangeAsked: false }
	expect(await asked()).toMatchObject(lapsed)
	await (await openForm())({ to: later })
	expect(await asked()).toMatchObject({ state: 'received', isChangeAsked: true })
	await act('withdraw')
	expect(await asked()).toMatchObject(lapsed)
})
