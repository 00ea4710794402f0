import { letterWords } from '#content/stays/letter-words.ts'
import type { Query } from '#db/connect.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import type { Facts } from '#domain/facts.ts'
import { sumOf } from '#domain/money.ts'
import type { OwnerRequestAnswer, RequestAnswer } from '#domain/stays/answers.ts'
import { estimateStay } from '#domain/stays/estimate.ts'
import { actionsOfGuest, actionsOfOwner } from '#domain/stays/request-states.ts'
import type { StayParts } from '#server/stays/stay-parts.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import { findInTheWay } from '#server/stays/take-units.ts'
import { whatsappNews } from './compose-news.ts'
import type { Booking } from './port.ts'
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
	return {
		...commonAnswer({ booking, progress }, parts),
		id,
		email: fields.Email,
		phone: fields.Phone,
		link,
		history: (await readHistory(query, id)).map(historyAnswer),
		actions: actionsOfOwner(progress.state),
		inTheWay: await findInTheWay(query, { items, stay: { from, to }, exceptRequest: id }, context),
		whatsapp: whatsappNews({
			...{ booking, progress, link, publicUrl: parts.publicUrl, facts: parts.currentFacts() },
		}),
		suggestedMessage: letterWords[language].offer.suggested,
	}
}

function commonAnswer({ booking, progress }: Opened, { offers, plan }: Parts) {
	const { fields, language, createdAt, id } = booking
	const { state, from, to, items, offer } = progress
	const estimates = items.map(({ offer: offerId, units }) => {
		const found = offers().find((it) => it.id === offerId)
		const choice = { from, to, people: fields.Quantity, units }
		return found ? estimateStay(found, choice, plan()).pesos : null
	})
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
		estimate: sumOf(estimates),
		offer,
	}
}

function historyAnswer({ at, by, action, text, pesos }: StayHistoryTable) {
	const entry = { at: new Date(at).toISOString(), by, text, pesos }
	return { ...entry, action: action as RequestAnswer['history'][number]['action'] }
}
