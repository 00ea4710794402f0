/** The states of a booking request. Only a confirmed one, or an offer that is held, takes units. */
export const requestStates = [
	'received',
	'offered',
	'accepted',
	'confirmed',
	'declined',
	'cancelled',
] as const
export type RequestState = (typeof requestStates)[number]

export const guestActions = ['accept', 'change', 'cancel', 'message'] as const
export type GuestAction = (typeof guestActions)[number]

export const ownerActions = ['offer', 'confirm', 'decline', 'cancel', 'note'] as const
export type OwnerAction = (typeof ownerActions)[number]

/** The state that follows. A state without an entry refuses the action. */
type Transitions = Partial<Record<RequestState, RequestState>>

const every: Transitions = {
	received: 'received',
	offered: 'offered',
	accepted: 'accepted',
	confirmed: 'confirmed',
	declined: 'declined',
	cancelled: 'cancelled',
}
const open: RequestState[] = ['received', 'offered', 'accepted']
const from = (states: RequestState[], to: RequestState): Transitions =>
	Object.fromEntries(states.map((state) => [state, to]))

const byGuest: Record<GuestAction, Transitions> = {
	accept: from(['offered', 'accepted'], 'accepted'),
	// An offer that does not suit waits for another; what is confirmed stays so until the owner agrees to the change.
	change: { ...from(open, 'received'), confirmed: 'confirmed' },
	cancel: from([...open, 'confirmed', 'cancelled'], 'cancelled'),
	message: every,
}

const byOwner: Record<OwnerAction, Transitions> = {
	offer: from([...open, 'declined'], 'offered'),
	confirm: from([...open, 'confirmed'], 'confirmed'),
	decline: from([...open, 'declined'], 'declined'),
	cancel: from([...open, 'confirmed', 'cancelled'], 'cancelled'),
	note: every,
}

/** Undefined when the action is not possible in this state. */
export function nextForGuest(state: RequestState, action: GuestAction): RequestState | undefined {
	return byGuest[action][state]
}

export function nextForOwner(state: RequestState, action: OwnerAction): RequestState | undefined {
	return byOwner[action][state]
}

/** Repeating a finished action changes nothing and sends no mail: a button pressed twice. */
export function isRepeated(state: RequestState, action: GuestAction | OwnerAction): boolean {
	const done: Partial<Record<GuestAction | OwnerAction, RequestState>> = {
		accept: 'accepted',
		confirm: 'confirmed',
		decline: 'declined',
		cancel: 'cancelled',
	}
	return done[action] === state
}

/** What a guest may do now. */
export function actionsOfGuest(state: RequestState): GuestAction[] {
	return guestActions.filter(
		(action) => nextForGuest(state, action) !== undefined && !isRepeated(state, action),
	)
}

export function actionsOfOwner(state: RequestState): OwnerAction[] {
	return ownerActions.filter(
		(action) => nextForOwner(state, action) !== undefined && !isRepeated(state, action),
	)
}
