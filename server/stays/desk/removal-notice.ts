import { createHash } from 'node:crypto'
import type { Transaction } from '#db/connect.ts'
import type { TakesTable } from '#db/tables.ts'
import type { Taking } from '#domain/offers/item.ts'
import type { RemovedEntry } from '#domain/stays/notice.ts'
import { dearestBefore } from '#domain/stays/phone-agreement.ts'
import { actingPerson } from '#server/http/acting-person.ts'
import { takingOfRow } from '#server/stays/phone-bookings/phone-bookings.ts'
import { addNotice, deleteNoticeOf } from '#server/stays/store/notices-repository.ts'
import { readPhoneAgreements } from '#server/stays/store/phone-agreements.ts'

/** An entry of the owner's calendar with all its takes, the first of which has its price. */
export type StoredEntry = { id: string; takes: readonly TakesTable[] }

type Context = { hasColleagues: boolean; at: number }

/**
 * The entry is deleted with its history: the notice says who removed it. No notice if an owner removes a block, or is the
 * only account.
 */
export async function noticeOfRemoval(
	transaction: Transaction,
	entry: StoredEntry,
	{ hasColleagues, at }: Context,
) {
	const removed = await removalOf(transaction, entry)
	if (!removed) return
	const isOwner = actingPerson()?.role === 'owner'
	if (isOwner && (removed.about === 'block-removed' || !hasColleagues)) return
	await addNotice(transaction, { ...removed, at })
}

/** Deletes the notice only if the same person enters the same again: another price or guest would hide what was removed. */
export async function withdrawRemovalNotice(transaction: Transaction, entry: StoredEntry) {
	const removed = await removalOf(transaction, entry)
	if (removed) await deleteNoticeOf(transaction, removed)
}

async function removalOf(
	transaction: Transaction,
	{ id, takes }: StoredEntry,
): Promise<RemovedEntry | undefined> {
	const person = actingPerson()?.name
	const [first] = takes
	if (!first || !person) return undefined
	const items = inOrder(takes.map(takingOfRow))
	const about = first.kind === 'phone' ? 'booking-removed' : 'block-removed'
	const { guest, phone, people, note, pesos: total = null } = first
	const terms = dearestBefore(await readPhoneAgreements(transaction, id))
	const dearest = terms ? { items: inOrder(terms.items), total: terms.total } : null
	const whole = createHash('sha256')
		.update(JSON.stringify([id, guest, phone, people, note]))
		.digest('base64url')
	return { about, details: { entry: id, person, items, total, dearest, whole } }
}

/** Further items get new ids when they are entered again, and with them another order. */
function inOrder(items: readonly Taking[]): Taking[] {
	return items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
