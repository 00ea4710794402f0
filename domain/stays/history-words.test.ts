import { expect, test } from 'vitest'
import { entryInWords } from './history-words.ts'

const words = {
	offer: 'O',
	deposit: 'D',
	note: 'N',
	paymentLowered: 'L',
	paymentsGone: 'G',
	plusRest: '{price} +',
}

test('a price that is partly to be agreed says so', () => {
	const entry = { action: 'offer', pesos: 400, isPartial: true } as const
	expect(entryInWords(entry, [], words, 'en')).toBe('O: 400 pesos +')
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
