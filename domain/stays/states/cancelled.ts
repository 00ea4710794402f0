import { reopening, type StateRules, wordsOnly } from './state.ts'

const { message, note } = wordsOnly('cancelled')
const again = { to: 'cancelled', units: 'as they are', notifies: [], isRepetition: true } as const

/** Either side has cancelled. The owner may reopen the request. */
export const cancelled: StateRules = {
	holds: 'nothing',
	guest: { cancel: again, message },
	owner: { cancel: again, ...reopening, note },
}
