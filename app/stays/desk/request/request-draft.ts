import { useState } from 'react'
import { keepInBrowser, readFromBrowser } from '#app/site/browser-storage.ts'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import type { Agreed } from './stay-calls.ts'

/** What the owner typed for a request and has not sent. */
export type RequestDraft = Partial<Record<OwnerAction, string>> & {
	pesos?: string
	heldUntil?: string
	/** A deposit: an amount or a share, '50 %'. */
	depositPesos?: string
	depositUntil?: string
	depositReleases?: boolean
	/** Other days, people or items than those asked for. */
	agreed?: Agreed
	/** Those at the price of before. */
	isSamePrice?: boolean
	/** Why it is confirmed though not enough is free. */
	anyway?: string
}

const keyOf = (id: string) => `request-draft:${id}`

export function forgetRequestDraft(id: string) {
	keepInBrowser('sessionStorage', keyOf(id), undefined)
}

export type DraftChanges = { [Field in keyof RequestDraft]: RequestDraft[Field] | undefined }

/** In session storage: a draft survives opening another request, a reload and a new sign-in. `undefined` deletes a field. */
export function useRequestDraft(id: string) {
	const [draft, setDraft] = useState(
		() => readFromBrowser<RequestDraft>('sessionStorage', keyOf(id)) ?? {},
	)

	function change(changes: DraftChanges) {
		setDraft((old) => {
			const all = Object.entries({ ...old, ...changes })
			const next = Object.fromEntries(all.filter(([, value]) => value !== undefined))
			const isEmpty = Object.keys(next).length === 0
			keepInBrowser('sessionStorage', keyOf(id), isEmpty ? undefined : next)
			return next
		})
	}

	return { draft, change }
}
