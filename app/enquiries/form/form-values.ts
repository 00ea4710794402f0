import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { idField, idOf } from '#domain/enquiries/enquiry.ts'

/** What the fields of a form hold, by their names. */
export type FormValues = Record<string, string>

export function readValues(form: HTMLFormElement): FormValues {
	return asValues(new FormData(form))
}

export function asValues(data: FormData): FormValues {
	const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
	return Object.fromEntries(texts)
}

/** An enquiry as its form held it, but for the consent: that is given anew each time. */
export function valuesOf({ content }: Pick<OutgoingEnquiry, 'content'>): FormValues {
	const entries = Object.entries(content.fields).map(([name, value]) => [name, String(value)])
	return { ...Object.fromEntries(entries), [idField[content.kind]]: idOf(content) }
}
