import type { Database } from '#db/connect.ts'
import type { Random } from '#tests/prove/year/random.ts'
import type { YearSite } from '#tests/prove/year/site.ts'
import { addDays, type Model, type Offer, type Request, type Stay } from './model.ts'

export type World = {
	random: Random
	model: Model
	site: YearSite
	database: Database
	today: () => string
	/** What the owner entered. */
	blocks: Block[]
	/** Ids of imported calendars by their offer. */
	calendars: ReadonlyMap<Offer, string>
	/** Records a difference. */
	expectStatus: (what: string, actual: number, expected: number) => boolean
}

export type Block = {
	id: string
	/** Only for bookings by phone, past ones included. */
	phone: PhoneBooking | null
}
export type PhoneBooking = Stay & {
	offer: Offer
	units: number
	hour: string | null
	/** How often it was agreed, with each change. */
	agreements: number
}

export const nightly = (offer: Offer) => ['cabin', 'glamping', 'camping'].includes(offer)
export const timed = (offer: Offer) => offer === 'table' || offer === 'horses'
export const open = ['received', 'offered', 'accepted']

/** A ride is back before the house closes. */
export function someHour({ random }: World, offer: Offer): string {
	const quarter = (8 + random.below(offer === 'horses' ? 8 : 10)) * 4 + random.below(4)
	return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
}

export function someStay({ random, today }: World, least: number, ahead = 0): Stay {
	const from = addDays(today(), ahead + random.below(70))
	return { from, to: addDays(from, least + random.below(5)) }
}

export function someRequest({ random, model }: World): Request | undefined {
	return random.pick([...model.requests.values()].slice(-40))
}

export const isPast = ({ to }: Stay, { today }: World) => to < today()

/** Whether nothing is to come: the last night begins on the day before the departure, a meal or a ride is on its day. */
export function isNothingToCome(
	{ today }: World,
	wanted: ReturnType<World['model']['wantedBy']>,
	{ to }: Stay,
): boolean {
	const days = wanted.flatMap(({ days }) => days).sort()
	return (days.at(-1) ?? to) < today()
}

/** Whether nobody can agree to a quote any more. */
export function hasLapsed(world: World, it: Request): boolean {
	if (it.state !== 'offered' && it.state !== 'accepted') return false
	if (isNothingToCome(world, world.model.wantedBy(it), it)) return true
	return it.state === 'offered' && it.heldUntil !== null && it.heldUntil < world.today()
}

export type Outcome =
	| { to: Request['state']; gives?: boolean; takes?: boolean }
	| 'nothing'
	| 'refused'

/** An action without a body of its own: who may do it, and what it leads to. */
export async function act(
	world: World,
	by: 'guest' | 'owner',
	action: string,
	outcomeOf: (it: Request) => Outcome,
	more: (it: Request) => object = () => ({}),
) {
	const { model, site } = world
	const found = someRequest(world)
	if (!found) return
	const outcome = outcomeOf(found)
	const { status } =
		by === 'guest'
			? await site.call('POST', `/api/requests/${found.key}/${action}`, {
					text: 'x',
					...more(found),
				})
			: await site.owner('POST', `/api/enquiries/${found.id}/${action}`, { message: 'x' })
	if (!world.expectStatus(`${by} ${action}`, status, outcome === 'refused' ? 409 : 200)) return
	if (action === 'change' && outcome !== 'refused') found.isChangeAsked = true
	if (typeof outcome === 'string') return
	if (action !== 'change') found.isChangeAsked = false
	if (outcome.gives) model.give(found.id)
	if (outcome.takes) model.take(found.id, model.wantedBy(found))
	if (action === 'accept') model.keep(found.id)
	found.state = outcome.to
}
