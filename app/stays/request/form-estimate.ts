import { callApi } from '#app/api/call-api.ts'
import type { FormEstimateAnswer } from '#domain/stays/answers.ts'

export type FormEstimate = FormEstimateAnswer

/** Of the form's fields, those that say what, when and for how many: nobody's name leaves the form. */
const asked = /^(offer|units|people|hour|day)\b|Date$|^Quantity$/

export function askedIn(form: HTMLFormElement): Record<string, string> {
	const entries = [...new FormData(form)].filter(([name, value]) => value && asked.test(name))
	return Object.fromEntries(entries) as Record<string, string>
}

export async function fetchEstimate(fields: Record<string, string>): Promise<FormEstimate> {
	return await (await callApi('/api/estimate', { method: 'POST', body: fields })).json()
}
