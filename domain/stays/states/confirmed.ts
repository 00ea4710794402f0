import { type StateRules, wordsOnly } from './state.ts'

const { message, withdraw, note } = wordsOnly('confirmed')

/**
 * Firm. A change that the guest asks for waits until the owner agrees to it, with a new agreement. The morning after the stay
 * the guest is thanked.
 */
export const confirmed: StateRules = {
	holds: 'units',
	guest: {
		change: { to: 'confirmed', units: 'as they are', notifies: ['owner'], unless: 'stay-past' },
		cancel: {
			to: 'cancelled',
			units: 'release',
			notifies: ['owner', 'guest'],
			unless: 'stay-begun',
		},
		message,
		withdraw,
	},
	owner: {
		confirm: { to: 'confirmed', units: 'take', notifies: ['guest'], unless: 'stay-past' },
		cancel: { to: 'cancelled', units: 'release', notifies: ['guest'], unless: 'stay-past' },
		note,
	},
}
