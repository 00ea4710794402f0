import { useOfferNames } from '#app/desk/desk-info.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { inTheWayWords } from '#content/stays/desk/in-the-way-words.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { mostDaysInTheWay } from '#domain/stays/in-the-way.ts'
import type { InTheWay } from '#domain/stays/responses/in-the-way-response.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { rangeInWords, shortDay } from '#domain/time/day-words.ts'

type Take = InTheWay['by'][number]

/** The days on which too little is left, and who or what takes them, each with a link to it. */
export function InTheWayList({ inTheWay }: { inTheWay: readonly InTheWay[] }) {
	const locale = useLocale()
	const names = useOfferNames()
	const { days, daysAlone, andMore, kinds, units } = useWords(inTheWayWords)
	return [...Map.groupBy(inTheWay, ({ offer }) => offer)].map(([offer, found]) => {
		const takes = distinct(found)
		return (
			<div key={offer}>
				<p>
					{fill(takes.length > 0 ? days : daysAlone, {
						offer: names[offer].name,
						days: [
							...found.map(({ day }) => shortDay(day, locale)),
							...(found.length >= mostDaysInTheWay ? [andMore] : []),
						].join(', '),
					})}
				</p>
				<ul className="plain-list">
					{takes.map((take) => (
						<li key={JSON.stringify(take)} className="cluster" dir="auto">
							<LocalLink className="touch" to={placeOf(take, offer)}>
								{[kinds[take.kind], take.guest, take.reference, take.note]
									.filter(Boolean)
									.join(' ')}
							</LocalLink>{' '}
							<span>
								{rangeInWords(take.from, take.to, locale)},{' '}
								{take.units === null ? units.all : plural(take.units, units, locale)}
							</span>
						</li>
					))}
				</ul>
			</div>
		)
	})
}

/** Where the desk shows it. */
function placeOf({ reference, from }: Take, offer: OfferId): string {
	if (reference) return `/admin/requests?request=${reference}`
	return `/admin/calendar?month=${from.slice(0, 7)}&offer=${offer}`
}

/** A take of several of the days is listed once. */
function distinct(found: InTheWay[]): Take[] {
	const takes = found.flatMap(({ by }) => by)
	return [...new Map(takes.map((take) => [JSON.stringify(take), take])).values()]
}
