import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'

/** The texts in a form's fields, by field name. */
export type FormValues = Record<string, string>

export function formValues(data: FormData): FormValues {
	const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
	return Object.fromEntries(texts)
}

/** An enquiry as its form held it, except for the consent, which is given anew each time. */
export function enquiryValues({ fields }: EnquiryContent): FormValues {
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
