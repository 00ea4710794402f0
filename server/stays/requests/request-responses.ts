import { factsInWords } from '#content/facts-in-words.ts'
import type { Query } from '#db/connect.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import { inAnyLanguage } from '#domain/locale.ts'
import { bookedItems, type Item, takingOf } from '#domain/offers/item.ts'
import { sizeOf } from '#domain/offers/party.ts'
import { type Agreement, changedTerms, type StoredAgreement } from '#domain/stays/agreement.ts'
import { owedFor } from '#domain/stays/deposit.ts'
import { itemsToCome } from '#domain/stays/past-terms.ts'
import { linesAt, linesOf, totalOf } from '#domain/stays/prices/agreed-price.ts'
import { noPrice } from '#domain/stays/prices/price.ts'
import type { AgreementResponse } from '#domain/stays/responses/agreement-response.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import type { ShownState } from '#domain/stays/states/state.ts'
import {
	actionsOfGuest,
	actionsOfOwner,
	isHoldOver,
	isStayOver,
} from '#domain/stays/states/states.ts'
import { leftOut, warningsOf } from '#domain/stays/warnings.ts'
import { fill } from '#domain/text/fill.ts'
import { knownSum } from '#domain/text/money.ts'
import { type Day, isoTime, isoTimeOrNull } from '#domain/time/dates.ts'
import { readPayment } from '#server/stays/deposits/deposits-repository.ts'
import { lastDayToPay, withLastDay } from '#server/stays/deposits/last-day.ts'
import { whatsappText } from '#server/stays/letters/whatsapp-text.ts'
import { withoutOneUnit } from '#server/stays/named-units/without-one-unit.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readHistory, versionAfter } from '#server/stays/store/requests-repository.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'
import { offersTakenBy } from '#server/stays/store/taken-days.ts'
import { findInTheWay, leastFree } from '#server/stays/units/find-in-the-way.ts'
import {
	askedTerms,
	type BookingState,
	type BookingWithState,
	hereOn,
	isDepositAsked,
	shownOn,
	standingOf,
} from './booking-state.ts'
import { toHistoryResponses } from './history-responses.ts'
import { isQuoteTaken } from './taken-quote.ts'
import { pendingChange, pendingInWords } from './terms/pending-change.ts'

/** The request as its guest sees it: without the owner's notes. */
export async function toRequestResponse(
	query: Query,
	opened: BookingWithState,
	deps: StayDeps,
): Promise<RequestResponse> {
	const history = await readHistory(query, opened.booking.id)
	const today = deps.today()
	const isTaken = await isQuoteTaken(query, opened, deps)
	const asked = { agreement: opened.bookingState.agreement, history, today }
	const lastDay = await lastDayToPay(query, deps.requests.lastMailToGuest, asked)
	// A quote that cannot be accepted any more asks for no money, whatever the reason.
	const state = isTaken ? 'expired' : shownOn(opened.bookingState, today)
	const actions = actionsOfGuest(standingOf(opened.bookingState, today))
	return {
		...toCommonResponse(opened, history, deps),
		...(await toPaymentResponse(query, opened, { today, state, lastDay })),
		history: toHistoryResponses(
			history.filter(({ action }) => action !== 'note'),
			opened.bookingState.agreements,
		),
		isQuoteTaken: isTaken,
		actions: actions.filter((action) => !(isTaken && action === 'accept')),
	}
}

export async function toOwnerRequestResponse(
	query: Query,
	opened: BookingWithState,
	deps: StayDeps,
): Promise<OwnerRequestResponse> {
	const { booking, bookingState } = opened
	const { id, language, fields } = booking
	const link = await deps.requests.linkTo(booking)
	const context = { offers: deps.offers(), today: deps.today() }
	const wanted = { takings: bookingState.items.map(takingOf), taker: { enquiryId: id } }
	const free = await leastFree(query, wanted, context)
	const mails = await deps.requests.mailsToGuest(query, id)
	const [facts, letters] = [deps.currentFacts(), deps.currentLetters()]
	const isAsAgreed =
		bookingState.agreement !== undefined &&
		changedTerms(bookingState.agreement, bookingState).length === 0
	const rates = { ...context, plan: deps.plan(), hereOn: hereOn(bookingState, context.today) }
	const pricing = isAsAgreed ? 'same' : undefined
	const lines = linesAt(bookingState, bookingState.agreements, pricing, rates)
	const taken = await offersTakenBy(query, id, context.today)
	const history = await readHistory(query, id)
	const { agreement, agreements } = bookingState
	const asked = { agreement, history, today: context.today }
	const lastDay = await lastDayToPay(query, deps.requests.lastMailToGuest, asked)
	const common = toCommonResponse(opened, history, deps)
	const isTaken = await isQuoteTaken(query, opened, deps)
	return {
		...common,
		warnings: [
			...common.warnings,
			...leftOut(toChange(bookingState, deps), { party: common.people }),
			...(isAsAgreed ? await withoutOneUnit(query, wanted.taker, context) : []),
		],
		...(await toPaymentResponse(query, opened, {
			today: context.today,
			state: isTaken ? 'expired' : shownOn(bookingState, context.today),
			lastDay,
			isOwner: true,
		})),
		isQuoteTaken: isTaken,
		id,
		version: versionAfter(history.at(-1)),
		email: fields.Email,
		phone: fields.Phone,
		link,
		history: toHistoryResponses(history, agreements).map((entry, index) => ({
			...entry,
			mail: mails.get(history[index]?.id ?? '') ?? null,
			person: history[index]?.person ?? null,
		})),
		actions: actionsOfOwner(standingOf(bookingState, deps.today())),
		lines: bookedItems(bookingState).map((item, index) => ({
			...item,
			free: free[index] ?? null,
			isTaken: isAsAgreed && taken.has(item.offer),
			pesos: lines[index]?.pesos ?? null,
		})),
		agreements: agreements.map(toAgreementResponse),
		inTheWay: await findInTheWay(query, wanted, context),
		whatsapp: whatsappText({
			booking,
			bookingState: withLastDay(bookingState, lastDay),
			history,
			link,
			facts,
			letters,
			payment: await readPayment(query, id),
			isQuoteTaken: isTaken,
			today: context.today,
		}),
		suggestedPesos: totalOf(bookingState, agreements, undefined, rates).total,
		suggestedMessage: fill(letters[language].offer.suggested, factsInWords(facts, language)),
	}
}

type PaymentContext = {
	today: Day
	state: ShownState
	lastDay: Day | undefined
	isOwner?: boolean
}

async function toPaymentResponse(
	query: Query,
	{ booking, bookingState }: BookingWithState,
	{ today, state, lastDay, isOwner = false }: PaymentContext,
) {
	const { agreement } = withLastDay(bookingState, lastDay)
	const payment = await readPayment(query, booking.id)
	const { receivedPesos, receiptAt, seenAt } = payment
	const { total, isPartial } = agreement ?? noPrice
	const { howToPay } = await readStaySetting(query, 'stays.options')
	return {
		// Opening a request again drops the change that the guest asked for before.
		deposit:
			agreement?.deposit && bookingState.state !== 'received'
				? {
						...agreement.deposit,
						receivedPesos,
						hasReceipt: receiptAt !== null,
						takesReceipts: isDepositAsked(bookingState, today),
					}
				: null,
		receipt:
			receiptAt === null ? null : { sentAt: isoTime(receiptAt), seenAt: isoTimeOrNull(seenAt) },
		receivedPesos,
		...owedFor({ total, isPartial, state }, payment),
		howToPay:
			(agreement && state !== 'expired') || isOwner
				? inAnyLanguage(howToPay, booking.language)
				: '',
	}
}

function toCommonResponse(
	{ booking, bookingState }: BookingWithState,
	history: readonly StayHistoryTable[],
	deps: StayDeps,
) {
	const { fields, language, createdAt, reference } = booking
	const { state, from, to, party, items, agreement } = bookingState
	const context = { offers: deps.offers(), plan: deps.plan(), hoursOn: deps.hoursOn }
	const estimate = knownSum(linesOf(bookingState, context).map(({ pesos }) => pesos))
	const asked = askedTerms(booking, context.offers)
	const pending = pendingChange(bookingState, history)
	const words = deps.currentLetters()[language].rows
	const changeable = toChange(bookingState, deps)
	const standing = standingOf(bookingState, deps.today())
	const isLapsed = isHoldOver(standing)
	// A change may ask for days to come.
	const isUnquoted = state === 'received' && pending === undefined
	// Rules about the length of a stay count all of it, also for a bed that was changed during it.
	const inStay = (item: Item): Item => (item.kind === 'nights' ? { ...item, arrival: from } : item)
	return {
		reference,
		receivedAt: isoTime(createdAt),
		state,
		language,
		name: fields.Name,
		people: sizeOf(party),
		party,
		from,
		to,
		items: bookedItems(bookingState).map((item, index) => ({
			...item,
			...(!changeable.includes(items[index] as Item) && { isPast: true as const }),
		})),
		asked: {
			from: asked.from,
			to: asked.to,
			people: sizeOf(asked.party),
			party: asked.party,
			items: bookedItems(asked),
			change: pending?.wanted ?? null,
			changeText: pending ? pendingInWords(pending, bookingState, { words, language }) : '',
		},
		isChangeAsked: pending !== undefined,
		message: fields.Message,
		estimate: (agreement ?? estimate).total,
		isPartial: (agreement ?? estimate).isPartial,
		total: agreement?.total ?? null,
		offer: agreement ? toQuoteResponse(agreement) : null,
		agreement: agreement ? toAgreementResponse(agreement) : null,
		isHoldOver: isLapsed,
		isStayOver: (isLapsed || isUnquoted) && isStayOver(standing),
		warnings: warningsOf(changeable.map(inStay), context),
	}
}

/** The items to come, where the guest is here: what is past is on record. */
function toChange(bookingState: BookingState, { today }: Pick<StayDeps, 'today'>): Item[] {
	const day = hereOn(bookingState, today())
	return day ? itemsToCome(bookingState, day) : bookingState.items
}

/** Null while the price is to be agreed. */
function toQuoteResponse({ total, message, heldUntil }: Agreement): RequestResponse['offer'] {
	return total === null ? null : { pesos: total, message, heldUntil }
}

export function toAgreementResponse({
	language: _,
	...agreement
}: StoredAgreement): AgreementResponse {
	return {
		...agreement,
		at: isoTime(agreement.at),
		items: bookedItems(agreement),
	}
}
