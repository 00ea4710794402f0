type Entry = { action: string; pesos: number | null }

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
