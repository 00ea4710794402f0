import type { PlanDraft } from './plan-draft.ts'

const key = 'unsaved-rates'

/** Unsaved edits with the version they started from; they survive a reload and an expired session. */
type KeptRates = { draft: PlanDraft; seen: string }

export function keepRates(kept: KeptRates) {
	try {
		sessionStorage.setItem(key, JSON.stringify(kept))
	} catch {
		// Storage is full or forbidden: the form still has it.
	}
}

export function keptRates(): KeptRates | undefined {
	try {
		return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
	} catch {
		return undefined
	}
}

export function forgetRates() {
	try {
		sessionStorage.removeItem(key)
	} catch {
		// Nothing was kept.
	}
}
