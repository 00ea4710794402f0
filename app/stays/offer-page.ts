import { data, type HeadersArgs } from 'react-router'
import { withOwnersWords } from '#app/site/loaders/owners-words.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import { calendarWords } from '#content/stays/calendar-words.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { loadCalendar } from './calendar/load-calendar.ts'
import { loadPrices } from './prices/load-prices.ts'

/** Adds the prices and the calendar of an offer to its page. */
export async function withStays<Page extends object>(
	page: Page,
	offer: OfferId,
	args: PageArguments,
) {
	const calendar = await loadCalendar(offer, args)
	// Do not cache a page whose calendar could not be read.
	const headers: Record<string, string> = calendar.levels ? {} : { 'cache-control': 'no-store' }
	const own = withOwnersWords(args, { calendar: calendarWords })
	return data({ ...page, ...own, prices: loadPrices(offer, args), calendar }, { headers })
}

export function staysHeaders({ loaderHeaders }: HeadersArgs) {
	return loaderHeaders
}
