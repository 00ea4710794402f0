import type { Agreement } from './agreement.ts'

type HistoryEntry = { by: string; action: string; at: string | number }

/**
 * The owner's reply to the last change that the guest asked for, if it left what was agreed as it was. Money that was recorded
 * meanwhile is no reply.
 */
export function replyThatKept<Entry extends HistoryEntry>(
	history: readonly Entry[],
	agreement: { at: Entry['at'] } | null | undefined,
): Entry | undefined {
	const at = history.findLastIndex(({ by, action }) => by === 'guest' && action === 'change')
	const asked = history[at]
	if (!asked || !agreement || agreement.at > asked.at) return undefined
	return history.slice(at + 1).findLast(({ action }) => action === 'confirm')
}

const endsAsking = ['accept', 'withdraw', 'cancel', 'offer', 'confirm', 'decline', 'reopen']

/**
 * Whether the last confirmation agreed to neither the days nor the people that the guest had asked for and was waiting for.
 */
export function isWantedLeftOut(
	history: readonly (Pick<HistoryEntry, 'by' | 'action'> & { wanted?: unknown })[],
	agreement: Pick<Agreement, 'kind' | 'changes'> | null | undefined,
): boolean {
	if (agreement?.kind !== 'confirmation') return false
	if (agreement.changes.includes('days') || agreement.changes.includes('people')) return false
	const before = history.slice(
		0,
		history.findLastIndex(({ action }) => action === 'confirm'),
	)
	const ended = before.findLastIndex(({ action }) => endsAsking.includes(action))
	return before.slice(ended + 1).some(({ action, wanted }) => action === 'change' && wanted)
}
