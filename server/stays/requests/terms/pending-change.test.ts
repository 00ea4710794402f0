import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { addDays } from '#domain/time/dates.ts'
import type { BookingState } from '#server/stays/requests/booking-state.ts'
import { pendingChange, pendingInWords } from './pending-change.ts'
import { changeInWords, checkedChange } from './wanted-change.ts'

const today = '2027-01-01'
const terms = {
	state: 'confirmed',
	from: '2027-01-17',
	to: '2027-01-20',
	party: { adults: 2, children: [] },
	items: [],
	changeAskedAt: 10,
} as unknown as BookingState
const reader = { words: letterWords.es.rows, language: 'es' } as const

const days = fc.integer({ min: 0, max: 3 })
const fields = fc.record(
	{
		from: days.map((more) => addDays(terms.from, -more)),
		to: days.map((more) => addDays(terms.to, more)),
		people: fc.integer({ min: 1, max: 4 }),
	},
	{ requiredKeys: [] },
)
const asked = fc.record({
	wanted: fc.option(fields),
	text: fc.constantFrom('', 'Una cuna', 'Un perro\nSalida: tarde', 'Personas: sin afán'),
})

test('a pending change is all that was asked for: the last of each field, and every word', () => {
	fc.assert(
		fc.property(fc.array(asked, { minLength: 1, maxLength: 6 }), (changes) => {
			// A change that was answered before.
			const old = { by: 'guest', action: 'change', at: 9, text: 'Antes', wanted: null } as const
			const history: Parameters<typeof pendingChange>[1][number][] = [old]
			const simple = { from: terms.from, to: terms.to, people: 2 }
			const words: string[] = []
			for (const { wanted, text } of changes) {
				const pending = pendingChange(terms, history)?.wanted ?? null
				const isNothing = JSON.stringify({ ...simple, ...wanted }) === JSON.stringify(unchanged)
				if (text === '' && (!wanted || isNothing)) continue
				const entry = wanted
					? changeInWords(
							terms,
							{ wanted: checkedChange(terms, wanted, today, pending), pending },
							text,
							reader,
						)
					: { text, wanted: null }
				const stored = entry.wanted && JSON.stringify(entry.wanted)
				const at = 10 + history.length
				history.push({ by: 'guest', action: 'change', at, text: entry.text, wanted: stored })
				Object.assign(simple, wanted)
				if (text !== '' && !words.includes(text)) words.push(text)
			}
			const pending = pendingChange(terms, history)
			expect(pending?.words).toEqual(words)
			const isAsAgreed = JSON.stringify(simple) === JSON.stringify(unchanged)
			expect(pending?.wanted ?? null).toEqual(
				isAsAgreed ? null : { ...simple, party: { adults: simple.people, children: [] } },
			)
		}),
	)
})
const unchanged = { from: terms.from, to: terms.to, people: 2 }

test('one that was stored before children could be changed is read as a number of people', () => {
	const wanted = JSON.stringify({ from: terms.from, to: terms.to, people: 3 })
	const entry = {
		by: 'guest',
		action: 'change',
		at: 10,
		text: 'Personas: 3\nGracias',
		wanted,
	} as const
	const pending = pendingChange(terms, [entry])
	expect(pending).toMatchObject({ wanted: { people: 3, party: { adults: 3 } }, words: ['Gracias'] })
	expect(pending && pendingInWords(pending, terms, reader)).toBe('Personas: 3\nGracias')
	expect(pendingChange({ ...terms, changeAskedAt: null }, [entry])).toBeUndefined()
})
