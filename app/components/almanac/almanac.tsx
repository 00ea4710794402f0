import { useEffect, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import type { TodaysAlmanac } from '#app/site/loaders/todays-almanac.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { useNow } from '#app/site/use-now.ts'
import { almanacWords } from '#content/almanac-words.ts'
import { clockInWords } from '#content/hours-in-words.ts'
import { fill } from '#domain/text/fill.ts'
import { dayInBogota, formatDay } from '#domain/time/dates.ts'
import styles from './almanac.module.css'

/** Sunrise, sunset and moon of today at the hotel. */
export function Almanac({ today, coordinates }: TodaysAlmanac) {
	const locale = useLocale()
	// The page's data leave them out: seven of the eight phases are not shown.
	const words = useWords(almanacWords, 'almanac')
	const [{ day, sunrise, sunset, moon }, setAlmanac] = useState(today)
	const now = useNow()
	const currentDay = now === undefined ? day : dayInBogota(now)

	// A page that the browser cached may be of another day, and a tab may stay open overnight.
	useEffect(() => {
		if (currentDay === day) return
		import('#domain/time/almanac.ts').then(
			({ almanacOf }) => setAlmanac(almanacOf(currentDay, coordinates)),
			// Without a signal the old data stay; they name their day.
			() => undefined,
		)
	}, [currentDay, day, coordinates])

	return (
		<section className={styles.almanac}>
			<h2>{words.title}</h2>
			<p>{formatDay(day, locale)}</p>
			<dl>
				<div>
					<dt>
						<Icon name="sunrise" />
						{words.sunrise}
					</dt>
					<dd>{clockInWords(sunrise, locale)}</dd>
				</div>
				<div>
					<dt>
						<Icon name="sunset" />
						{words.sunset}
					</dt>
					<dd>{clockInWords(sunset, locale)}</dd>
				</div>
				<div>
					<dt>
						<svg viewBox="-1.1 -1.1 2.2 2.2" width="24" height="24" aria-hidden="true">
							<circle r="1" fillOpacity="0.2" fill="currentColor" />
							<path d={litMoonPath(moon.age)} fill="currentColor" />
						</svg>
						{words.moon}
					</dt>
					<dd>
						{words.phases[moon.phase]}
						<small>{fill(words.lit, { percent: String(moon.litPercent) })}</small>
					</dd>
				</div>
			</dl>
		</section>
	)
}

/** The lit part of the moon as an SVG path in a circle of radius 1 around 0, 0. */
export function litMoonPath(age: number): string {
	const isWaxing = age < 0.5
	// The terminator is half an ellipse, whose width follows the phase angle.
	const width = Math.cos(age * 2 * Math.PI).toFixed(2)
	const outer = isWaxing ? 1 : 0
	const inner = Number(width) > 0 === isWaxing ? 0 : 1
	return `M0-1A1 1 0 0 ${outer} 0 1A${Math.abs(Number(width))} 1 0 0 ${inner} 0-1z`
}
