import type { Transaction } from '#db/connect.ts'
import type { StayHistoryTable } from '#db/tables.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import type { SeenVersion } from './booking-state.ts'

type Entry = Pick<StayHistoryTable, 'action' | 'text'>

/**
 * Whether the owner has just done this: a button pressed twice, or a response that got lost. Then it follows the version that
 * the owner saw, or nobody has done anything since. The same words count again once the guest has written.
 */
export async function isDoneAlready(
	transaction: Transaction,
	id: string,
	seen: SeenVersion,
	isSame: (entry: Entry) => boolean,
): Promise<boolean> {
	const history = await readHistory(transaction, id)
	const later = history.slice(history.findIndex((entry) => entry.id === seen) + 1)
	const done = (seen !== undefined && later.find(isNoNote)) || history.findLast(isNoNote)
	return done?.by === 'owner' && isSame(done)
}

const isNoNote = ({ action }: Entry) => action !== 'note'
