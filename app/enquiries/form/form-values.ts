import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'
import { valuesOfItems } from '#domain/offers/item-fields.ts'

/** The texts in a form's fields, by field name. */
export type FormValues = Record<string, string>

export function formValues(data: FormData): FormValues {
	const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
	return Object.fromEntries(texts)
}

/** An enquiry as its form held it, without the consent, which must be given each time. */
export function enquiryValues(content: EnquiryContent): FormValues {
	const fields = Object.entries(content.fields).map(([name, value]) => [name, String(value)])
	const items = content.kind === 'booking' ? content.items : undefined
	return { ...Object.fromEntries(fields), ...valuesOfItems(items ?? []) }
}
