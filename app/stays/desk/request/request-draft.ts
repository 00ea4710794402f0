import { type DraftKey, useDraft } from '#app/desk/use-draft.ts'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import type { ProposedTerms } from './proposed-terms.ts'

/** The owner's unsent input for a request. */
export type RequestDraft = Partial<Record<OwnerAction, string>> & {
	pesos?: string
	heldUntil?: string
	/** A deposit: an amount or a share, '50 %'. */
	depositPesos?: string
	depositUntil?: string
	depositReleases?: boolean
	/** Other days, people or items than those asked for. */
	terms?: ProposedTerms
	/** Whether they keep the previous price. */
	isSamePrice?: boolean
	/** Why it is confirmed though not enough is free. */
	anyway?: string
}

export const requestDraftKey = (id: string): DraftKey => `guest request ${id}`

export type DraftChanges = { [Field in keyof RequestDraft]: RequestDraft[Field] | undefined }

const empty: RequestDraft = {}

/** `undefined` deletes a field. */
export function useRequestDraft(id: string) {
	const { value: draft, change } = useDraft(requestDraftKey(id), empty)
	return {
		draft,
		change: (changes: DraftChanges) =>
			change((old) => {
				const all = Object.entries({ ...old, ...changes })
				return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as RequestDraft
			}),
	}
}
