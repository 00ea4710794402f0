import { enquiryExport } from '#content/enquiries/export-words.ts'
import { formatTime } from '#domain/dates.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { deliveryDetail } from './enquiry-answers.ts'
import type { EnquiryWithDeliveries, OwnerEnquiries } from './owner-enquiries.ts'
import type { EnquiryPage } from './store/enquiry-search.ts'

// Without it, spreadsheets take the accents for something else.
const byteOrderMark = '\ufeff'
const pageSize = 200

const { headings, kinds, states } = enquiryExport

type Cell = (enquiry: EnquiryWithDeliveries) => string | number

const cells: Record<keyof typeof headings, Cell> = {
	reference: ({ id }) => referenceOf(id),
	kind: ({ kind }) => kinds[kind],
	state: ({ state }) => states[state],
	received: ({ createdAt }) => formatTime(createdAt, 'es'),
	name: ({ fields }) => fields.Name,
	email: ({ fields }) => fields.Email,
	phone: ({ fields }) => fields.Phone,
	city: ({ kind, fields }) => (kind === 'contact' ? fields.City : ''),
	people: ({ kind, fields }) => (kind === 'booking' ? fields.Quantity : ''),
	arrival: ({ kind, fields }) => (kind === 'booking' ? fields.ArrivalDate : ''),
	departure: ({ kind, fields }) => (kind === 'booking' ? fields.DepartureDate : ''),
	message: ({ fields }) => fields.Message,
	language: ({ language }) => language,
	consentVersion: ({ consentVersion }) => consentVersion,
	consentTime: ({ consentAt }) => formatTime(consentAt, 'es'),
	mail: ({ deliveries }) =>
		deliveries.filter(({ recipient }) => recipient === 'owner').map(deliveryDetail)[0] ?? '',
}

const columns = Object.keys(headings) as (keyof typeof headings)[]

/** All enquiries as a spreadsheet, page by page. */
export async function* writeCsv(
	owner: Pick<OwnerEnquiries, 'list'>,
	filter: Pick<EnquiryPage, 'q' | 'state'> = {},
): AsyncGenerator<string> {
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

/** A spreadsheet runs a cell that begins like a formula: the apostrophe tells it that this is text. */
function csvCell(value: string | number): string {
	const text = String(value)
	const isRisky = typeof value === 'string' && /^\s*[=+\-@|]/.test(text)
	return `"${(isRisky ? `'${text}` : text).replaceAll('"', '""')}"`
}
