import { useLocale } from '#app/site/locale.tsx'
import { fill } from '#domain/text/fill.ts'
import { clockInWords, type OpeningHours } from '#domain/time/opening-hours.ts'
import styles from './open-now-line.module.css'
import { useOpenNow } from './use-open-now.ts'

/** Whether the house is open. As high as it gets in most weeks: its lines are there before scripts are, and nothing moves. */
export function OpenNowLine({ hours }: { hours: OpeningHours }) {
	const locale = useLocale()
	const { text, words } = useOpenNow(hours)
	const longest = fill(words.opensTomorrow, { time: clockInWords(hours.opens, locale) })
	return (
		<strong className={styles.line} data-longest={longest}>
			<b>{text}</b>
		</strong>
	)
}
