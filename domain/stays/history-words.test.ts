import { expect, test } from 'vitest'
import { entryInWords } from './history-words.ts'
import { returnedPesos } from './returned-money.ts'

const words = {
	offer: 'O',
	deposit: 'D',
	note: 'N',
	paymentLowered: 'L',
	paymentsGone: 'G',
	paymentReturned: 'B {price}',
	paymentSum: ' of {sum}',
	plusRest: '{price} +',
	withDeposit: ', D {price} {day}',
	releases: ' R',
	withoutDeposit: ', none',
}

test('a price that is partly to be agreed says so', () => {
	const entry = { action: 'offer', pesos: 400, isPartial: true } as const
	expect(entryInWords(entry, [], words, 'en')).toBe('O: 400 pesos +')
})

test('a deposit that is new, moved or waived is named, and one that was paid is not', () => {
	const until = '2026-12-01'
	const offer = { action: 'offer', pesos: null } as const
	const said = (deposit: { pesos: number; until: string; releases?: boolean } | null, paid = 0) =>
		entryInWords({ ...offer, deposit }, [{ action: 'deposit', pesos: paid }], words, 'en')
	expect(said({ pesos: 50, until })).toBe('O, D 50 pesos Tuesday, December 1, 2026')
	expect(said({ pesos: 50, until, releases: true }, 49)).toMatch(/2026 R$/)
	expect(said({ pesos: 50, until }, 50)).toBe('O')
	expect(said(null)).toBe('O, none')
	expect(entryInWords(offer, [], words, 'en')).toBe('O')
})

test('money that the owner takes back is a correction, and no payment', () => {
	const entry = (action: 'offer' | 'deposit' | 'note', pesos: number | null) => ({ action, pesos })
	const history = [
		entry('offer', 500),
		entry('deposit', 300),
		entry('note', null),
		entry('deposit', 100),
		entry('deposit', 200),
		entry('deposit', 0),
		entry('deposit', 50),
	]
	const said = history.map((it, index) => entryInWords(it, history.slice(0, index), words, 'en'))
	expect(said.map((it) => it.replace(/\s?pesos/g, ''))).toEqual([
		'O: 500',
		'D: 300',
		'N',
		'L: 100',
		'D: 100 of 200',
		'G',
		'D: 50',
	])
})

test('money beyond the price that goes back while the booking stands is money returned', () => {
	const paid = [
		{ action: 'confirm', pesos: 300 },
		{ action: 'deposit', pesos: 500 },
	]
	const lowered = (pesos: number, isPartial = false, since: string[] = []) =>
		entryInWords(
			{ action: 'deposit', pesos },
			[
				...paid.map((it) => ({ ...it, isPartial: isPartial && it.action === 'confirm' })),
				...since.map((action) => ({ action, pesos: null })),
			],
			words,
			'en',
		)
	expect(lowered(300)).toBe('B 200 pesos')
	expect(lowered(299)).toBe('L: 299 pesos')
	expect(lowered(300, true)).toBe('L: 300 pesos')
	// The price stands while a change that the guest asked for waits, and not after an end or a new beginning.
	expect(lowered(300, false, ['change'])).toBe('B 200 pesos')
	expect(lowered(299, false, ['change'])).toBe('L: 299 pesos')
	// The owner has left the booking as it was.
	expect(lowered(300, false, ['change', 'confirm'])).toBe('B 200 pesos')
	for (const ended of [['reopen'], ['decline', 'change']])
		expect(lowered(300, false, ended)).toBe('L: 300 pesos')
})

test('less money after the end of a booking is money returned', () => {
	const story = (...entries: [action: string, pesos?: number][]) =>
		entries.map(([action, pesos = null]) => ({ action: action as 'deposit', pesos }))
	const told = (history: ReturnType<typeof story>) => {
		const last = history.at(-1)
		return last && entryInWords(last, history.slice(0, -1), words, 'en').replace(/\s?pesos/, '')
	}
	const ended = story(['deposit', 200], ['cancel'], ['message'], ['deposit', 50])
	expect([told(ended), returnedPesos(ended)]).toEqual(['B 150', 150])
	const all = [...ended, ...story(['deposit', 0])]
	expect([told(all), returnedPesos(all)]).toEqual(['B 50', 200])
	// A slip that is corrected.
	const corrected = [...all, ...story(['deposit', 50])]
	expect([told(corrected), returnedPesos(corrected)]).toEqual(['D: 50', 150])
	const late = story(['cancel'], ['deposit', 300], ['deposit', 0])
	expect([told(late), returnedPesos(late)]).toEqual(['B 300', 300])
	const reopened = [...ended, ...story(['reopen'], ['deposit', 20])]
	expect([told(reopened), returnedPesos(reopened)]).toEqual(['L: 20', 0])
	const withdrawn = [...ended, ...story(['change'], ['withdraw'])]
	expect(returnedPesos(withdrawn)).toBe(150)
	const more = [...withdrawn, ...story(['deposit', 0])]
	expect([told(more), returnedPesos(more)]).toEqual(['B 50', 200])
	const proposed = [...more, ...story(['change'])]
	expect(returnedPesos(proposed)).toBe(0)
})

test('money that is lowered again on the day on which it was marked is corrected, and was not returned', () => {
	const entry = (action: string, pesos: number | null, day: number, hour = '10') => ({
		action: action as 'deposit',
		pesos,
		at: `2026-12-0${day}T${hour}:00:00-05:00`,
	})
	const told = (before: ReturnType<typeof entry>[], last: ReturnType<typeof entry>) =>
		entryInWords(last, before, words, 'en').replace(/\s?pesos/, '')
	const confirmed = [entry('confirm', 300, 1), entry('deposit', 200, 1)]
	const slip = [...confirmed, entry('deposit', 900, 2)]
	expect(told(slip, entry('deposit', 300, 2, '18'))).toBe('L: 300')
	expect(told(slip, entry('deposit', 300, 3))).toBe('B 600')
	const ended = [...slip, entry('cancel', null, 2, '12')]
	expect(told(ended, entry('deposit', 100, 2, '18'))).toBe('B 800')
	const late = [...confirmed, entry('cancel', null, 2), entry('deposit', 500, 3)]
	expect(told(late, entry('deposit', 200, 3, '11'))).toBe('L: 200')
	expect(told(late, entry('deposit', 50, 3, '11'))).toBe('B 150')
	expect(returnedPesos([...late, entry('deposit', 50, 3, '11')])).toBe(150)
	// Money goes back in two steps.
	const part = [...late, entry('deposit', 300, 4), entry('deposit', 100, 4)]
	expect(told(part, entry('deposit', 0, 4, '12'))).toBe('B 100')
	expect(returnedPesos(part)).toBe(400)
})
