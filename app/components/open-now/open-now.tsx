import type { OpeningHours } from '#domain/time/opening-hours.ts'
import styles from './open-now.module.css'
import { OpenNowLine, useOpenNow } from './open-now-line.tsx'

type Props = {
	hours: OpeningHours
	/** The hours again, written by the server: the browser needs none of the words. */
	inWords: string
}

/** The hours, and above them whether the house is open. */
export function OpenNow({ hours, inWords }: Props) {
	const { isOpen } = useOpenNow(hours)
	return (
		<p className={styles.opening} data-open={isOpen}>
			<OpenNowLine hours={hours} /> <span>{inWords}</span>
		</p>
	)
}
