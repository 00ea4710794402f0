import { keepInBrowser, readFromBrowser } from '#app/site/browser-storage.ts'
import { type EnquiryKind, idField } from '#domain/enquiries/enquiry.ts'
import type { FormValues } from './form-values.ts'

/*
 * A draft survives a reload, a change of language and leaving the page. It is kept in session storage, so that the next
 * user of a shared computer finds nothing. The ticked consent is never kept.
 */

const keyOf = (kind: EnquiryKind) => `draft-${kind}`
const notKept = ['consent', 'website', 'ticket']

export function saveDraft(kind: EnquiryKind, values: FormValues) {
	const kept = Object.entries(values).filter(([name]) => !notKept.includes(name))
	const isEmpty = kept.every(([name, value]) => name === idField[kind] || value === '')
	keepInBrowser('sessionStorage', keyOf(kind), isEmpty ? undefined : Object.fromEntries(kept))
}

export function readDraft(kind: EnquiryKind): FormValues | undefined {
	return readFromBrowser('sessionStorage', keyOf(kind))
}

export function clearDraft(kind: EnquiryKind) {
	saveDraft(kind, {})
}
