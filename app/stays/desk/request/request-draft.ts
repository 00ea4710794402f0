import { useState } from 'react'
import type { OwnerAction } from '#domain/stays/request-states.ts'
import type { Agreed } from './stay-calls.ts'

/** What the owner typed for a request and has not sent. */
export type RequestDraft = Partial<Record<OwnerAction, string>> & {
	pesos?: string
	heldUntil?: string
	/** Other days or items than those asked for. */
	agreed?: Agreed
}

const keyOf = (id: string) => `request-draft:${id}`

function keptDraft(id: string): RequestDraft {
	try {
		return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}')
	} catch {
		return {}
	}
}

function keepDraft(id: string, draft: RequestDraft) {
	try {
		if (Object.keys(draft).length > 0) sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
		else sessionStorage.removeItem(keyOf(id))
	} catch {
		// Storage is full or forbidden: the form still has it.
	}
}

export function forgetDraft(id: string) {
	keepDraft(id, {})
}

export type DraftChanges = { [Field in keyof RequestDraft]: RequestDraft[Field] | undefined }

/** In session storage: a draft survives opening another request, a reload and a new sign-in. `undefined` deletes a field. */
export function useRequestDraft(id: string) {
	const [draft, setDraft] = useState(() => keptDraft(id))

	function change(changes: DraftChanges) {
		setDraft((old) => {
			const all = Object.entries({ ...old, ...changes })
			const next = Object.fromEntries(all.filter(([, value]) => value !== undefined))
			keepDraft(id, next)
			return next
		})
	}

	return { draft, change }
}
