import { openToGuest, openToOwner, type StateRules, wordsOnly } from './state.ts'

const { message, note } = wordsOnly('accepted')

/** The guest has accepted: the units of the quote are taken until the owner answers, who is reminded. */
export const accepted: StateRules = {
	holds: 'units of a quote',
	guest: {
		...openToGuest,
		accept: { to: 'accepted', units: 'as they are', tells: [], isRepetition: true },
		message,
	},
	owner: { ...openToOwner, note },
	due: { remind: 'owner', when: 'the morning after' },
}
