import { callAsOwner } from '#app/api/call-as-owner.ts'
import { saveAsFile } from '#app/api/save-as-file.ts'
import type { EnquiryAnswer, TodayAnswer } from '#domain/enquiries/answers.ts'
import type { EnquiryState } from '#domain/enquiries/enquiry.ts'
import type { Locale } from '#domain/locale.ts'

export type EnquiryFilter = { q: string; state: EnquiryState | '' }

const pageSize = 20

export async function fetchEnquiries(filter: EnquiryFilter, before?: string) {
	const page = { ...filterFields(filter), limit: pageSize, ...(before && { before }) }
	const answer = await callAsOwner('/api/enquiries/search', 'POST', page)
	return (await answer.json()) as { enquiries: EnquiryAnswer[]; next: string | null }
}

export async function changeState(id: string, state: EnquiryState): Promise<EnquiryAnswer> {
	// A reply leads to another app, which may suspend the page.
	const options = { keepalive: true }
	return (await callAsOwner(`/api/enquiries/${id}`, 'PATCH', { state }, options)).json()
}

export async function deliverAgain(id: string): Promise<EnquiryAnswer> {
	return (await callAsOwner(`/api/enquiries/${id}/deliver`, 'POST')).json()
}

export async function fetchToday(): Promise<TodayAnswer> {
	return (await callAsOwner('/api/desk/today')).json()
}

/** Deletes all enquiries from the same e-mail address and returns how many. */
export async function deletePerson(id: string): Promise<number> {
	return (await (await callAsOwner(`/api/enquiries/${id}`, 'DELETE')).json()).deleted
}

export async function downloadSpreadsheet(filter: EnquiryFilter, language: Locale) {
	const body = { ...filterFields(filter), language }
	await saveAsFile(await callAsOwner('/api/enquiries.csv', 'POST', body))
}

function filterFields({ q, state }: EnquiryFilter) {
	return { ...(q && { q }), ...(state && { state }) }
}
