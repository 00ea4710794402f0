import { callApi } from '#app/api/call-api.ts'
import type { Locale } from '#domain/locale.ts'

/** The estimate of a booking form in finished words: the server writes them, for pages and for browsers. */
export type FormEstimate = {
	title: string
	items: { name: string; prices: string[] }[]
	total: { label: string; price: string } | null
	/** Warnings about these days and people. */
	warnings: string[]
	notice: string
}

/** The fields that decide it; the others name the guest, and stay out of addresses. */
const deciding = /^(offer|units|people|hour|day|Quan|chil)|Date$/

/** The fields of a form as a query; nothing is asked before there is a day. */
export function questionOf(form: HTMLFormElement, locale: Locale): string {
	const query = new URLSearchParams({ language: locale })
	for (const [name, value] of new FormData(form))
		if (value && deciding.test(name)) query.set(name, String(value))
	return query.has('ArrivalDate') ? query.toString() : ''
}

/** Undefined until there are items with days. */
export async function fetchEstimate(question: string): Promise<FormEstimate | undefined> {
	const { estimate } = await (await callApi(`/api/estimate/form?${question}`)).json()
	return estimate ?? undefined
}
