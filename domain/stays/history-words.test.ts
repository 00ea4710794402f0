import { expect, test } from 'vitest'
import { entryInWords } from './history-words.ts'

const words = {
	offer: 'O',
	deposit: 'D',
	note: 'N',
	paymentLowered: 'L',
	paymentsGone: 'G',
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
		entry('offer', 0),
		entry('deposit', 300),
		entry('note', null),
		entry('deposit', 100),
		entry('deposit', 200),
		entry('deposit', 0),
		entry('deposit', 50),
	]
	const said = history.map((it, index) => entryInWords(it, history.slice(0, index), words, 'en'))
	expect(said.map((it) => it.replace(/\s?pesos/, ''))).toEqual([
		'O: 0',
		'D: 300',
		'N',
		'L: 100',
		'D: 200',
		'G',
		'D: 50',
	])
})
