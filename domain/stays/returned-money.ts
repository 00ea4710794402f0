type Entry = { action: string; pesos: number | null; isPartial?: boolean }

const ends = ['cancel', 'decline']
const begins = ['offer', 'confirm', 'reopen', 'change']

/** Whether a request was cancelled or declined, and not taken up again. */
export function isEnded(history: readonly Entry[]): boolean {
	const last = history.findLast(({ action }) => [...ends, ...begins].includes(action))
	return last !== undefined && ends.includes(last.action)
}

/** The money on record when the booking ended, or that came later, less the money on record now. */
export function returnedPesos(history: readonly Entry[]): number {
	if (!isEnded(history)) return 0
	const beganAt = history.findLastIndex(({ action }) => begins.includes(action))
	const endedAt = history.findIndex(({ action }, at) => at > beganAt && ends.includes(action))
	const isPayment = ({ action }: Entry) => action === 'deposit'
	const atEnd = history.slice(0, endedAt).findLast(isPayment)
	const since = [...(atEnd ? [atEnd] : []), ...history.slice(endedAt).filter(isPayment)]
	const figures = since.map(({ pesos }) => pesos ?? 0)
	return Math.max(0, ...figures) - (figures.at(-1) ?? 0)
}

/**
 * How much of the money on record an entry of the history returned, after the ones before it. Less of it is a correction, or
 * money returned if the booking has ended or is still paid in full.
 */
export function returnedIn({ action, pesos }: Entry, before: readonly Entry[]): number {
	const receivedPesos = before.findLast(({ action }) => action === 'deposit')?.pesos ?? 0
	if (action !== 'deposit' || pesos === null || pesos >= receivedPesos) return 0
	return isEnded(before) || isBeyondPrice(pesos, before) ? receivedPesos - pesos : 0
}

const decisions = ['offer', 'confirm', 'decline', 'cancel', 'reopen']

/** Whether money on record, less than before, is still no less than the agreed price. */
function isBeyondPrice(pesos: number, before: readonly Entry[]): boolean {
	const last = before.findLast(({ action }) => decisions.includes(action))
	const isPriced = last?.action === 'offer' || last?.action === 'confirm'
	return isPriced && last.pesos !== null && !last.isPartial && pesos >= last.pesos
}
