import { type ExportWords, exportWords } from '#content/enquiries/export-words.ts'
import { listStateOf } from '#domain/enquiries/list-state.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { NamedItem } from '#domain/offers/item.ts'
import { kindOf } from '#domain/offers/offers.ts'
import { childrenAsText, type Party, partyOf, sizeOf } from '#domain/offers/party.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { Booked, BookedByPhone } from '#domain/stays/booked.ts'
import { fill } from '#domain/text/fill.ts'
import { foldText } from '#domain/text/fold.ts'
import { plural } from '#domain/text/numbers.ts'
import { phoneDigits } from '#domain/text/phone-text.ts'
import { formatTime } from '#domain/time/dates.ts'
import type { EnquiryWithDeliveries, OwnerEnquiries } from './owner-enquiries.ts'
import { type EnquiryPage, splitWords } from './store/enquiry-search.ts'

// Without it, spreadsheets misread the accents.
const byteOrderMark = '\ufeff'
const pageSize = 200

type Column = keyof ExportWords['headings']
type Describe = OwnerEnquiries['describeItem']
type Cell = (enquiry: EnquiryWithDeliveries) => string | number

function cellsIn(locale: Locale, describeItem: Describe): Record<Column, Cell> {
	const words = exportWords[locale]
	return {
		reference: ({ reference }) => reference,
		kind: ({ kind }) => words.kinds[kind],
		state: ({ state, booked }) => words.states[listStateOf(state, booked)],
		received: ({ createdAt }) => formatTime(createdAt, locale),
		name: ({ fields }) => fields.Name,
		email: ({ fields }) => fields.Email,
		phone: ({ fields }) => fields.Phone,
		city: ({ kind, fields }) => (kind === 'contact' ? fields.City : ''),
		// The agreed terms, or else the requested ones.
		people: ({ kind, fields, booked }) =>
			kind === 'booking' ? (booked?.people ?? fields.Quantity) : '',
		adults: (enquiry) => partyIn(enquiry)?.adults ?? '',
		children: (enquiry) => childrenAsText(partyIn(enquiry)?.children ?? []),
		items: (enquiry) =>
			itemsIn(enquiry)
				.map((item) => describeItem(item, locale) + peopleIn(item, enquiry, locale))
				.join('; '),
		arrival: ({ kind, fields, booked }) =>
			kind === 'booking' ? (booked?.from ?? fields.ArrivalDate) : '',
		departure: ({ kind, fields, booked }) =>
			kind === 'booking' ? (booked?.to ?? fields.DepartureDate) : '',
		mark: ({ state }) => words.states[state],
		price: ({ booked }) => (booked?.isAgreed ? priceOf(booked, words) : ''),
		deposit: ({ booked }) => booked?.depositPesos ?? '',
		receivedPesos: ({ booked }) =>
			booked?.isAgreed || booked?.depositPesos || booked?.receivedPesos
				? (booked.receivedPesos ?? 0)
				: '',
		balance: ({ booked }) => (booked?.isPartial ? '' : (booked?.balance ?? '')),
		refund: ({ booked }) => booked?.refund || '',
		message: ({ fields }) => fields.Message,
		language: ({ language }) => words.languages[language],
		consentVersion: ({ consentVersion }) => consentVersion,
		consentTime: ({ consentAt }) => formatTime(consentAt, locale),
		mail: ({ deliveries }) => {
			const delivery = deliveries.find(({ recipient }) => recipient === 'owner')
			return delivery ? words.deliveries[delivery.status] : ''
		},
	}
}

/** A number, so that it can be summed, where it is the whole price. */
function priceOf(
	{ total, isPartial }: Pick<Partial<Booked>, 'total' | 'isPartial'>,
	{ toBeAgreed, plusRest }: ExportWords,
): string | number {
	if (total == null) return toBeAgreed
	return isPartial ? fill(plusRest, { pesos: String(total) }) : total
}

/** ' (4 personas)', where they are not all of them; the units of a ride are its riders. */
function peopleIn(
	{ offer, people }: RequestedItem | NamedItem,
	enquiry: EnquiryWithDeliveries,
	locale: Locale,
): string {
	const party = partyIn(enquiry)
	const isAll = people === undefined || !party || people === sizeOf(party)
	if (isAll || kindOf[offer] === 'ride') return ''
	return ` (${plural(people, exportWords[locale].inItem, locale)})`
}

/** Writes what was agreed; columns that only enquiries have stay empty. */
function phoneCells(
	booking: BookedByPhone,
	locale: Locale,
	describeItem: Describe,
): Partial<Record<Column, string | number>> {
	const words = exportWords[locale]
	return {
		kind: words.kinds.phone,
		received: formatTime(booking.at, locale),
		name: booking.guest,
		phone: booking.phone,
		people: booking.people ?? '',
		items: booking.items.map((item) => describeItem(item, locale)).join('; '),
		arrival: booking.from,
		departure: booking.to,
		state: words.states.confirmed,
		price: booking.pesos ?? words.toBeAgreed,
		message: booking.note,
	}
}

/** As the list is searched: every word, and phones by their digits. */
function isFound({ guest, phone, note }: BookedByPhone, q: string): boolean {
	const text = foldText([guest, phone, note].join(' '))
	return splitWords(q).every((word) => {
		const digits = phoneDigits(word)
		const isDialled = digits.length >= 4 && phoneDigits(phone).includes(digits)
		return isDialled || text.includes(foldText(word))
	})
}

function partyIn(enquiry: EnquiryWithDeliveries): Party | undefined {
	if (enquiry.kind !== 'booking') return undefined
	return enquiry.booked?.party ?? partyOf(enquiry.fields.Quantity, enquiry.children)
}

function itemsIn(enquiry: EnquiryWithDeliveries) {
	return (enquiry.kind === 'booking' && (enquiry.booked?.items ?? enquiry.items)) || []
}

type ExportOptions = Pick<EnquiryPage, 'q' | 'state'> & { language?: Locale | undefined }

/** All enquiries as a spreadsheet, page by page. */
export async function* writeCsv(
	owner: Pick<OwnerEnquiries, 'list' | 'describeItem' | 'phoneBookings'>,
	{ language = defaultLocale, ...filter }: ExportOptions = {},
): AsyncGenerator<string> {
	const { headings } = exportWords[language]
	const columns = Object.keys(headings) as Column[]
	const cells = cellsIn(language, owner.describeItem)
	const separator = separators[language]
	yield byteOrderMark +
		csvLine(
			columns.map((column) => headings[column]),
			separator,
		)
	for (let before: string | undefined; ; ) {
		const { enquiries, next } = await owner.list({ ...filter, limit: pageSize, before })
		yield enquiries
			.map((enquiry) =>
				csvLine(
					columns.map((column) => cells[column](enquiry)),
					separator,
				),
			)
			.join('')
		if (!next) break
		before = next
	}
	// They have no other state.
	if (filter.state && filter.state !== 'confirmed') return
	for (const booking of await owner.phoneBookings()) {
		if (!isFound(booking, filter.q ?? '')) continue
		const line = phoneCells(booking, language, owner.describeItem)
		yield csvLine(
			columns.map((column) => line[column] ?? ''),
			separator,
		)
	}
}

type Separator = ',' | ';'

/**
 * Excel splits at the separator of its language, a semicolon where the comma is the decimal sign. A line `sep=;` would
 * tell it, but then some versions ignore the byte order mark and misread the accents.
 */
const separators = { es: ';', en: ',' } satisfies Record<Locale, Separator>

export function csvLine(values: (string | number)[], separator: Separator): string {
	return `${values.map((value) => csvCell(value, separator)).join(separator)}\r\n`
}

/**
 * Matches positions where a spreadsheet could start a formula. One that splits at the other separator ignores our quotes, so
 * positions after that separator, a tab or a line break count too, with spaces or quotes in between.
 */
const formulaStarts = {
	',': /(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@|＝＋－＠])/g,
	';': /(^|[,\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@|＝＋－＠])/g,
} satisfies Record<Separator, RegExp>

/**
 * An apostrophe tells the spreadsheet that what follows is text. Spaces that do not break are for pages: a search in a
 * spreadsheet would not find what is typed with others.
 */
function csvCell(value: string | number, separator: Separator): string {
	const text =
		typeof value === 'number'
			? String(value)
			: value.replaceAll('\u00a0', ' ').replace(formulaStarts[separator], "$1'")
	return `"${text.replaceAll('"', '""')}"`
}
