import { keepInBrowser, readFromBrowser } from '#app/site/browser-storage.ts'
import type { PlanDraft } from './plan-draft.ts'

const key = 'unsaved-rates'

/** Unsaved edits with the version they started from; they survive a reload and an expired session. */
type KeptRates = { draft: PlanDraft; seen: string }

export function keepRates(kept: KeptRates) {
	keepInBrowser('sessionStorage', key, kept)
}

export function keptRates(): KeptRates | undefined {
	return readFromBrowser('sessionStorage', key)
}

export function forgetRates() {
	keepInBrowser('sessionStorage', key, undefined)
}
