import { editingWords } from '#content/editing/editing-words.ts'
import type { SiteWords } from '#content/editing/site-words.ts'
import { photosDocument } from '#domain/editing/photo.ts'
import type { PublishedChange, SlotPhoto } from '#domain/editing/responses.ts'
import type { Locale } from '#domain/locale.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import { formatPesos } from '#domain/text/money.ts'
import { type Day, formatDay } from '#domain/time/dates.ts'
import type { DayHours, OpeningHours } from '#domain/time/opening-hours.ts'
import { nameOfFact } from './fact-labels.ts'

type Known = {
	words: SiteWords
	locale: Locale
	offerNames: OfferNames
	pictures: Readonly<Record<string, string>>
}

/** A published change in the owner's words: what it is of, and the value before and after. */
export function changeWords(
	{ document, path, item, before, after }: PublishedChange,
	{ words, locale, offerNames, pictures }: Known,
) {
	const { list } = editingWords[locale]
	const kind = path.split('.').at(-1)
	const extra = kind === 'pesos' || kind === 'mark' ? kind : undefined
	const extraNames = { pesos: list.pesos, mark: list.badge }
	const isPhoto = document === photosDocument
	const ofFacts = document === 'facts' && nameOfFact(path, words.facts, offerNames, locale)
	const show = (value: unknown): string => {
		if (isPhoto) return photo(value as SlotPhoto | null, words.history.photos, locale)
		if (value === null || value === undefined) return words.history.nothing
		if (extra === 'pesos') return formatPesos(Number(value), locale)
		if (extra === 'mark') return badgeInWords(String(value), list.badges, locale)
		return Array.isArray(value) ? inLines(path, value, words, locale) : String(value)
	}
	return {
		about: [item, ofFacts, isPhoto && pictures[path], extra && extraNames[extra]].filter(Boolean),
		before: show(before),
		after: show(after),
	}
}

function photo(
	value: SlotPhoto | null,
	words: SiteWords['history']['photos'],
	locale: Locale,
): string {
	return value ? `${words.photo}: ${value.alt[locale]}` : words.drawing
}

/** `soldOut 2026-11-15`. */
function badgeInWords(value: string, badges: Record<string, string>, locale: Locale): string {
	const [kind = '', day] = value.split(' ')
	return `${badges[kind] ?? kind}, ${formatDay(day as Day, locale)}`
}

/** Facts that are lists: telephones, days with other hours, special days. */
function inLines(path: string, values: unknown[], words: SiteWords, locale: Locale): string {
	const { facts, history } = words
	const hours = (its: DayHours | null) => (its ? `${its.opens}–${its.closes}` : facts.closed)
	const lines: Record<string, () => string[]> = {
		phones: () => values as string[],
		'hours.days': () =>
			(values as OpeningHours['days']).map(
				({ day, hours: its }) => `${facts.days[day]}: ${hours(its)}`,
			),
		'hours.special': () =>
			(values as OpeningHours['special']).map(
				({ date, hours: its }) => `${formatDay(date, locale)}: ${hours(its)}`,
			),
	}
	return lines[path]?.().join('\n') || history.nothing
}
