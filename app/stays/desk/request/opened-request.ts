import { createContext, useContext } from 'react'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import type { ActionProblem } from './actions/action-problem.ts'
import type { LoadedRequest } from './load-request.ts'
import type { useRequestDraft } from './request-draft.ts'

type OpenedRequest = LoadedRequest &
	ReturnType<typeof useRequestDraft> & {
		/** Acts on the request. While an action is under way, another one is ignored. */
		send: (action: OwnerAction, body: object) => void
		busyWith: OwnerAction | undefined
		/** Why the last action failed. */
		problem: ActionProblem | undefined
	}

export const OpenedRequestContext = createContext<OpenedRequest | undefined>(undefined)

/** The request in the panel, the owner's unsent input for it, and how to act on it. */
export function useOpenedRequest(): OpenedRequest {
	const opened = useContext(OpenedRequestContext)
	if (!opened) throw new Error('useOpenedRequest is called outside a booking panel')
	return opened
}
