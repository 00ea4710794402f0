import { downloadAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { EnquiryAnswer, EnquiryList, TodayAnswer } from '#domain/enquiries/answers.ts'
import type { EnquiryState } from '#domain/enquiries/enquiry.ts'
import type { ListState } from '#domain/enquiries/list-state.ts'
import type { Locale } from '#domain/locale.ts'

export type EnquiryFilter = { q: string; state: ListState | '' }

const pageSize = 20

export async function fetchEnquiries(filter: EnquiryFilter, before?: string) {
	const page = { ...filterFields(filter), limit: pageSize, ...(before && { before }) }
	return await fetchAsOwner<EnquiryList>('/api/enquiries/search', 'POST', page)
}

/** A reply leads to another app, which may suspend the page. */
const options = { keepalive: true }

export const changeState = (id: string, state: EnquiryState) =>
	fetchAsOwner<EnquiryAnswer>(`/api/enquiries/${id}`, 'PATCH', { state }, options)

export const deliverAgain = (id: string) =>
	fetchAsOwner<EnquiryAnswer>(`/api/enquiries/${id}/deliver`, 'POST')

export const fetchToday = () => fetchAsOwner<TodayAnswer>('/api/desk/today')

/** Deletes all enquiries from the same e-mail address and returns how many. */
export async function deletePerson(id: string): Promise<number> {
	return (await fetchAsOwner<{ deleted: number }>(`/api/enquiries/${id}`, 'DELETE')).deleted
}

export async function downloadSpreadsheet(filter: EnquiryFilter, language: Locale) {
	const body = { ...filterFields(filter), language }
	await downloadAsOwner('/api/enquiries.csv', 'POST', body)
}

function filterFields({ q, state }: EnquiryFilter) {
	return { ...(q && { q }), ...(state && { state }) }
}
