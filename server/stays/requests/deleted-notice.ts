import { letterWords, ownerNewsWords } from '#content/stays/letter-words.ts'
import type { Transaction } from '#db/connect.ts'
import { namedItem } from '#domain/offers/item.ts'
import { fill } from '#domain/text/fill.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { addNotice } from '#server/stays/store/notices-repository.ts'
import { readHistory } from '#server/stays/store/requests-repository.ts'
import { termRows } from './compose-news.ts'
import type { OpenedRequest } from './progress.ts'

/**
 * A guest who cancels may delete everything at once, with the owner's unsent mail: what the owner counted on leaves a
 * notice, by mail and at the desk, that names nobody.
 */
export async function leaveNotice(
	transaction: Transaction,
	{ booking, progress }: OpenedRequest,
	{ requests, currentOffers, now }: Pick<StayDeps, 'requests' | 'currentOffers' | 'now'>,
) {
	const history = await readHistory(transaction, booking.id)
	const wasFirm =
		progress.agreement?.kind === 'confirmation' ||
		history.some(({ action }) => action === 'accept' || action === 'confirm')
	if (!wasFirm) return
	const { reference } = booking
	const { from, to, items } = progress
	const at = now()
	const details = { reference, from, to, items: items.map(namedItem) }
	const id = await addNotice(transaction, { at, about: 'request-deleted', details })
	const words = fill(ownerNewsWords.deleted, { reference })
	const rows = termRows(progress, {
		words: letterWords.es.rows,
		offerNames: currentOffers().es,
		language: 'es',
		label: letterWords.es.rows.items.confirm,
	})
	await requests.tell(transaction, 'owner', {
		enquiryId: null,
		about: `notice:${id}`,
		at,
		letter: {
			subject: words.subject,
			letter: {
				language: 'es',
				title: words.subject,
				paragraphs: [words.text],
				rows,
				links: [],
				closing: [],
			},
		},
	})
}
