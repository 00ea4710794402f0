/*
 * The hotel as its owner would keep it on paper: what takes which units, minute by minute, and what was agreed. Written
 * apart from the site, from the words of the issue, so that the two can disagree.
 */

export const hotel = {
	cabin: { units: 1, people: 16 },
	glamping: { units: 5, people: 2 },
	camping: { units: 4, people: null },
	table: { units: 10, people: null },
	horses: { units: 6, people: null },
	'package-friends': { units: 2, people: null },
} as const
export type Offer = keyof typeof hotel
export const offers = Object.keys(hotel) as Offer[]

const byNight = (offer: Offer) => ['cabin', 'glamping', 'camping'].includes(offer)
const minutesOf: Partial<Record<Offer, number>> = { table: 90, horses: 120 }

export type Item = {
	offer: Offer
	units?: number
	hour?: string
	people?: number
	/** How many days after the arrival it is, of what has no nights. */
	after?: number
}
export type Stay = { from: string; to: string }
type State = 'received' | 'offered' | 'accepted' | 'confirmed' | 'declined' | 'cancelled'

type Take = {
	by: string
	offer: Offer
	days: string[]
	/** Null is all of them. */
	units: number | null
	hour: string | null
	/** When an event of another calendar ends. */
	ends?: string | null
	/** The last day of a hold. */
	until: string | null
}

export type Request = Stay & {
	id: string
	key: string
	state: State
	people: number
	items: Item[]
	total: number | null
	heldUntil: string | null
	/** Whether anything was agreed. */
	isAgreed: boolean
	/** How many quotes and confirmations there were. */
	agreements: number
	/** Whether the guest waits for a reply to a change. */
	isChangeAsked?: boolean
	/** The prices that the guest's letters must name, in order. */
	letters: (number | null | undefined)[]
}

export type Rates = Partial<Record<Offer, { year: number; december?: number }>>

export const addDays = (day: string, count: number) =>
	new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

const nightsIn = ({ from, to }: Stay) => (Date.parse(to) - Date.parse(from)) / 86_400_000

function daysOf(offer: Offer, { from, to }: Stay): string[] {
	const days: string[] = []
	for (let day = from; byNight(offer) ? day < to : day <= to; day = addDays(day, 1)) days.push(day)
	return days
}

/** The quarter-hours of a day in which something that begins then is there. */
function quarters(offer: Offer, hour: string | null, ends?: string | null): number[] {
	const length = minutesOf[offer]
	if (length === undefined) return [0]
	if (hour === null) return Array.from({ length: 96 }, (_, at) => at)
	const at = (time: string) => Number(time.slice(0, 2)) * 4 + Number(time.slice(3)) / 15
	const count = ends ? at(ends) - at(hour) : length / 15
	return Array.from({ length: count }, (_, later) => at(hour) + later)
}

export function createModel() {
	/** By offer and day. */
	const takes = new Map<string, Set<Take>>()
	const takesBy = new Map<string, Take[]>()
	let rates: Rates = {}
	const requests = new Map<string, Request>()

	const taking = (offer: Offer, day: string, today: string) =>
		[...(takes.get(`${offer} ${day}`) ?? [])].filter(
			({ until }) => until === null || until >= today,
		)

	function free(offer: Offer, day: string, hour: string | null, today: string) {
		const here = taking(offer, day, today)
		const total = hotel[offer].units
		const taken = new Map<number, number>()
		for (const take of here)
			for (const at of quarters(offer, take.hour, take.ends))
				taken.set(at, (taken.get(at) ?? 0) + (take.units ?? total))
		const most = Math.max(0, ...quarters(offer, hour).map((at) => taken.get(at) ?? 0))
		return Math.max(0, total - most)
	}

	/** As the calendar shows it: for tables and horses, the units left all day. */
	function shown(offer: Offer, day: string, today: string) {
		if (minutesOf[offer] === undefined) return free(offer, day, null, today)
		const allDay = taking(offer, day, today).filter((take) => take.hour === null)
		const total = hotel[offer].units
		return Math.max(0, total - allDay.reduce((sum, { units }) => sum + (units ?? total), 0))
	}

	type Wanted = Pick<Take, 'offer' | 'days' | 'units' | 'hour' | 'ends'>

	/** Takes that are over are in nobody's way. Who has units keeps as many: only what is more must be free. */
	const fits = (wanted: Wanted[], today: string, who?: string) =>
		wanted.every(({ offer, days, units, hour }) => {
			const total = hotel[offer].units
			const count = units ?? total
			return days
				.filter((day) => day >= today)
				.every((day) => {
					const here = taking(offer, day, today)
					return quarters(offer, hour).every((at) => {
						const there = here.filter((it) => quarters(offer, it.hour, it.ends).includes(at))
						const sum = (takes: Take[]) => takes.reduce((all, it) => all + (it.units ?? total), 0)
						const own = sum(there.filter(({ by }) => by === who))
						return count <= own || sum(there) - own + count <= total
					})
				})
		})

	const give = (by: string) => {
		for (const it of takesBy.get(by) ?? [])
			for (const day of it.days) takes.get(`${it.offer} ${day}`)?.delete(it)
		takesBy.delete(by)
	}
	const take = (by: string, wanted: Wanted[], { until = null }: { until?: string | null } = {}) => {
		const taken = wanted.map((it) => ({ ...it, by, until }))
		takesBy.set(by, taken)
		for (const it of taken)
			for (const day of it.days) {
				const key = `${it.offer} ${day}`
				takes.set(key, (takes.get(key) ?? new Set()).add(it))
			}
	}

	function wantedBy({
		items,
		people,
		from,
		to,
	}: Pick<Request, 'items' | 'people'> & Stay): Wanted[] {
		return items.map((item) => ({
			offer: item.offer,
			days: byNight(item.offer)
				? daysOf(item.offer, { from, to })
				: [addDays(from, Math.min(item.after ?? 0, nightsIn({ from, to })))],
			units: item.units ?? (item.offer === 'horses' ? people : 1),
			hour: item.hour ?? null,
		}))
	}

	/** One in each while there are people, cabins next, then who is left in what has no limit; unless the guest said. */
	function peopleIn(item: Item, { items, people }: Pick<Request, 'items' | 'people'>): number {
		if (item.people !== undefined) return item.people
		const beds = items.filter(({ offer }) => byNight(offer))
		const placed = new Map(beds.map((bed, index) => [bed, index < people ? 1 : 0]))
		let left = Math.max(0, people - beds.length)
		for (const bed of beds) {
			const room = hotel[bed.offer].people
			if (room === null) continue
			const more = Math.min(left, room * (bed.units ?? 1) - 1)
			placed.set(bed, (placed.get(bed) ?? 0) + more)
			left -= more
		}
		const rest = beds.find(({ offer }) => hotel[offer].people === null) ?? beds[0]
		if (rest) placed.set(rest, (placed.get(rest) ?? 0) + left)
		return placed.get(item) ?? people
	}

	/** The sum of what has a price; null where nothing has. */
	function price(request: Pick<Request, 'items' | 'people'> & Stay): number | null {
		let sum: number | null = null
		let isComplete = true
		for (const item of request.items) {
			const rate = rates[item.offer]
			isComplete &&= rate !== undefined
			if (!rate) continue
			sum ??= 0
			const count = item.offer === 'camping' ? peopleIn(item, request) : (item.units ?? 1)
			for (const day of daysOf(item.offer, request))
				sum += count * (day.slice(5, 7) === '12' ? (rate.december ?? rate.year) : rate.year)
		}
		return isComplete || sum ? sum : null
	}

	/** Items after the departure move to its day. */
	const itemsWithin = (items: Item[], stay: Stay): Item[] =>
		items.map((item) =>
			item.after === undefined ? item : { ...item, after: Math.min(item.after, nightsIn(stay)) },
		)

	/**
	 * Where all rode, all ride; never more than come. What the guest said of the beds is kept, one by one. A ride of a day before
	 * `since` was as it was.
	 */
	const ridersOf = (
		{ items, people: before, from }: Request,
		people: number,
		since: string,
	): Item[] => {
		const beds = new Map(
			items.filter(({ people }) => people !== undefined).map((it) => [it, it.people ?? 0]),
		)
		for (let more = before; more < people; more++) move(beds, 1)
		for (let fewer = before; fewer > people; fewer--) move(beds, -1)
		return items.map((item) => {
			const inBed = beds.get(item)
			if (inBed !== undefined) return { ...item, people: inBed }
			if (item.offer !== 'horses' || people === before) return item
			const riders = item.units ?? before
			if (addDays(from, item.after ?? 0) < since) return { ...item, units: riders }
			return { ...item, units: riders === before ? people : Math.min(riders, people) }
		})
	}

	function move(beds: Map<Item, number>, by: 1 | -1) {
		const all = [...beds.keys()]
		const inIt = (bed: Item) => beds.get(bed) ?? 0
		const room = ({ offer, units = 1 }: Item) => (hotel[offer].people ?? 1 / units) * units
		const rest = all.find(({ offer }) => hotel[offer].people === null) ?? all[0]
		const [empty] = all.filter((bed) => inIt(bed) === 0)
		const [roomy] = all.filter((bed) => inIt(bed) < room(bed))
		const crowded = rest && inIt(rest) > room(rest) ? rest : undefined
		const last = (least: number) => all.filter((bed) => inIt(bed) >= least).at(-1)
		const bed = by === 1 ? (empty ?? roomy ?? rest) : (crowded ?? last(2) ?? last(1))
		if (bed) beds.set(bed, inIt(bed) + by)
	}

	return {
		itemsWithin,
		ridersOf,
		requests,
		free,
		shown,
		fits,
		give,
		take,
		wantedBy,
		price,
		daysOf,
		setRates: (next: Rates) => {
			rates = next
		},
		/** A hold becomes firm until the owner replies. */
		keep: (by: string) => {
			for (const it of takesBy.get(by) ?? []) it.until = null
		},
	}
}

export type Model = ReturnType<typeof createModel>
