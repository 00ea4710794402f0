import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'
import { valuesOfItems } from '#domain/offers/item-fields.ts'
import { childrenAsText } from '#domain/offers/party.ts'

/** The texts in a form's fields, by field name. */
export type FormValues = Record<string, string>

export function formValues(data: FormData): FormValues {
	const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
	return Object.fromEntries(texts)
}

/** An enquiry as its form held it, without the consent, which must be given each time. */
export function enquiryValues(content: EnquiryContent): FormValues {
	const fields = Object.entries(content.fields).map(([name, value]) => [name, String(value)])
	if (content.kind === 'contact') return Object.fromEntries(fields)
	const { items = [], children = [] } = content
	return {
		...Object.fromEntries(fields),
		...(children.length > 0 && { children: childrenAsText(children) }),
		...valuesOfItems(items),
	}
}

/** Whether a form holds this very enquiry, with its id. */
export function isWritten({ fields }: EnquiryContent, values: FormValues): boolean {
	return Object.entries(fields).every(([name, value]) => values[name]?.trim() === String(value))
}
