import { Picture } from '#app/components/picture/picture.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { TodayWords } from '#content/owner/today-words.ts'
import { languageTags } from '#domain/locale.ts'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import { timeOfDayInBogota, timeZone } from '#domain/time/dates.ts'
import styles from './greeting.module.css'

export type Hours = keyof TodayWords['greetings']
type Props = { words: TodayWords['greetings']; pictures: Record<Hours, ResolvedPicture> }

/** The valley as it looks at this hour, and the date at the hotel. */
export function Greeting({ words, pictures }: Props) {
	const locale = useLocale()
	const now = Date.now()
	const hours = hoursAt(now)
	const day = new Intl.DateTimeFormat(languageTags[locale], {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		timeZone,
	}).format(now)
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
				<span>{day}</span>
			</p>
		</div>
	)
}

function hoursAt(time: number): Hours {
	const hour = Number(timeOfDayInBogota(time).slice(0, 2))
	if (hour >= 4 && hour < 12) return 'morning'
	return hour >= 12 && hour < 18 ? 'afternoon' : 'night'
}
