import type { Query } from '#db/connect.ts'
import { bookedItems } from '#domain/offers/item.ts'
import { sizeOf } from '#domain/offers/party.ts'
import type { Agreement } from '#domain/stays/agreement.ts'
import type { Booked } from '#domain/stays/booked.ts'
import { owedFor } from '#domain/stays/deposit.ts'
import { lastDayOf } from '#domain/stays/past-terms.ts'
import type { RequestState } from '#domain/stays/states/state.ts'
import { asksForDeposit, isHoldOver, shownStateOf } from '#domain/stays/states/states.ts'
import type { Day } from '#domain/time/dates.ts'
import { readReceivedPesos } from '#server/stays/deposits/deposits-repository.ts'
import { readLastAgreements } from '#server/stays/store/agreements-repository.ts'
import { readStates } from '#server/stays/store/requests-repository.ts'

type Found = Partial<Booked> & Pick<Booked, 'state' | 'isAgreed' | 'isChangeAsked' | 'isHoldOver'>

/** The outcome of these booking requests. Those that nobody acted on are missing: they are as they were asked for. */
export async function readBooked(
	query: Query,
	ids: readonly string[],
	today: Day,
): Promise<Map<string, Found>> {
	const states = await readStates(query, ids)
	const agreements = await readLastAgreements(query, [...states.keys()])
	const received = await readReceivedPesos(query, [...agreements.keys()])
	const found = new Map<string, Found>()
	for (const [id, stored] of states) {
		const agreement = agreements.get(id)
		if (!agreement) {
			found.set(id, { ...stored, isAgreed: false, isHoldOver: false })
			continue
		}
		const { from, to, party, total, isPartial, heldUntil, deposit } = agreement
		const items = bookedItems(agreement)
		const terms = { from, to, party, people: sizeOf(party), items, total, isPartial }
		const { state } = stored
		const isOver = isHoldOver({ state, heldUntil, to, lastDay: lastDayOf(agreement), today })
		const shown = shownStateOf({ state, isHoldOver: isOver })
		const receivedPesos = received.get(id) ?? 0
		const owed = owedFor({ state: shown, total, isPartial }, { receivedPesos })
		found.set(id, {
			...stored,
			...terms,
			isAgreed: isAgreed(state, agreement),
			isHoldOver: isOver,
			depositPesos: asksForDeposit(shown) ? (deposit?.pesos ?? null) : null,
			receivedPesos,
			balance: isAgreed(state, agreement) ? owed.balance : null,
			refund: owed.refund,
		})
	}
	return found
}

/** A quote is the owner's proposal; of a request that was declined or opened again, nothing holds. */
function isAgreed(state: RequestState, { kind }: Agreement): boolean {
	if (state === 'cancelled') return kind === 'confirmation'
	return state === 'accepted' || state === 'confirmed'
}
