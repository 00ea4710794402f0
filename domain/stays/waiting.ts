import type { RequestState } from './states/state.ts'

type Standing = { state: RequestState; changeAskedAt: number | null }
type Entry = { by: string; action: string }

/** Received money answers a receipt, and neither a quote that was accepted nor a change, message or cancellation. */
export function paymentAnswers({ state, changeAskedAt }: Standing, history: readonly Entry[]) {
	if (state === 'received' || state === 'accepted' || changeAskedAt !== null) return false
	const replied = history.findLastIndex(
		({ by, action }) => by === 'owner' && action !== 'note' && action !== 'deposit',
	)
	const since = history.slice(replied + 1).filter(({ by }) => by === 'guest')
	return since.every(({ action }) => action === 'receipt')
}
