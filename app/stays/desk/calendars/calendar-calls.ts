import { ApiProblem } from '#app/api/call-api.ts'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { CalendarsAnswer, StayOptions } from '#domain/stays/answers.ts'

export type Import = { offer: OfferId; url: string }

export async function fetchCalendars(): Promise<CalendarsAnswer & StayOptions> {
	const [calendars, options] = await Promise.all([
		callAsOwner('/api/calendars'),
		callAsOwner('/api/stays/options'),
	])
	return { ...(await calendars.json()), ...(await options.json()) }
}

/**
 * Slow: the server resolves each host name before it accepts the addresses. `seen`: the version that was changed.
 * Fails with `edited-elsewhere` when it is no longer the last.
 */
export async function saveCalendars(
	body: { imports: Import[]; guestNames?: boolean },
	seen: string,
): Promise<CalendarsAnswer> {
	return await (await callAsOwner(`/api/calendars?seen=${seen}`, 'PUT', body)).json()
}

export function isEditedElsewhere(problem: unknown): boolean {
	return problem instanceof ApiProblem && problem.code === 'edited-elsewhere'
}

export async function renewFeed(offer: OfferId): Promise<CalendarsAnswer> {
	return await (await callAsOwner(`/api/calendars/${offer}/renew`, 'POST')).json()
}

export async function saveOptions(options: StayOptions): Promise<StayOptions> {
	return await (await callAsOwner('/api/stays/options', 'PUT', options)).json()
}
