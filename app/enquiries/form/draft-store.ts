import { readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import { type EnquiryKind, idField } from '#domain/enquiries/enquiry.ts'
import type { FormValues } from './form-values.ts'

/*
 * A draft survives a reload, a change of language and leaving the page. It is kept in session storage, so that the next
 * user of a shared computer finds nothing. The ticked consent is never kept.
 */

const keyOf = (kind: EnquiryKind) => `draft-${kind}`
const unsaved = ['consent', 'website', 'ticket']

export function saveDraft(kind: EnquiryKind, values: FormValues) {
	const saved = Object.entries(values).filter(([name]) => !unsaved.includes(name))
	const isEmpty = saved.every(([name, value]) => name === idField[kind] || value === '')
	saveInBrowser('sessionStorage', keyOf(kind), isEmpty ? undefined : Object.fromEntries(saved))
}

export function readDraft(kind: EnquiryKind): FormValues | undefined {
	return readFromBrowser('sessionStorage', keyOf(kind))
}

export function clearDraft(kind: EnquiryKind) {
	saveDraft(kind, {})
}
