import { letterWords, ownerMailWords } from '#content/stays/letter-words.ts'
import type { Transaction } from '#db/connect.ts'
import { bookedItems } from '#domain/offers/item.ts'
import { fill } from '#domain/text/fill.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { addNotice } from '#server/stays/store/notices-repository.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import type { OpenedRequest } from './booking-state.ts'
import { termRows } from './compose-status-mail.ts'

/**
 * A guest who cancels may delete everything at once, with the owner's unsent mail: what the owner counted on leaves a
 * notice, by mail and at the desk, that names nobody.
 */
export async function leaveNotice(
	transaction: Transaction,
	{ booking, bookingState }: OpenedRequest,
	{ requests, currentOffers, now }: Pick<StayDeps, 'requests' | 'currentOffers' | 'now'>,
) {
	const history = await readHistory(transaction, booking.id)
	const wasFirm =
		bookingState.agreement?.kind === 'confirmation' ||
		history.some(({ action }) => action === 'accept' || action === 'confirm')
	if (!wasFirm) return
	const { reference } = booking
	const { from, to, items } = bookingState
	const at = now()
	const details = { reference, from, to, items: bookedItems({ items, from, to }) }
	const id = await addNotice(transaction, { at, about: 'request-deleted', details })
	const words = fill(ownerMailWords.deleted, { reference })
	const rows = termRows(bookingState, {
		words: letterWords.es.rows,
		offerNames: currentOffers().es,
		language: 'es',
		label: letterWords.es.rows.items.confirm,
	})
	await requests.notify(transaction, 'owner', {
		enquiryId: null,
		about: `notice:${id}`,
		at,
		letter: {
			subject: words.subject,
			letter: {
				language: 'es',
				title: words.subject,
				paragraphs: [words[bookingState.state === 'cancelled' ? 'textAfterCancelling' : 'text']],
				rows,
				links: [],
				closing: [],
			},
		},
	})
}
