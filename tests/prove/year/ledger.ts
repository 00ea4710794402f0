import { addDays, type Day } from '#domain/time/dates.ts'

/*
 * The ledger of a booking as its rules describe it, written apart from the site so that the two can disagree. The numbers
 * are those of the rules. "Open" marks what the words leave open, and how it is read here.
 */

export type Line = {
	item: number
	/** None for a correction. */
	day: Day | null
	/** None for a correction, and for what was agreed in words. */
	offer: string | null
	time: string | null
	units: number
	people: number
	/** The ages of the children among these people. */
	ages: readonly number[]
	pesos: number | null
}
/** An offer over nights, or on one day: then both days are the same. */
export type Item = Omit<Line, 'item' | 'day' | 'pesos' | 'offer'> & {
	item?: number
	offer: string
	from: Day
	to: Day
}
export type Terms = { from: Day; to: Day; people: number; ages: readonly number[]; items: Item[] }
export type Agreement = Terms & {
	kind: 'quote' | 'confirmation' | 'cancellation'
	lines: Line[]
	heldUntil: Day | null
	/** By how many days it moved what was agreed before it. */
	moved: number
}
export type State = 'received' | 'offered' | 'accepted' | 'confirmed' | 'declined' | 'cancelled'
export type Booking = {
	state: State
	asked: Terms
	agreements: Agreement[]
	acceptedOn: Day | null
	received: number
}
/** What a line costs by today's rates; null where no price is set. */
export type PriceOf = (line: Omit<Line, 'pesos'>) => number | null
export type Pricing = 'agreed' | 'rates' | { total: number }
export type Context = {
	today: Day
	priceOf: PriceOf
	pricing?: Pricing
	alreadyHere?: boolean | undefined
}

export const isNights = ({ from, to }: { from: Day; to: Day }) => from < to
export const daysOf = ({ from, to }: { from: Day; to: Day }): Day[] => {
	const days = [from]
	for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) days.push(day)
	return days
}
export const sum = (lines: readonly Line[]) =>
	lines.reduce((all, { pesos }) => all + (pesos ?? 0), 0)
const isCorrection = ({ day }: Line) => day === null
const isBefore = ({ day }: Line, today: Day) => day !== null && day < today
export const daysBetween = (from: Day, to: Day) =>
	Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

// Rule 1

const last = ({ agreements }: Booking, ...kinds: Agreement['kind'][]) =>
	agreements.findLast(({ kind }) => kinds.includes(kind))

export function inForce(booking: Booking): Agreement | undefined {
	const isQuoted = booking.state === 'offered' || booking.state === 'accepted'
	return isQuoted ? last(booking, 'quote') : last(booking, 'confirmation', 'cancellation')
}

/**
 * A quote takes its units while it is held, and once accepted from that day on. Open: a booking that was cancelled during its
 * stay and quoted again. Read: what was slept stays taken, whatever became of the quote.
 */
export function takenLines(booking: Booking, today: Day): Line[] {
	const lines = (inForce(booking)?.lines ?? []).filter(({ offer }) => offer !== null)
	if (booking.state !== 'offered' && booking.state !== 'accepted') return lines
	const slept = (last(booking, 'confirmation', 'cancellation')?.lines ?? []).filter((line) =>
		isBefore(line, today),
	)
	const from = booking.state === 'accepted' ? (booking.acceptedOn ?? today) : today
	const isHeld = booking.state === 'accepted' || (inForce(booking)?.heldUntil ?? '') >= today
	return [
		...slept,
		...(isHeld
			? lines.filter(
					({ day }) => day !== null && day >= from && !slept.some((line) => line.day === day),
				)
			: []),
	]
}

// Rule 2

/**
 * Null while nothing has a price. Open: the total of an agreement without lines (cancelled before arrival). Read: 0, the sum
 * of no lines.
 */
export function totalOf(booking: Booking): number | null {
	const lines = inForce(booking)?.lines
	if (!lines || (lines.length > 0 && lines.every(({ pesos }) => pesos === null))) return null
	return sum(lines)
}
export const isPartial = (booking: Booking) =>
	totalOf(booking) !== null && (inForce(booking)?.lines ?? []).some(({ pesos }) => pesos === null)
export const owed = (booking: Booking) => (totalOf(booking) ?? 0) - booking.received

export const hasSlept = (booking: Booking, today: Day) => pastOf(booking, today).length > 0

// Rules 3, 6 and 7

const pastOf = (booking: Booking, today: Day) =>
	(last(booking, 'confirmation', 'cancellation')?.lines ?? []).filter((line) =>
		isBefore(line, today),
	)

/**
 * Open: what is copied after a cancellation. Read: a booking that goes on after one has the corrections of its last
 * confirmation, none of those made while it was cancelled; without a confirmation it has none.
 */
function correctionsOf(booking: Booking): Line[] {
	const previous = booking.agreements.at(-1)
	const from = previous?.kind === 'cancellation' ? last(booking, 'confirmation') : previous
	return (from?.lines ?? []).filter(isCorrection)
}

const correction = (pesos: number): Line => ({
	item: 0,
	day: null,
	offer: null,
	time: null,
	units: 0,
	people: 0,
	ages: [],
	pesos,
})

/** A quote or a confirmation, before it is entered; or why there is none. */
export function agree(
	booking: Booking,
	terms: Terms,
	{
		kind = 'confirmation',
		heldUntil = null,
		...context
	}: Context & { kind?: 'quote' | 'confirmation'; heldUntil?: Day | null },
): Agreement | 'arrival-past' {
	const { today, priceOf, pricing = 'agreed', alreadyHere } = context
	const past = pastOf(booking, today)
	const previous = last(booking, 'quote', 'confirmation')
	const by = previous ? daysBetween(previous.from, terms.from) : 0
	const isMoved =
		past.length === 0 && previous !== undefined && by === daysBetween(previous.to, terms.to)
	const moved = isMoved ? by : 0
	const known = knownLines(booking, moved)
	const items = numbered(terms.items, known)
	const wanted = linesOf({ ...terms, items }, known, pricing)

	const isAdded = (line: Line) =>
		isBefore(line, today) &&
		!past.some(
			({ day, offer }) =>
				day === line.day &&
				(offer === line.offer || items.some((it) => it.item === line.item && isNights(it))),
		)
	if (kind === 'confirmation' && alreadyHere === undefined && wanted.some(isAdded))
		return 'arrival-past'
	const coming = wanted.filter(
		(line) => !isBefore(line, today) || (alreadyHere === true && isAdded(line)),
	)
	const priced =
		pricing === 'rates'
			? coming.map((line) => ({ ...line, pesos: priceOf(line) }))
			: asAgreed(coming, known, priceOf)
	const lines = [...past, ...priced, ...correctionsOf(booking)]
	const slept = past.map(({ day }) => day ?? '').sort()[0]
	// Of what was left out because nobody was here, nothing stays asked for.
	const isLate = alreadyHere === false && !slept && terms.from < today
	const from = isLate ? today : terms.from
	const inTime = items.filter((it) => isNights(it) || it.from >= today)
	return {
		...terms,
		items: isLate ? inTime.map((it) => (isNights(it) ? { ...it, from } : it)) : items,
		from,
		// Rule 9: with nothing to come, the party is copied.
		...(coming.length === 0 && previous && { people: previous.people, ages: previous.ages }),
		kind,
		heldUntil,
		moved,
		lines: typeof pricing === 'object' ? withTotal(lines, new Set(priced), pricing.total) : lines,
	}
}

/** The past and the corrections. Open: a quote with a correction that is cancelled. Read: copied, as in every later agreement. */
export function cancellation(booking: Booking, today: Day): Agreement {
	const from = inForce(booking) ?? booking.asked
	const lines = [
		...pastOf(booking, today),
		...(booking.agreements.at(-1)?.lines ?? []).filter(isCorrection),
	]
	return { ...from, kind: 'cancellation', heldUntil: null, moved: 0, lines }
}

/** A correction makes an agreement of the kind in force. */
export function corrected(agreement: Agreement, pesos: number): Agreement {
	return { ...agreement, moved: 0, lines: [...agreement.lines, correction(pesos)] }
}

// Rule 4

/** Quotes and confirmations, the last first, with their days where later moves have brought them. */
function knownLines(booking: Booking, moved: number): Line[][] {
	let shift = moved
	return booking.agreements.toReversed().flatMap(({ kind, lines, moved }) => {
		const by = shift
		shift += moved
		if (kind === 'cancellation') return []
		return [lines.flatMap((line) => (line.day ? [{ ...line, day: addDays(line.day, by) }] : []))]
	})
}

/** An item without its number is the one of that offer with most days in common. Open: several such. Read: the lowest number. */
function numbered(items: readonly Item[], known: readonly Line[][]): Item[] {
	const all = known.flat()
	const numbers = [...new Set(all.map(({ item }) => item))].sort((a, b) => a - b)
	const used = new Set(items.flatMap(({ item }) => item ?? []))
	let next = Math.max(0, ...numbers, ...used)
	return items.map((item) => {
		if (item.item !== undefined) return item
		const days = daysOf(item)
		const common = (number: number) =>
			new Set(
				all.filter((it) => it.item === number && days.includes(it.day ?? '')).map(({ day }) => day),
			).size
		const same = numbers.filter(
			(number) =>
				!used.has(number) && all.some((it) => it.item === number && it.offer === item.offer),
		)
		const best = same.sort((a, b) => common(b) - common(a))[0] ?? ++next
		used.add(best)
		return { ...item, item: best }
	})
}

/** Without any item, a total in words is a line on the day of arrival. */
function linesOf(
	{ items, from, people, ages }: Terms,
	known: readonly Line[][],
	pricing: Pricing,
): Line[] {
	const inWords = {
		item: 0,
		day: from,
		offer: null,
		time: null,
		units: 1,
		people,
		ages,
		pesos: null,
	}
	if (items.length === 0)
		return typeof pricing === 'object' || known.flat().some(({ offer }) => offer === null)
			? [inWords]
			: []
	return items
		.flatMap(({ item = 0, offer, time, units, people, ages, ...days }) =>
			daysOf(days).map((day) => ({ item, day, offer, time, units, people, ages, pesos: null })),
		)
		.sort(byDayAndItem)
}

const byDayAndItem = (a: Line, b: Line) =>
	(a.day ?? '').localeCompare(b.day ?? '') || a.item - b.item

/**
 * Open: which of several alike lines of other items is used. Read: of the last agreement, the one with the lowest number;
 * lines that ask for one are served by day, then by item.
 */
function asAgreed(coming: readonly Line[], known: readonly Line[][], priceOf: PriceOf): Line[] {
	const used = new Set<string>()
	const prices = new Map<Line, number | null>()
	const ways = [
		(line: Line, old: Line) => (isAlike(line, old, priceOf) ? old.pesos : undefined),
		(line: Line, old: Line) => moreOrLess(line, old, priceOf),
	]
	for (const way of ways)
		for (const isOwn of [true, false])
			for (const line of coming.filter((it) => !prices.has(it))) {
				for (const old of known.flatMap((lines) => lines.toSorted(byDayAndItem))) {
					const key = `${old.item} ${old.day}`
					if (
						used.has(key) ||
						old.day !== line.day ||
						old.offer !== line.offer ||
						(old.item === line.item) !== isOwn
					)
						continue
					const pesos = way(line, old)
					if (pesos === undefined) continue
					prices.set(line, pesos)
					used.add(key)
					break
				}
			}
	return coming.map((line) => ({
		...line,
		pesos: prices.has(line) ? (prices.get(line) ?? null) : priceOf(line),
	}))
}

const isAlike = (line: Line, old: Line, priceOf: PriceOf) =>
	old.units === line.units &&
	priceOf({ ...line, people: old.people, ages: old.ages }) === priceOf(line)

function moreOrLess(line: Line, old: Line, priceOf: PriceOf): number | null {
	const now = priceOf(line)
	const before = priceOf({ ...line, units: old.units, people: old.people, ages: old.ages })
	if (old.pesos === null || now === null || !before) return now
	return now >= before
		? old.pesos + now - before
		: Number((BigInt(old.pesos) * BigInt(now)) / BigInt(before))
}

// Rule 5: a total equal to that of rule 4 gives each line its own price again.

function withTotal(lines: Line[], coming: ReadonlySet<Line>, total: number): Line[] {
	const kept = lines
		.filter((line) => !coming.has(line))
		.map((line) => ({ ...line, pesos: line.pesos ?? 0 }))
	const rest = total - sum(kept)
	const shared = shareOut(Math.max(0, rest), [...coming])
	const difference = total - sum(kept) - sum(shared)
	return [...kept, ...shared, ...(difference === 0 ? [] : [correction(difference)])]
}

/** By largest remainder; the lines come by day, then by item. */
function shareOut(rest: number, lines: readonly Line[]): Line[] {
	const weights = lines.map(({ pesos }) => (sum(lines) === 0 ? 1n : BigInt(pesos ?? 0)))
	const whole = weights.reduce((all, weight) => all + weight, 0n)
	const shares = weights.map((weight) => (BigInt(rest) * weight) / whole)
	const left = Number(BigInt(rest) - shares.reduce((all, share) => all + share, 0n))
	const order = weights.map((weight, at) => ({ at, remainder: (BigInt(rest) * weight) % whole }))
	order.sort((a, b) =>
		a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1,
	)
	for (const { at } of order.slice(0, left)) shares[at] = (shares[at] ?? 0n) + 1n
	return lines.map((line, at) => ({ ...line, pesos: Number(shares[at]) }))
}
