import { openToGuest, openToOwner, reopening, type StateRules, wordsOnly } from './state.ts'

const { message, note } = wordsOnly('declined')

/** The owner has said no, and may make another quote or reopen the request. The guest may propose other days. */
export const declined: StateRules = {
	holds: 'nothing',
	guest: { change: openToGuest.change, message },
	owner: {
		offer: openToOwner.offer,
		decline: { to: 'declined', units: 'as they are', notifies: [], isRepetition: true },
		...reopening,
		note,
	},
}
