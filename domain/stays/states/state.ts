/** The states of a booking request. Each has a file with what may happen next. */
export const requestStates = [
	'received',
	'offered',
	'accepted',
	'confirmed',
	'declined',
	'cancelled',
] as const
export type RequestState = (typeof requestStates)[number]

/** The state as people read it: a quote that has lapsed has expired. */
export type ShownState = RequestState | 'expired'

export const guestActions = ['accept', 'change', 'withdraw', 'cancel', 'message'] as const
export type GuestAction = (typeof guestActions)[number]

export const ownerActions = ['offer', 'confirm', 'decline', 'cancel', 'reopen', 'note'] as const
export type OwnerAction = (typeof ownerActions)[number]

/** The owner's actions that make an agreement: a quote and a confirmation. */
export function makesAgreement(action: string): boolean {
	return action === 'offer' || action === 'confirm'
}

/** Entries of the history that are not actions: a guest's receipt, money that the owner received. */
export const paymentActions = ['receipt', 'deposit'] as const

/** The effect on the units of the request. `hold`: to the end of a day, if the owner names one; `keep`: until the owner replies, taken now if they were not held. */
type Units = 'take' | 'hold' | 'keep' | 'release' | 'as they are'

/** When a transition is refused: the quote has lapsed, the stay is past, its guests have slept here, or no change waits. */
export type ActionRefusal = 'hold-passed' | 'stay-past' | 'stay-begun' | 'no-change'

export type Transition = {
	to: RequestState
	units: Units
	/** The recipients of the letter about it. */
	notifies: readonly ('guest' | 'owner')[]
	unless?: ActionRefusal
	/** Replaces this transition once the quote has lapsed. */
	ifHoldOver?: Transition
	/** Repeating it changes nothing and sends no letter, as when a button is pressed twice. */
	isRepetition?: true
}

export type StateRules = {
	/** How the request's units are taken in this state. */
	holds: 'nothing' | 'units of a quote, to their day' | 'units of a quote' | 'units'
	guest: Partial<Record<GuestAction, Transition>>
	owner: Partial<Record<OwnerAction, Transition>>
}

/** Possible in every state. */
export function wordsOnly(to: RequestState) {
	return {
		message: { to, units: 'as they are', notifies: ['owner'] },
		/** Takes back a change that waits for a reply. */
		withdraw: { to, units: 'as they are', notifies: ['owner'], unless: 'no-change' },
		note: { to, units: 'as they are', notifies: [] },
	} as const satisfies Record<string, Transition>
}

/** The owner's actions on an open request. */
export const openToOwner = {
	offer: { to: 'offered', units: 'hold', notifies: ['guest'] },
	confirm: { to: 'confirmed', units: 'take', notifies: ['guest'] },
	decline: { to: 'declined', units: 'release', notifies: ['guest'] },
	cancel: { to: 'cancelled', units: 'release', notifies: ['guest'] },
} as const satisfies StateRules['owner']

/** The guest's actions on an open request. */
export const openToGuest = {
	change: { to: 'received', units: 'release', notifies: ['owner'] },
	cancel: { to: 'cancelled', units: 'release', notifies: ['owner', 'guest'] },
} as const satisfies StateRules['guest']

/** Back to the beginning: the owner quotes anew. */
export const reopening = {
	reopen: { to: 'received', units: 'release', notifies: ['guest'] },
} as const satisfies StateRules['owner']
