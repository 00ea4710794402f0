import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#domain/locale.ts'
import { addDays } from './dates.ts'
import { monthName, seasonEnds } from './day-words.ts'

const sentence = (from: string, to: string, locale: Locale) => {
	const ends = seasonEnds(from, to, locale)
	if (ends.to === undefined) return ends.from
	return locale === 'es' ? `del ${ends.from} al ${ends.to}` : `${ends.from} to ${ends.to}`
}

type Example = [from: string, to: string, es: string, en: string]
const examples: Example[] = [
	['2026-12-05', '2026-12-07', 'del 5 al 7 de diciembre de 2026', 'December 5 to 7, 2026'],
	[
		'2026-11-28',
		'2026-12-03',
		'del 28 de noviembre al 3 de diciembre de 2026',
		'November 28 to December 3, 2026',
	],
	[
		'2026-12-28',
		'2027-01-03',
		'del 28 de diciembre de 2026 al 3 de enero de 2027',
		'December 28, 2026 to January 3, 2027',
	],
	['2026-12-08', '2026-12-08', '8 de diciembre de 2026', 'December 8, 2026'],
	['10-05', '10-12', 'del 5 al 12 de octubre', 'October 5 to 12'],
	['12-15', '01-10', 'del 15 de diciembre al 10 de enero', 'December 15 to January 10'],
	['12-20', '12-10', 'del 20 de diciembre al 10 de diciembre', 'December 20 to December 10'],
	['02-29', '02-29', '29 de febrero', 'February 29'],
]

test.each(examples)('%s to %s reads natively', (from, to, es, en) => {
	expect([sentence(from, to, 'es'), sentence(from, to, 'en')]).toEqual([es, en])
})

const namesIn = (locale: Locale) =>
	Array.from({ length: 12 }, (_, at) =>
		monthName(`2024-${String(at + 1).padStart(2, '0')}`, locale),
	)
const months = { es: namesIn('es'), en: namesIn('en') }

/** Reads one end of a range as a person would; what is left out is taken from the other end. */
function read(text: string, other: string, locale: Locale) {
	const names = months[locale]
	const part = (pattern: RegExp) => (pattern.exec(text) ?? pattern.exec(other))?.[0]
	const month = names.indexOf(String(part(new RegExp(names.join('|'))))) + 1
	const date = /\b\d{1,2}\b/.exec(text)?.[0] ?? ''
	const year = part(/\b\d{4}\b/)
	const pad = (value: string | number) => String(value).padStart(2, '0')
	return `${year}-${pad(month)}-${pad(date)}`
}

test('every range can be read back, and repeats neither a month nor a year', () => {
	const first = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-01-01', days))
	fc.assert(
		fc.property(first, fc.integer({ min: 1, max: 500 }), (from, days) => {
			const to = addDays(from, days)
			for (const locale of locales) {
				const ends = seasonEnds(from, to, locale)
				const [begin, end] = [ends.from, String(ends.to)]
				expect([read(begin, end, locale), read(end, begin, locale)]).toEqual([from, to])
				const said = sentence(from, to, locale)
				const count = (pattern: RegExp) => said.match(pattern)?.length
				expect(count(/\b\d{4}\b/g)).toBe(from.slice(0, 4) === to.slice(0, 4) ? 1 : 2)
				const named = count(new RegExp(months[locale].join('|'), 'g'))
				expect(named).toBe(from.slice(0, 7) === to.slice(0, 7) ? 1 : 2)
				// '5 to December 7' is said nowhere.
				if (locale === 'en') expect(begin).toMatch(/^[A-Z][a-z]+ \d/)
				else expect(end).toMatch(/^\d{1,2} de [a-z]+ de \d{4}$/)
			}
		}),
	)
})
