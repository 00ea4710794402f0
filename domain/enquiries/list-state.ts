import { type EnquiryState, enquiryStates } from './enquiry.ts'

/** Where a booking request stands, by which the owner's list is filtered. */
export const listedStates = [
	'quoted',
	'expired',
	'accepted',
	'change-asked',
	'confirmed',
	'declined',
	'cancelled',
] as const
type ListedState = (typeof listedStates)[number]

/** Until a request is decided on, it has the owner's own state: new, answered or archived. */
export const listStates = [...enquiryStates, ...listedStates] as const
export type ListState = (typeof listStates)[number]

/** The states of a request are the subject of stays; a quote's is stored as `offered`. */
type Decided = Exclude<ListedState, 'quoted' | 'expired' | 'change-asked'> | 'offered'
type BookingOutcome = {
	state?: Decided | 'received' | undefined
	isChangeAsked?: boolean | undefined
	/** Its quote has lapsed: its day is past, or its stay before the owner confirmed it. */
	isHoldOver?: boolean | undefined
}

/** A change that waits for a reply comes first. */
export function listStateOf(mark: EnquiryState, booked: BookingOutcome | undefined): ListState {
	if (booked?.isChangeAsked) return 'change-asked'
	const state = booked?.state ?? 'received'
	if (state === 'received') return mark
	if (booked?.isHoldOver) return 'expired'
	return state === 'offered' ? 'quoted' : state
}

export function storedState(state: Exclude<ListedState, 'change-asked' | 'expired'>): Decided {
	return state === 'quoted' ? 'offered' : state
}
