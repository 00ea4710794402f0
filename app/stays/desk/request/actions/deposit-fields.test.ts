import { expect, test } from 'vitest'
import { balanceInWords, isMailed } from '#app/stays/desk/request/deposit-panel.tsx'
import { deskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { owedFor } from '#domain/stays/deposit.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import type { RequestState } from '#domain/stays/states/state.ts'
import { depositFields, depositIn, depositPesos, dueDay } from './deposit-fields.tsx'
import { holdOf, isHeldTooShort } from './quote-form.tsx'

test('a deposit is a share of the price or an amount, and nothing where nothing is typed', () => {
	expect(depositPesos('50 %', 801)).toBe(401)
	expect(depositPesos('33,3 %', 1_000_000)).toBe(333_000)
	expect(depositPesos('12.5%', 801)).toBe(100)
	expect(depositPesos('33,333 %', 800_000)).toBeUndefined()
	expect(depositPesos('30%', undefined)).toBeUndefined()
	expect(depositPesos('$ 300.000', 800_000)).toBe(300_000)
	expect(depositPesos('la mitad', 800_000)).toBeUndefined()
	const fields = { pesos: '10', until: '2027-01-01', releases: true }
	expect(depositIn({ ...fields, pesos: ' ' }, 1)).toBeUndefined()
	expect(depositIn(fields, 100)).toEqual({ pesos: 10, until: '2027-01-01', releases: true })
})

test('another quote asks for the deposit of the last one, unless the owner takes it away', () => {
	const before = { pesos: 300_000, until: '2027-01-01' }
	const today = '2027-01-01'
	expect(depositIn(depositFields({}, before, today), 800_000)).toEqual(before)
	expect(depositIn(depositFields({ depositPesos: '' }, before, today), 800_000)).toBeUndefined()
	expect(depositIn(depositFields({}, null, today), 800_000)).toBeUndefined()
})

test('after a quote whose days are past, the next one begins with days that are not', () => {
	const today = '2027-01-02'
	const deposit = { pesos: 300_000, until: '2027-01-01' }
	expect(depositFields({}, deposit, today)).toMatchObject({ pesos: '300000', until: '' })
	const tried = { from: '2027-02-01', inTheWay: [], items: [{}] as never }
	expect(holdOf({ heldUntil: '2027-01-01' }, tried, today)).toBe('2027-01-05')
	expect(holdOf({ heldUntil: today }, tried, today)).toBe(today)
	expect(holdOf(null, tried, today)).toBe('2027-01-05')
})

test('a quote is held at least until its deposit is due, and a hold that the owner types stays', () => {
	const today = '2027-01-02'
	const tried = { from: '2027-02-01', inTheWay: [], items: [{}] as never }
	const due = dueDay(
		depositFields({ depositPesos: '50 %', depositUntil: '2027-01-07' }, null, today),
	)
	expect(holdOf(null, tried, today, due)).toBe('2027-01-07')
	expect(holdOf({ heldUntil: '2027-01-04' }, tried, today, due)).toBe('2027-01-07')
	expect(holdOf({ heldUntil: '2027-01-09' }, tried, today, due)).toBe('2027-01-09')
	expect(holdOf(null, { ...tried, inTheWay: [{}] as never }, today, due)).toBe('')
	expect(holdOf(null, tried, today, '2027-02-02'), 'a day that is refused').toBe('2027-01-05')
	const emptied = depositFields({ depositPesos: ' ', depositUntil: '2027-01-07' }, null, today)
	expect(holdOf(null, tried, today, dueDay(emptied))).toBe('2027-01-05')
	const farAway = depositFields({ depositPesos: '1', depositUntil: '99999-01-01' }, null, today)
	expect(dueDay(farAway), 'a browser lets one type it').toBe('')
	expect(isHeldTooShort('2027-01-06', due)).toBe(true)
	for (const held of ['2027-01-07', '']) expect(isHeldTooShort(held, due)).toBe(false)
})

test('the owner reads that money is mailed to the guest only where it is', () => {
	type Entry = OwnerRequestResponse['history'][number]
	const isToldAfter = (last: Pick<Entry, 'action' | 'mail'>, version = 'marked') =>
		isMailed({ version, history: [last as Entry] }, 'seen')
	expect(isToldAfter({ action: 'deposit', mail: 'pending' })).toBe(true)
	expect(isToldAfter({ action: 'deposit', mail: 'sent' })).toBe(true)
	expect(isToldAfter({ action: 'deposit', mail: null }), 'no mail configured, or less').toBe(false)
	expect(isToldAfter({ action: 'deposit', mail: 'sent' }, 'seen'), 'the same sum').toBe(false)
	expect(isToldAfter({ action: 'accept', mail: 'sent' })).toBe(false)
})

test('the owner reads what is left, or how much more came than was agreed', () => {
	const { plusRest, onlyRest } = deskRequestWords.en
	const words = { ...deskDepositWords.en, plusRest, onlyRest }
	const inWords = (
		receivedPesos: number,
		total: number,
		state: RequestState = 'confirmed',
		isPartial = false,
	) => {
		const owed = owedFor({ state, total, isPartial }, { receivedPesos })
		return balanceInWords({ ...owed, isPartial }, words, 'en')
	}
	expect(inWords(300_000, 800_000)).toBe('Left to pay: 500,000 pesos.')
	expect(inWords(800_000, 800_000)).toBe('Left to pay: 0 pesos.')
	expect(inWords(300_000, 800_000, 'confirmed', true)).toBe(
		'Left to pay: 500,000 pesos, plus what you agree on.',
	)
	for (const received of [800_000, 900_000])
		expect(inWords(received, 800_000, 'confirmed', true)).toBe(
			'Left to pay: the part you have yet to agree on.',
		)
	expect(inWords(900_000, 800_000)).toContain('100,000 pesos more than agreed')
	expect(inWords(300_000, 800_000, 'cancelled')).toContain('returned to the guest, or agreed: 300')
	expect(inWords(0, 800_000, 'cancelled')).toBe('')
})
