import { readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import { type EnquiryContent, type EnquiryKind, idField } from '#domain/enquiries/enquiry.ts'
import { type FormValues, isWritten } from './form-values.ts'

/*
 * app/islands/early-drafts.ts saves and restores drafts, before React and after it. Here they are changed otherwise: when an
 * enquiry has been sent, or is put back into its form. They are in session storage, so that the next user of a shared
 * computer finds nothing.
 */

export const draftKey = (kind: EnquiryKind) => `draft-${kind}`

/** Words of the form, and the query of the address at which they were saved. */
const apart = ['consent', 'at']

export function readDraft(kind: EnquiryKind): FormValues | undefined {
	return readFromBrowser('sessionStorage', draftKey(kind))
}

export function saveDraft(kind: EnquiryKind, values: FormValues) {
	const { consent: _, ...words } = values
	saveInBrowser('sessionStorage', draftKey(kind), { ...words, at: location.search })
}

/** An empty draft, not none: it is newer than the words that a browser refills. */
export function clearDraft(kind: EnquiryKind) {
	saveInBrowser('sessionStorage', draftKey(kind), {})
}

/** Clears the draft of an enquiry that was sent from elsewhere, but not one that was begun or changed since. */
export function clearDraftOf(content: EnquiryContent) {
	const draft = readDraft(content.kind)
	if (draft && isWritten(content, draft)) clearDraft(content.kind)
}

/** Whether something would be lost with the draft. */
export function hasDraft(kind: EnquiryKind): boolean {
	const words = Object.entries(readDraft(kind) ?? {})
	return words.some(([name, value]) => ![idField[kind], ...apart].includes(name) && value !== '')
}

/** Whether the form holds the draft. */
export function holdsDraft(draft: FormValues, values: FormValues): boolean {
	const names = Object.keys({ ...draft, ...values }).filter((name) => !apart.includes(name))
	return names.every((name) => (draft[name] ?? '') === (values[name] ?? ''))
}
