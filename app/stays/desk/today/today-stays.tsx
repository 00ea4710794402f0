import { useCallback, useId } from 'react'
import { useLoad } from '#app/api/use-load.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import { StayLine } from '#app/stays/desk/calendar/stay-line.tsx'
import { fetchComings } from '#app/stays/desk/calendar/take-calls.ts'
import type { DeskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import { isTimed } from '#domain/offers/offers.ts'
import type { ComingsAnswer } from '#domain/stays/answers.ts'
import { plural } from '#domain/text/numbers.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { weekendAfter } from '#domain/time/weekend.ts'
import { Notices } from './notices.tsx'
import styles from './today-stays.module.css'

type Props = {
	words: DeskCalendarWords
	names: OfferWords
	today: Day
	comings: ComingsAnswer | undefined
	hasFailed: boolean
}

/** One request for all parts of *today*. */
export function useComings(today: Day) {
	const last = weekendAfter(today)?.to ?? today
	const { data, hasFailed } = useLoad(useCallback(() => fetchComings(today, last), [today, last]))
	return { comings: data, hasFailed }
}

/** Who comes and who leaves today and this weekend: confirmed, or entered by the owner. */
export function TodayStays({ words, names, today, comings: data, hasFailed }: Props) {
	const titleId = useId()
	const locale = useLocale()
	const own = words.todayStays
	const weekend = weekendAfter(today)
	const group = (title: string, from: Day, to: Day, loaded: ComingsAnswer) => {
		const lines = within(loaded, from, to)
		return (
			<>
				<h3>{title}</h3>
				{lines.length === 0 && <p className={styles.none}>{own.none}</p>}
				<ul>
					{lines.map(({ take, isArrival }) => (
						<li key={`${take.id} ${isArrival}`}>
							<span className={styles.way}>{isArrival ? own.arrives : own.leaves}</span>
							<StayLine {...{ take, words, names }} />
						</li>
					))}
				</ul>
			</>
		)
	}
	const list = (title: string, takes: ComingsAnswer['staying']) => (
		<>
			<h3>
				{title}: {plural(peopleIn(takes), own.people, locale)}
			</h3>
			<ul>
				{takes.map((take) => (
					<li key={take.id}>
						<StayLine {...{ take, words, names }} />
					</li>
				))}
			</ul>
		</>
	)
	return (
		<section className={styles.stays} aria-labelledby={titleId}>
			<Notices words={own.notices} names={names} />
			<h2 id={titleId}>{own.title}</h2>
			{hasFailed && !data && <p role="alert">{own.failed}</p>}
			{!hasFailed && !data && <p role="status">{words.loading}</p>}
			{data && group(own.day, today, today, data)}
			{data && list(own.staying, data.staying)}
			{data && list(own.meals, data.meals)}
			{data && list(own.rides, data.rides)}
			{data && weekend && group(own.weekend, weekend.from, weekend.to, data)}
			<p className={styles.tools}>
				<Button variant="quiet" onClick={() => window.print()}>
					<Icon name="print" />
					{own.print}
				</Button>
				<ActionLink to="/admin/calendar" variant="quiet">
					{own.toCalendar}
				</ActionLink>
			</p>
		</section>
	)
}

/** Of a ride, its riders. */
function peopleIn(takes: ComingsAnswer['staying']): number {
	return takes.reduce(
		(sum, { offer, units, people, request }) =>
			sum + (offer === 'horses' ? (units ?? 0) : (people ?? request?.people ?? 0)),
		0,
	)
}

/** Tables and rides have lists of their own. In the order of their days; a stay that begins and ends within them is there twice. */
function within({ arrivals, departures }: ComingsAnswer, from: Day, to: Day) {
	const isOn = (day: Day) => from <= day && day < addDays(to, 1)
	return [
		...departures
			.filter((take) => isOn(take.to) && take.to > take.from)
			.map((take) => ({ take, isArrival: false, day: take.to })),
		...arrivals
			.filter((take) => isOn(take.from) && !isTimed(take.offer))
			.map((take) => ({ take, isArrival: true, day: take.from })),
	].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
