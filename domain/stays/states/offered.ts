import { openToGuest, openToOwner, type StateRules, wordsOnly } from './state.ts'

const { message, withdraw, note } = wordsOnly('offered')

/**
 * The owner has made a quote. Its units are held to the end of a day, if the owner named one. It stands while the guest asks
 * for a change of it; after its day the guest asks anew.
 */
export const offered: StateRules = {
	holds: 'units of a quote, to their day',
	guest: {
		...openToGuest,
		change: {
			to: 'offered',
			units: 'as they are',
			notifies: ['owner'],
			ifHoldOver: openToGuest.change,
		},
		accept: { to: 'accepted', units: 'keep', notifies: ['owner'], unless: 'hold-passed' },
		message,
		withdraw,
	},
	owner: { ...openToOwner, note },
}
