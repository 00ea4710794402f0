import { useLocale } from '#app/site/locale.tsx'
import type { OpeningHours } from '#domain/time/opening-hours.ts'
import styles from './open-now-line.module.css'
import { longestUsualText } from './open-now-text.ts'
import { useOpenNow } from './use-open-now.ts'

/** Whether the house is open. As high as it gets in most weeks: its lines are there before scripts are, and nothing moves. */
export function OpenNowLine({ hours }: { hours: OpeningHours }) {
	const locale = useLocale()
	const { text, words } = useOpenNow(hours)
	return (
		<strong className={styles.line} data-longest={longestUsualText(hours, { words, locale })}>
			<b>{text}</b>
		</strong>
	)
}
