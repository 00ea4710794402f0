import { useLocale } from '#app/site/page-context.tsx'
import { hoursInWords } from '#content/hours-in-words.ts'
import type { OpeningHours } from '#domain/time/opening-hours.ts'
import styles from './open-now.module.css'
import { OpenNowLine, useOpenNow } from './open-now-line.tsx'

/** The hours, and above them whether the house is open. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
	const locale = useLocale()
	const { isOpen } = useOpenNow(hours)
	return (
		<p className={styles.opening} data-open={isOpen}>
			<OpenNowLine hours={hours} /> <span>{hoursInWords(hours, locale)}</span>
		</p>
	)
}
