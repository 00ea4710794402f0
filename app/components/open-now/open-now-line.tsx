import { useLocale, useOwnersWords } from '#app/site/page-context.tsx'
import { useNow } from '#app/site/use-now.ts'
import { type OpenNowWords, openNowWords } from '#content/opening-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'
import { type OpeningHours, openStateAt } from '#domain/time/opening-hours.ts'
import styles from './open-now-line.module.css'
import { longestUsualText, openNowText } from './open-now-text.ts'

/** Whether the house is open. Its height is reserved before scripts run, so that nothing shifts in most weeks. */
export function OpenNowLine({ hours }: { hours: OpeningHours }) {
	const locale = useLocale()
	const { text, words } = useOpenNow(hours)
	return (
		<strong className={styles.line} data-longest={longestUsualText(hours, { words, locale })}>
			<b>{text}</b>
		</strong>
	)
}

type OpenState = { isOpen?: boolean; text: string; words: OpenNowWords }

/** Whether the house is open at this moment in Colombia, once scripts run; until then a text of the same height. */
export function useOpenNow(hours: OpeningHours): OpenState {
	const locale = useLocale()
	const now = useNow()
	const words = withChanges(openNowWords[locale], useOwnersWords('opening'))
	const state = now === undefined ? undefined : openStateAt(now, hours)
	if (!state || !now) return { text: words.hours, words }
	return { isOpen: state.isOpen, text: openNowText(state, now, { words, locale }), words }
}
