import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { cheaperSurcharges } from '#domain/stays/prices/cheaper-surcharge.ts'
import type { RatePlan } from '#domain/stays/prices/rate-plan.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { dayInBogota } from '#domain/time/dates.ts'

type Props = { plan: RatePlan; offers: readonly Offer[] }

/** Says which surcharges make nights cheaper. The owner may mean it: nothing is refused. */
export function CheaperSurcharges({ plan, offers }: Props) {
	const locale = useLocale()
	const words = useWords(deskRatesWords)
	const offerNames = useOfferNames()
	const nameOf = (season: string) =>
		plan.seasons.find(({ id }) => id === season)?.name[locale] ?? words.unnamed
	return cheaperSurcharges(plan, offers, dayInBogota(Date.now())).map((found) => (
		<p key={`${found.season} ${found.offer}`} role="note">
			{fill(words.cheaper, {
				season: nameOf(found.season),
				below: nameOf(found.below),
				offer: offerNames[found.offer].name,
				price: formatPesos(found.pesos, locale),
				otherwise: formatPesos(found.otherwise, locale),
			})}
		</p>
	))
}
