import { Picture } from '#app/components/picture/picture.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { type TodayWords, todayWords } from '#content/owner/today-words.ts'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import { dayInBogota, timeOfDayInBogota } from '#domain/time/dates.ts'
import { longDay } from '#domain/time/day-words.ts'
import styles from './greeting.module.css'

export type Hours = keyof TodayWords['greetings']
type Props = { pictures: Record<Hours, ResolvedPicture> }

/** The valley as it looks at this hour, and the date at the hotel. */
export function Greeting({ pictures }: Props) {
	const { greetings: words } = useWords(todayWords)
	const locale = useLocale()
	const now = Date.now()
	const hours = hoursAt(now)
	return (
		<div className={styles.greeting}>
			<Picture
				picture={{ ...pictures[hours], alt: '' }}
				sizes="(max-width: 767px) 100vw, 76rem"
				priority
				className={styles.picture}
			/>
			<p className={styles.words}>
				<b>{words[hours]}</b>
				<span>{longDay(dayInBogota(now), locale)}</span>
			</p>
		</div>
	)
}

function hoursAt(time: number): Hours {
	const hour = Number(timeOfDayInBogota(time).slice(0, 2))
	if (hour >= 4 && hour < 12) return 'morning'
	return hour >= 12 && hour < 18 ? 'afternoon' : 'night'
}
