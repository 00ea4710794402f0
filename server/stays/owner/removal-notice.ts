import type { Transaction } from '#db/connect.ts'
import type { TakesTable } from '#db/tables.ts'
import type { RemovedEntry } from '#domain/stays/notice.ts'
import { actingPerson } from '#server/http/acting-person.ts'
import { takingOfRow } from '#server/stays/phone-bookings.ts'
import { addNotice, deleteNoticeOf } from '#server/stays/store/notices-repository.ts'

/** An entry of the owner's calendar with all its takes, the first of which has its price. */
export type StoredEntry = { id: string; takes: readonly TakesTable[] }

type Context = { hasColleagues: boolean; at: number }

/** The entry is gone with its history: the notice says who removed it. An owner alone needs none, and a block is the owner's to remove. */
export async function noticeOfRemoval(
	transaction: Transaction,
	entry: StoredEntry,
	{ hasColleagues, at }: Context,
) {
	const removed = removalOf(entry)
	if (!removed) return
	const isOwner = actingPerson()?.role === 'owner'
	if (isOwner && (removed.about === 'block-removed' || !hasColleagues)) return
	await addNotice(transaction, { ...removed, at })
}

/** Deletes the notice only if the same person enters the same again: another price would hide what was removed. */
export async function withdrawRemovalNotice(transaction: Transaction, entry: StoredEntry) {
	const removed = removalOf(entry)
	if (removed) await deleteNoticeOf(transaction, removed)
}

function removalOf({ id, takes }: StoredEntry): RemovedEntry | undefined {
	const person = actingPerson()?.name
	const [first] = takes
	if (!first || !person) return undefined
	// Further items get new ids when they are entered again, and with them another order.
	const items = takes
		.map(takingOfRow)
		.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
	const about = first.kind === 'phone' ? 'booking-removed' : 'block-removed'
	return { about, details: { entry: id, person, items, total: first.pesos ?? null } }
}
