import type { RequestWords } from '#content/stays/request-words.ts'
import type { Locale } from '#domain/locale.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText, sizeOf } from '#domain/offers/party.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { formatDay } from '#domain/time/dates.ts'

type TermContext = { words: RequestWords; offerNames: OfferNames; locale: Locale }

/** When, who and what. */
export function termLines(
	{ items, party, from, to }: Pick<RequestResponse['asked'], 'items' | 'party' | 'from' | 'to'>,
	label: string,
	{ words: { labels }, offerNames, locale }: TermContext,
) {
	return withValues([
		[label, items.map((item) => itemLine(item, offerNames, locale)).join('\n')],
		[labels.people, String(sizeOf(party))],
		[labels.children, childrenAsText(party.children)],
		[labels.arrival, formatDay(from, locale)],
		[labels.departure, formatDay(to, locale)],
	])
}

/** Without those that say nothing. */
export function withValues(lines: [label: string, value: string][]) {
	return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}
