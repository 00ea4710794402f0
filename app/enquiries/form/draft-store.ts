import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { idField } from '#domain/enquiries/enquiry.ts'
import type { FormValues } from './form-values.ts'

/*
 * What is being written survives a reload, a change of language and a wrong turn. It is kept for this tab only and goes
 * with it, so that whoever uses a shared computer next finds nothing; and never the ticked consent.
 */

const keyOf = (kind: EnquiryKind) => `draft-${kind}`
const notKept = ['consent', 'website', 'ticket']

export function saveDraft(kind: EnquiryKind, values: FormValues) {
	const kept = Object.entries(values).filter(([name]) => !notKept.includes(name))
	const isEmpty = kept.every(([name, value]) => name === idField[kind] || value === '')
	try {
		if (isEmpty) sessionStorage.removeItem(keyOf(kind))
		else sessionStorage.setItem(keyOf(kind), JSON.stringify(Object.fromEntries(kept)))
	} catch {
		// Storage is full or forbidden: then there is no draft.
	}
}

export function readDraft(kind: EnquiryKind): FormValues | undefined {
	try {
		return JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '') ?? undefined
	} catch {
		return undefined
	}
}

export function clearDraft(kind: EnquiryKind) {
	saveDraft(kind, {})
}
