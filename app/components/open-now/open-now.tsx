import { useLocale } from '#app/site/locale.tsx'
import { fill } from '#domain/text/fill.ts'
import { clockInWords, hoursInWords, type OpeningHours } from '#domain/time/opening-hours.ts'
import styles from './open-now.module.css'
import { useOpenNow } from './use-open-now.ts'

/** The hours, and above them whether the house is open. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
	const locale = useLocale()
	const { isOpen, text, words } = useOpenNow(hours)
	// As long as it gets in most weeks: its lines are there before scripts are, and nothing moves.
	const longest = fill(words.opensTomorrow, { time: clockInWords(hours.opens, locale) })
	return (
		<p className={styles.opening} data-open={isOpen}>
			<strong data-longest={longest}>
				<b>{text}</b>
			</strong>{' '}
			<span>{hoursInWords(hours, locale)}</span>
		</p>
	)
}
