import { useOwnersWords } from '#app/site/loaders/root-data.ts'
import { useLocale } from '#app/site/locale.tsx'
import { useNow } from '#app/site/use-now.ts'
import { openNowWords } from '#content/opening-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'
import { fill } from '#domain/text/fill.ts'
import {
	clockInWords,
	hoursInWords,
	type OpeningHours,
	openStateAt,
} from '#domain/time/opening-hours.ts'
import styles from './open-now.module.css'
import { openNowText } from './open-now-text.ts'

/** The hours, and above them, once scripts run, whether the house is open at this moment in Colombia. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
	const locale = useLocale()
	const now = useNow()
	const state = now === undefined ? undefined : openStateAt(now, hours)
	const words = withChanges(openNowWords[locale], useOwnersWords('opening'))
	// As long as it gets in most weeks: its lines are there before scripts are, and nothing moves.
	const longest = fill(words.opensTomorrow, { time: clockInWords(hours.opens, locale) })
	return (
		<p className={styles.opening} data-open={state?.isOpen}>
			<strong data-longest={longest}>
				<b>{state && now ? openNowText(state, now, { words, locale }) : words.hours}</b>
			</strong>{' '}
			<span>{hoursInWords(hours, locale)}</span>
		</p>
	)
}
