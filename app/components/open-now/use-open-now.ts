import { useOwnersWords } from '#app/site/loaders/root-data.ts'
import { useLocale } from '#app/site/locale.tsx'
import { useNow } from '#app/site/use-now.ts'
import { type OpenNowWords, openNowWords } from '#content/opening-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'
import { type OpeningHours, openStateAt } from '#domain/time/opening-hours.ts'
import { openNowText } from './open-now-text.ts'

type OpenNow = { isOpen?: boolean; text: string; words: OpenNowWords }

/** Whether the house is open at this moment in Colombia, once scripts run; until then a word as high. */
export function useOpenNow(hours: OpeningHours): OpenNow {
	const locale = useLocale()
	const now = useNow()
	const words = withChanges(openNowWords[locale], useOwnersWords('opening'))
	const state = now === undefined ? undefined : openStateAt(now, hours)
	if (!state || !now) return { text: words.hours, words }
	return { isOpen: state.isOpen, text: openNowText(state, now, { words, locale }), words }
}
