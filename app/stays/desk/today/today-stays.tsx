import { type ReactNode, useId } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { type Loaded, loadAsOwner } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { TakenNightsLine } from '#app/stays/desk/calendar/taken-nights-line.tsx'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { todayStaysWords } from '#content/stays/desk/today-stays-words.ts'
import { isTimed } from '#domain/offers/offers.ts'
import { countPeople } from '#domain/stays/people-in-takes.ts'
import type { ComingsResponse, TakeResponse } from '#domain/stays/responses/take-response.ts'
import { fill } from '#domain/text/fill.ts'
import { type PluralWords, plural } from '#domain/text/numbers.ts'
import { addDays, type Day, dayInBogota, formatDay } from '#domain/time/dates.ts'
import { longDay } from '#domain/time/day-words.ts'
import { weekendAfter } from '#domain/time/weekend.ts'
import styles from './today-stays.module.css'

const todayHere = () => dayInBogota(Date.now())

/** Until the last day of the weekend, included. */
export function loadComings(): Promise<Loaded<ComingsResponse>> {
	const today = todayHere()
	const last = weekendAfter(today)?.to ?? today
	return loadAsOwner(`/api/stays/arrivals?from=${today}&to=${last}`)
}

type Props = {
	comings: Loaded<ComingsResponse>
	/** Shown above the lists. */
	children: ReactNode
}

/** Arrivals and departures today and this weekend: confirmed, or entered by the owner. */
export function TodayStays({ comings, children }: Props) {
	const locale = useLocale()
	const titleId = useId()
	const own = useWords(todayStaysWords)
	return (
		<section className={styles.stays} aria-labelledby={titleId}>
			{children}
			<h2 id={titleId}>{own.title}</h2>
			<p className={styles.date}>{formatDay(todayHere(), locale)}</p>
			<LoadedPart loaded={comings} failed={own.failed}>
				{(data) => <Comings data={data} />}
			</LoadedPart>
			<p className="unprinted">
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

function Comings({ data }: { data: ComingsResponse }) {
	const words = useWords(deskCalendarWords)
	const own = useWords(todayStaysWords)
	const locale = useLocale()
	const today = todayHere()
	const weekend = weekendAfter(today)
	const linesOf = (lines: Line[]) => (
		<ul className="plain-list stack">
			{lines.map(({ take, way }) => (
				<li key={`${take.id} ${way}`}>
					<span className={styles.way}>{own[way]}</span>
					<TakenNightsLine take={take} />
				</li>
			))}
		</ul>
	)
	const group = (title: string, lines: Line[], isNone = lines.length === 0) => (
		<>
			<h3>{title}</h3>
			{isNone && <p className={styles.none}>{own.none}</p>}
			{linesOf(lines)}
		</>
	)
	const counted = (takes: TakeResponse[], unit: PluralWords) => {
		const { people, unsaid } = peopleIn(takes)
		const said = plural(people, unit, locale)
		return unsaid > 0 ? fill(plural(unsaid, own.unsaid, locale), { people: said }) : said
	}
	const list = (title: string, takes: TakeResponse[], unit = words.people) => (
		<>
			<h3>
				{title}: {counted(takes, unit)}
			</h3>
			<ul className="plain-list stack">
				{takes.map((take) => (
					<li key={take.id}>
						<TakenNightsLine take={take} />
					</li>
				))}
			</ul>
		</>
	)
	const ofToday = within([data], today, today)
	const imported = [
		...within([data.imported], today, today),
		...data.imported.staying.map((take): Line => ({ take, way: 'sleeps' })),
	]
	return (
		<>
			{data.holidays.map(({ day, name }) => (
				<p key={day} className={styles.holiday}>
					{fill(words.holiday, { day: longDay(day, locale), name: name[locale] })}
				</p>
			))}
			{group(own.day, ofToday, ofToday.length === 0 && imported.length === 0)}
			{list(own.staying, data.staying)}
			{list(own.meals, data.meals)}
			{list(own.rides, data.rides, words.riders)}
			{imported.length > 0 && (
				<>
					<h3>{own.imported}</h3>
					{linesOf(imported)}
				</>
			)}
			{weekend && (
				<div className="unprinted">
					{group(own.weekend, within([data, data.imported], weekend.from, weekend.to))}
				</div>
			)}
		</>
	)
}

/** Counts the riders of a ride, and the people of anything else. */
function peopleIn(takes: TakeResponse[]) {
	return countPeople(
		takes.map(({ id, offer, from, booking, people, itemPeople, request }) => ({
			offer,
			from,
			booking: request?.id ?? booking ?? id,
			party: request?.people ?? people,
			inIt: itemPeople,
		})),
	)
}

type Nights = Pick<ComingsResponse, 'arrivals' | 'departures'>
type Line = { take: TakeResponse; way: 'arrives' | 'leaves' | 'sleeps' }

/** Tables and rides have lists of their own. In the order of their days; a stay that begins and ends within them is there twice. */
function within(nights: Nights[], from: Day, to: Day): Line[] {
	const isOn = (day: Day) => from <= day && day < addDays(to, 1)
	return [
		...nights
			.flatMap(({ departures }) => departures)
			.filter((take) => isOn(take.to) && take.to > take.from)
			.map((take) => ({ take, way: 'leaves' as const, day: take.to })),
		...nights
			.flatMap(({ arrivals }) => arrivals)
			.filter((take) => isOn(take.from) && !isTimed(take.offer))
			.map((take) => ({ take, way: 'arrives' as const, day: take.from })),
	].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
