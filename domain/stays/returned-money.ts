import { dayInBogota } from '#domain/time/dates.ts'

type Entry = {
	action: string
	pesos: number | null
	isPartial?: boolean
	/** When it was written. */
	at?: string | number
}

const ends = ['cancel', 'decline']
const begins = ['offer', 'confirm', 'reopen', 'change']

/** Whether a request was cancelled or declined, and not taken up again. */
function isEnded(history: readonly Entry[]): boolean {
	const last = history.findLast(({ action }) => [...ends, ...begins].includes(action))
	return last !== undefined && ends.includes(last.action)
}

/** The money on record when the booking ended, or that came later, less the money on record now. */
export function returnedPesos(all: readonly Entry[]): number {
	const history = withoutMistakes(all)
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
export function returnedIn(entry: Entry, all: readonly Entry[]): number {
	const { action, pesos } = entry
	if (action !== 'deposit' || pesos === null) return 0
	const before = withoutMistakes([...all, entry]).slice(0, -1)
	const receivedPesos = before.findLast(({ action }) => action === 'deposit')?.pesos ?? 0
	if (pesos >= receivedPesos) return 0
	return isEnded(before) || isBeyondPrice(pesos, before) ? receivedPesos - pesos : 0
}

const decisions = ['offer', 'confirm', 'decline', 'cancel', 'reopen']

/** Whether money on record, less than before, is still no less than the agreed price. */
function isBeyondPrice(pesos: number, before: readonly Entry[]): boolean {
	// A confirmation in words alone, which leaves what was agreed, names no price.
	const isInWords = ({ action, pesos }: Entry) => action === 'confirm' && pesos === null
	const last = before.findLast((entry) => decisions.includes(entry.action) && !isInWords(entry))
	const isPriced = last?.action === 'offer' || last?.action === 'confirm'
	return isPriced && last.pesos !== null && !last.isPartial && pesos >= last.pesos
}

/**
 * Leaves out changes that the guest took back, after which a declined request is declined again, and money that was recorded by
 * mistake, which the desk asks to correct.
 */
function withoutMistakes(history: readonly Entry[]): Entry[] {
	const withdrawn = history.findLastIndex(({ action }) => action === 'withdraw')
	let received = 0
	return history.filter((entry, at) => {
		if (entry.action === 'change') return at > withdrawn
		if (entry.action !== 'deposit') return true
		const isMore = (entry.pesos ?? 0) > received
		received = entry.pesos ?? 0
		return !(isMore && isCorrected(entry, at, history))
	})
}

/** Whether the next thing that happened, on the same day, was less money on record: the owner had mistyped it. */
function isCorrected(entry: Entry, at: number, history: readonly Entry[]): boolean {
	const next = history.find(
		({ action }, later) => later > at && ['deposit', ...decisions].includes(action),
	)
	if (next?.action !== 'deposit' || (next.pesos ?? 0) >= (entry.pesos ?? 0)) return false
	const [day, nextDay] = [dayOf(entry), dayOf(next)]
	return day !== undefined && day === nextDay
}

function dayOf({ at }: Entry) {
	return at === undefined ? undefined : dayInBogota(new Date(at).getTime())
}
