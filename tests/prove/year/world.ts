import type { Day } from '#domain/time/dates.ts'
import {
	calendarOf,
	closing,
	type Offer,
	priceBy,
	type Rates,
	type Taking,
	takingsOf,
} from './hotel.ts'
import type { Agreement, Booking, Line, Pricing } from './ledger.ts'
import type { Random } from './random.ts'
import type { Answer, YearSite } from './site.ts'

export type Tracked = {
	id: string
	/** The guest's, of a request on the web. */
	key: string | null
	booking: Booking
	/** What the site says it takes, once the site has something else: it is left alone from then on. */
	spoilt: Taking[] | null
	/** What was done last, for the name of a difference. */
	did: string
}
export type World = {
	random: Random
	site: YearSite
	/** The day at the hotel. */
	today: Day
	/** Whether only calls are made that the site has today. */
	isToday: boolean
	rates: Rates
	tracked: Tracked[]
	closed: Map<string, Taking[]>
	/** By the address of an imported calendar. */
	imported: Map<string, { offer: Offer; from: Day; to: Day }[]>
	/** Counts a difference of this kind. */
	differ: (kind: string, example: string) => void
}

export const calendar = ({ tracked, closed, imported, today }: World) =>
	calendarOf(
		[
			...tracked.flatMap((it) => it.spoilt ?? takingsOf(it.id, it.booking, today)),
			...[...closed.values()].flat(),
			...[...imported].flatMap(([url, events]) =>
				events.flatMap(({ offer, ...stay }) => closing(url, offer, stay, 1)),
			),
		],
		today,
	)

/** For `agree`, at today's rates. */
export const contextOf = ({ today, rates }: World, pricing: Pricing = 'agreed') => ({
	today,
	pricing,
	priceOf: priceBy(rates),
})

/** The past is copied, never checked again; days that are added to it are checked like any other. */
export function hasRoom(
	world: World,
	id: string,
	{ agreements }: Booking,
	next: Agreement,
): boolean {
	const past = agreements.findLast(({ kind }) => kind !== 'quote')?.lines ?? []
	const isCopied = ({ day, offer }: Line) =>
		(day ?? world.today) < world.today && past.some((it) => it.day === day && it.offer === offer)
	return calendar(world).fits(
		next.lines.filter((line) => !isCopied(line)),
		id,
	)
}

export function pickOne(world: World, isPossible: (it: Tracked) => boolean): Tracked | undefined {
	const recent = world.tracked.slice(-60)
	// Today's site knows bookings by phone by calls of their own.
	return world.random.pick(
		recent.filter((it) => !it.spoilt && isPossible(it) && (it.key || !world.isToday)),
	)
}

type Call = {
	name: string
	url: string
	body?: object
	/** The status. */
	expected: number
	as?: 'guest' | 'PUT'
	apply: () => void
}

/** Makes the call, and enters it into the model where the site does as expected. A refused one leaves both as they were. */
export async function perform(
	{ site, differ }: World,
	tracked: Tracked,
	call: Call,
): Promise<Tracked> {
	const { name, url, body = {}, expected, as, apply } = call
	tracked.did = name
	const answer = await (as === 'guest'
		? site.call('POST', url, body)
		: site.owner(as ?? 'POST', url, body))
	if (answer.status === expected && expected < 300) apply()
	if (answer.status === expected) return tracked
	// A call or a field that does not exist yet is one kind, however it is used.
	const isUnknown = answer.status === 404 || said(answer).includes('Unrecognized')
	const outcome = `answered ${said(answer)} instead of ${expected}`
	differ(
		`${isUnknown ? name.split(/[ (,]/)[0] : name}: ${outcome}`,
		`${url} ${JSON.stringify(body)} ${outcome}`,
	)
	if (answer.status < 300) tracked.spoilt = []
	return tracked
}

export function said({ status, body }: Answer): string {
	const [error] = (body.errors ?? []) as unknown as { field: string; code: string }[]
	return [status, body.reason ?? body.code, error?.field, error?.code].filter(Boolean).join(' ')
}

type Stay = {
	id: string
	offer: string
	from: Day
	to: Day
	units: number
	hour: string | null
} & {
	heldUntil: Day | null
	booking?: string
	request: { id: string } | null
	unitNames?: string[]
}
export async function readStays(site: YearSite, from: Day, to: Day): Promise<Stay[]> {
	const { body } = await site.owner('GET', `/api/stays?from=${from}&to=${to}`)
	return body.stays as unknown as Stay[]
}
/** Whether a row of the owner's calendar is of this booking, however it came. */
export const isOf = ({ id, booking, request }: Stay, of: string) =>
	[id, booking, request?.id].includes(of)
