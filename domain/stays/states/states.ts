import type { Day } from '#domain/time/dates.ts'
import { accepted } from './accepted.ts'
import { cancelled } from './cancelled.ts'
import { confirmed } from './confirmed.ts'
import { declined } from './declined.ts'
import { offered } from './offered.ts'
import { received } from './received.ts'
import {
	type ActionRefusal,
	type GuestAction,
	guestActions,
	type OwnerAction,
	ownerActions,
	type RequestState,
	type ShownState,
	type StateRules,
	type Transition,
} from './state.ts'

export const states: Record<RequestState, StateRules> = {
	received,
	offered,
	accepted,
	confirmed,
	declined,
	cancelled,
}

/** A request with what its transitions depend on. */
export type Standing = {
	state: RequestState
	from: Day
	/** The last day of the stay. */
	to: Day
	/** The last day with something to come: a night that begins on it, a meal, a ride. */
	lastDay: Day
	/** The last day on which the units of the quote are held. */
	heldUntil: Day | null
	today: Day
	/** Whether a change that the guest asked for waits for a reply. */
	isChangeAsked: boolean
}

export function transitionOfGuest(standing: Standing, action: GuestAction): Transition | undefined {
	const transition = states[standing.state].guest[action]
	return (isHoldOver(standing) && transition?.ifHoldOver) || transition
}

export function transitionOfOwner(
	{ state }: Standing,
	action: OwnerAction,
): Transition | undefined {
	return states[state].owner[action]
}

/**
 * Whether nothing is to come, so that nobody can agree to it any more: neither the guest nor the owner. A guest
 * who has accepted or booked is here until the day of departure: the owner may still confirm it, and the guest may stay on.
 */
export function isStayOver({
	state,
	to,
	lastDay,
	today,
}: Pick<Standing, 'state' | 'to' | 'lastDay' | 'today'>): boolean {
	return (state === 'accepted' || state === 'confirmed' ? to : lastDay) < today
}

/** Whether a quote has lapsed: its day is past before it was accepted, or its stay before it was confirmed. */
export function isHoldOver(standing: Omit<Standing, 'from' | 'isChangeAsked'>): boolean {
	const { state, heldUntil, today } = standing
	if (state !== 'offered' && state !== 'accepted') return false
	if (isStayOver(standing)) return true
	return state === 'offered' && heldUntil !== null && heldUntil < today
}

export function shownStateOf(request: { state: RequestState; isHoldOver: boolean }): ShownState {
	return request.isHoldOver ? 'expired' : request.state
}

/** Whether a quote or a booking stands, so that its deposit is to be paid. */
export function asksForDeposit(shown: ShownState): boolean {
	return shown === 'offered' || shown === 'accepted' || shown === 'confirmed'
}

/** Why a transition is not possible today. */
export function refusalOf({ unless }: Transition, standing: Standing): ActionRefusal | undefined {
	const { from, today, isChangeAsked } = standing
	if (unless === 'no-change' && !isChangeAsked) return unless
	if (unless === 'hold-passed' && isHoldOver(standing)) return unless
	if ((unless === 'stay-past' || unless === 'stay-begun') && isStayOver(standing))
		return 'stay-past'
	// On the day of arrival it may still be cancelled, and so may a visit of that day alone.
	if (unless === 'stay-begun' && from < today) return unless
}

/**
 * The state to which a guest returns who takes a change back. Only a change after a refusal or of a lapsed quote has left its
 * state: `before` are the entries of the history before it.
 */
export function stateWithoutChange(
	state: RequestState,
	before: readonly { action: string }[],
): RequestState {
	if (state !== 'received') return state
	const { action = '' } = before.findLast(({ action }) => action in leftByAChange) ?? {}
	return leftByAChange[action] ?? state
}

const leftByAChange: Record<string, RequestState> = {
	reopen: 'received',
	offer: 'offered',
	accept: 'accepted',
	decline: 'declined',
}

/** The guest's possible actions now. */
export function actionsOfGuest(standing: Standing): GuestAction[] {
	return guestActions.filter((action) => isOpen(transitionOfGuest(standing, action), standing))
}

export function actionsOfOwner(standing: Standing): OwnerAction[] {
	return ownerActions.filter(
		(action) =>
			isOpen(transitionOfOwner(standing, action), standing) &&
			// The owner agrees to a change by confirming again, so there must be a change.
			!(action === 'confirm' && standing.state === 'confirmed'),
	)
}

function isOpen(transition: Transition | undefined, standing: Standing): boolean {
	return transition !== undefined && !transition.isRepetition && !refusalOf(transition, standing)
}
