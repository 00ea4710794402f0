import { openToGuest, openToOwner, type StateRules, wordsOnly } from './state.ts'

const { message, withdraw, note } = wordsOnly('accepted')

/**
 * The guest has accepted: the units of the quote stay taken until the owner replies, who is reminded the next morning. The
 * same applies while a change is requested. After the stay the guest asks anew.
 */
export const accepted: StateRules = {
	holds: 'units of a quote',
	guest: {
		...openToGuest,
		change: {
			to: 'accepted',
			units: 'as they are',
			notifies: ['owner'],
			ifHoldOver: openToGuest.change,
		},
		accept: {
			to: 'accepted',
			units: 'as they are',
			notifies: [],
			unless: 'hold-passed',
			isRepetition: true,
		},
		message,
		withdraw,
	},
	owner: { ...openToOwner, note },
}
