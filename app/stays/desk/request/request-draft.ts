import { type ApiProblem, codeOf } from '#app/api/call-api.ts'
import { type DraftKey, useDraft } from '#app/desk/use-draft.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { type OwnerAction, ownerActions } from '#domain/stays/states/state.ts'
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
	/** The money received, all in all. */
	received?: string
	/** Why it is confirmed though not enough is free. */
	anyway?: string
}

export const requestDraftKey = (id: string): DraftKey => `guest request ${id}`

type DraftChanges = { [Field in keyof RequestDraft]: RequestDraft[Field] | undefined }

const empty: RequestDraft = {}

/** A message that was emptied again is none. */
function isWritten([field, value]: [string, unknown]): boolean {
	return value !== undefined && !(value === '' && ownerActions.some((action) => action === field))
}

/** `version`: of the request that is shown. `undefined` deletes a field. */
export function useRequestDraft(id: string, version: string | undefined) {
	const key = requestDraftKey(id)
	const { value: draft, change, ...rest } = useDraft<RequestDraft, string>(key, empty, version)
	return {
		...rest,
		draft,
		/** After an own action: what is typed besides goes on from it, unless others have acted too. */
		goOn(saved: OwnerRequestResponse, shown: OwnerRequestResponse, recorded: readonly string[]) {
			const added = saved.history.slice(shown.history.length)
			if (rest.seen === shown.version && added.every(({ action }) => recorded.includes(action)))
				rest.rebase(saved.version)
		},
		/** A refusal because others have acted shows what they did: what is typed is meant for that from now on. */
		takeUpRefusal(problem: unknown) {
			if (codeOf(problem) !== 'edited-elsewhere') return
			rest.rebase(String((problem as ApiProblem).members.version))
		},
		change: (changes: DraftChanges) =>
			change((old) => {
				const all = Object.entries({ ...old, ...changes })
				return Object.fromEntries(all.filter(isWritten)) as RequestDraft
			}),
	}
}
