import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { OfferId, OfferOrAll } from '#domain/offers/offers.ts'
import type { CalendarsAnswer } from '#domain/stays/answers.ts'

export type Import = { offer: OfferId; url: string }

export const loadFeeds = () => fetchAsOwner<CalendarsAnswer>('/api/calendars')

/**
 * Slow: the server resolves each host name before it accepts the addresses. `seen`: the version that was changed.
 * Fails with `edited-elsewhere` when it is no longer the last.
 */
export const saveFeeds = (body: { imports: Import[]; guestNames?: boolean }, seen: string) =>
	fetchAsOwner<CalendarsAnswer>(`/api/calendars?seen=${seen}`, 'PUT', body)

export const renewFeed = (offer: OfferOrAll) =>
	fetchAsOwner<CalendarsAnswer>(`/api/calendars/${offer}/renew`, 'POST')
