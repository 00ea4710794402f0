import { type ExportWords, exportWords } from '#content/enquiries/export-words.ts'
import { formatTime } from '#domain/dates.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { defaultLocale, type Locale } from '#domain/locale.ts'
import type { EnquiryWithDeliveries, OwnerEnquiries } from './owner-enquiries.ts'
import type { EnquiryPage } from './store/enquiry-search.ts'

// Without it, spreadsheets misread the accents.
const byteOrderMark = '\ufeff'
const pageSize = 200

type Column = keyof ExportWords['headings']
type Cell = (enquiry: EnquiryWithDeliveries) => string | number

function cellsIn(locale: Locale): Record<Column, Cell> {
	const words = exportWords[locale]
	return {
		reference: ({ id }) => referenceOf(id),
		kind: ({ kind }) => words.kinds[kind],
		state: ({ state }) => words.states[state],
		received: ({ createdAt }) => formatTime(createdAt, locale),
		name: ({ fields }) => fields.Name,
		email: ({ fields }) => fields.Email,
		phone: ({ fields }) => fields.Phone,
		city: ({ kind, fields }) => (kind === 'contact' ? fields.City : ''),
		people: ({ kind, fields }) => (kind === 'booking' ? fields.Quantity : ''),
		arrival: ({ kind, fields }) => (kind === 'booking' ? fields.ArrivalDate : ''),
		departure: ({ kind, fields }) => (kind === 'booking' ? fields.DepartureDate : ''),
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

type ExportOptions = Pick<EnquiryPage, 'q' | 'state'> & { language?: Locale | undefined }

/** All enquiries as a spreadsheet, page by page. */
export async function* writeCsv(
	owner: Pick<OwnerEnquiries, 'list'>,
	{ language = defaultLocale, ...filter }: ExportOptions = {},
): AsyncGenerator<string> {
	const { headings } = exportWords[language]
	const columns = Object.keys(headings) as Column[]
	const cells = cellsIn(language)
	yield byteOrderMark + csvLine(columns.map((column) => headings[column]))
	for (let before: string | undefined; ; ) {
		const { enquiries, next } = await owner.list({ ...filter, limit: pageSize, before })
		yield enquiries
			.map((enquiry) => csvLine(columns.map((column) => cells[column](enquiry))))
			.join('')
		if (!next) return
		before = next
	}
}

export function csvLine(values: (string | number)[]): string {
	return `${values.map(csvCell).join(',')}\r\n`
}

/**
 * Where a spreadsheet may see a cell begin with a formula. Colombian Excel separates at `;` instead of `,` and then
 * ignores our quotes: so after a `;`, a tab or a line break too, with spaces or quotes in between.
 */
const formulaStart = /(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|["'])*[=+\-@|＝＋－＠])/g

/** An apostrophe tells the spreadsheet that what follows is text. */
function csvCell(value: string | number): string {
	const text = typeof value === 'number' ? String(value) : value.replace(formulaStart, "$1'")
	return `"${text.replaceAll('"', '""')}"`
}
