import { openToGuest, openToOwner, type StateRules, wordsOnly } from './state.ts'

/** Asked for, or asked for anew: the owner's quote is awaited. */
const { message, withdraw, note } = wordsOnly('received')

export const received: StateRules = {
	holds: 'nothing',
	guest: { ...openToGuest, message, withdraw },
	owner: { ...openToOwner, note },
}
