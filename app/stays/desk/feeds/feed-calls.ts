import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { CalendarsAnswer, StayOptions } from '#domain/stays/answers.ts'

export type Import = { offer: OfferId; url: string }

export async function loadFeeds(): Promise<CalendarsAnswer & StayOptions> {
	const [calendars, options] = await Promise.all([
		fetchAsOwner<CalendarsAnswer>('/api/calendars'),
		fetchAsOwner<StayOptions>('/api/stays/options'),
	])
	return { ...calendars, ...options }
}

/**
 * Slow: the server resolves each host name before it accepts the addresses. `seen`: the version that was changed.
 * Fails with `edited-elsewhere` when it is no longer the last.
 */
export const saveFeeds = (body: { imports: Import[]; guestNames?: boolean }, seen: string) =>
	fetchAsOwner<CalendarsAnswer>(`/api/calendars?seen=${seen}`, 'PUT', body)

export const renewFeed = (offer: OfferId) =>
	fetchAsOwner<CalendarsAnswer>(`/api/calendars/${offer}/renew`, 'POST')

export const saveOptions = (options: StayOptions) =>
	fetchAsOwner<StayOptions>('/api/stays/options', 'PUT', options)
