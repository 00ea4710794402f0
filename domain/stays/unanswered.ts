import type { RequestState } from './states/state.ts'

type Entry = { by: string; action: string; text: string }

/** Recording a payment settles a receipt, but not an accepted quote, a change, a message or a cancellation. */
export function paymentSettles(
	{ state, changeAskedAt }: { state: RequestState; changeAskedAt: number | null },
	history: readonly Entry[],
) {
	if (state === 'received' || state === 'accepted' || changeAskedAt !== null) return false
	return guestSinceReply(history).every(({ action }) => action === 'receipt')
}

/** Whether the guest has written anything that the owner has not replied to. */
export function hasWrittenSince(history: readonly Entry[]): boolean {
	return guestSinceReply(history).some(({ action, text }) => action !== 'receipt' && text !== '')
}

/** The same, unless the owner replied elsewhere and marked the enquiry as answered. */
export function hasUnansweredWords(mark: string, history: readonly Entry[]): boolean {
	return mark === 'new' && hasWrittenSince(history)
}

/** The guest's entries since the owner's last reply, without a change that was withdrawn. */
function guestSinceReply(history: readonly Entry[]): Entry[] {
	const replied = history.findLastIndex(
		({ by, action }) => by === 'owner' && action !== 'note' && action !== 'deposit',
	)
	const withdrawn = history.findLastIndex(({ action }) => action === 'withdraw')
	const isOpen = (action: string, at: number) =>
		at > withdrawn || (action !== 'change' && action !== 'withdraw')
	return history.filter(
		({ by, action }, at) => at > replied && by === 'guest' && isOpen(action, at),
	)
}
