import type { Query } from '#db/connect.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import type { RequestedItem } from '#domain/offers/offers.ts'
import type { OwnerRequestAnswer, RequestAnswer } from '#domain/stays/answers.ts'
import { estimateStay } from '#domain/stays/estimate.ts'
import { actionsOfGuest, actionsOfOwner } from '#domain/stays/request-states.ts'
import { fill } from '#domain/text/fill.ts'
import { sumOf } from '#domain/text/money.ts'
import type { StayParts } from '#server/stays/stay-parts.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import { findInTheWay, leastFree } from '#server/stays/take-units.ts'
import { whatsappNews } from './compose-news.ts'
import type { Progress } from './progress.ts'

type Opened = { booking: Booking; progress: Progress }
type Parts = StayParts & { currentFacts: () => Facts; publicUrl: string }

/** The request as its guest sees it: without the owner's notes. */
export async function requestAnswer(
	query: Query,
	{ booking, progress }: Opened,
	parts: Parts,
): Promise<RequestAnswer> {
	const history = await readHistory(query, booking.id)
	return {
		...commonAnswer({ booking, progress }, parts),
		history: history.filter(({ action }) => action !== 'note').map(historyAnswer),
		actions: actionsOfGuest(progress.state),
	}
}

export async function ownerRequestAnswer(
	query: Query,
	{ booking, progress }: Opened,
	parts: Parts,
): Promise<OwnerRequestAnswer> {
	const { id, language, fields } = booking
	const { from, to, items } = progress
	const link = await parts.requests.linkTo(booking)
	const context = { offers: parts.offers(), today: parts.today() }
	const wanted = { items, stay: { from, to }, exceptRequest: id }
	const free = await leastFree(query, wanted, context)
	const mails = await parts.requests.mailsToGuest(query, id)
	const [facts, letters] = [parts.currentFacts(), parts.currentLetters()]
	return {
		...commonAnswer({ booking, progress }, parts),
		id,
		email: fields.Email,
		phone: fields.Phone,
		link,
		history: (await readHistory(query, id)).map((entry) => ({
			...historyAnswer(entry),
			mail: mails.get(entry.id) ?? null,
			person: entry.person ?? null,
		})),
		actions: actionsOfOwner(progress.state),
		lines: items.map((item, index) => ({
			...item,
			...{ free: free[index] ?? null, pesos: estimateOf(item, { booking, progress }, parts) },
		})),
		inTheWay: await findInTheWay(query, wanted, context),
		whatsapp: whatsappNews({ booking, progress, link, facts, letters }),
		suggestedMessage: fill(letters[language].offer.suggested, factsInWords(facts, language)),
	}
}

function estimateOf(
	{ offer, units }: RequestedItem,
	{ booking, progress: { from, to } }: Opened,
	{ offers, plan }: Parts,
): number | null {
	const found = offers().find(({ id }) => id === offer)
	const choice = { from, to, people: booking.fields.Quantity, units }
	return found ? estimateStay(found, choice, plan()).pesos : null
}

function commonAnswer(opened: Opened, parts: Parts) {
	const { booking, progress } = opened
	const { fields, language, createdAt, id } = booking
	const { state, from, to, items, offer } = progress
	return {
		reference: referenceOf(id),
		receivedAt: new Date(createdAt).toISOString(),
		state,
		language,
		name: fields.Name,
		people: fields.Quantity,
		from,
		to,
		items,
		message: fields.Message,
		estimate: sumOf(items.map((item) => estimateOf(item, opened, parts))),
		offer,
	}
}

function historyAnswer({ at, by, action, text, pesos }: StayHistoryTable) {
	const entry = { at: new Date(at).toISOString(), by, text, pesos }
	return { ...entry, action: action as RequestAnswer['history'][number]['action'] }
}
