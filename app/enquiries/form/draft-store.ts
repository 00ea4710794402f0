import { readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import { type EnquiryContent, type EnquiryKind, idField } from '#domain/enquiries/enquiry.ts'
import { type FormValues, isWritten } from './form-values.ts'

/*
 * A draft survives a reload, a change of language and leaving the page. It is in session storage, so that the next
 * user of a shared computer finds nothing. The ticked consent is never saved.
 */

export type Draft = {
	/** Absent after the enquiry was sent: an empty form, too, is newer than the words that a browser refills. */
	values?: FormValues
	/** The choice of the address that the draft was begun with, or took over last. */
	chosen?: FormValues | undefined
	savedAt: number
}

const keyOf = (kind: EnquiryKind) => `draft-${kind}`
const unsaved = ['consent', 'website', 'ticket']

let savedHere: number | undefined

/** A page whose address chooses nothing leaves the choice that the draft remembers. */
export function saveDraft(kind: EnquiryKind, values: FormValues, chosen: FormValues = {}) {
	const saved = Object.entries(values).filter(([name]) => !unsaved.includes(name))
	store(kind, {
		values: Object.fromEntries(saved),
		chosen: Object.keys(chosen).length > 0 ? chosen : readDraft(kind)?.chosen,
	})
}

function store(kind: EnquiryKind, draft: Omit<Draft, 'savedAt'>) {
	savedHere = Date.now()
	saveInBrowser('sessionStorage', keyOf(kind), { ...draft, savedAt: savedHere })
}

/** Whether this page saved it; another page of the tab has the same draft. */
export const isOwn = ({ savedAt }: Draft) => savedAt === savedHere

export function readDraft(kind: EnquiryKind): Draft | undefined {
	return readFromBrowser('sessionStorage', keyOf(kind))
}

export function clearDraft(kind: EnquiryKind) {
	store(kind, {})
}

/** Clears the draft of an enquiry that was sent from elsewhere, but not one that was begun or changed since. */
export function clearDraftOf(content: EnquiryContent) {
	const { values } = readDraft(content.kind) ?? {}
	if (values && isWritten(content, values)) clearDraft(content.kind)
}

/** Whether something would be lost with the draft. */
export function hasDraft(kind: EnquiryKind): boolean {
	const values = Object.entries(readDraft(kind)?.values ?? {})
	return values.some(([name, value]) => name !== idField[kind] && value !== '')
}
