import { saveAsOwner } from '#app/desk/load.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useWords } from '#app/site/page-context.tsx'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { CalendarsResponse } from '#domain/stays/responses/calendars-response.ts'

export const feedsPath = '/api/calendars'

export type Import = { offer: OfferId; url: string }
type Changed = { imports: Import[]; guestNames?: boolean }

type Options = Partial<
	Pick<Parameters<typeof useSave<[], CalendarsResponse>>[1], 'done' | 'onSaved' | 'onInvalid'>
>

/**
 * Saves the list of calendars. Slow: the server resolves each host name before it accepts the addresses. `seen` is the
 * version that was changed; if it is outdated, the owner gets a notice and the current list.
 */
export function useSaveFeeds(options: Options = {}) {
	const words = useWords(deskFeedsWords)
	return useSave(
		(changed: Changed, seen: string) =>
			saveAsOwner<CalendarsResponse>(feedsPath, 'PUT', changed, `${feedsPath}?seen=${seen}`),
		{
			done: words.saved,
			failed: words.saveFailed,
			elsewhere: words.elsewhere,
			...options,
		},
	)
}
