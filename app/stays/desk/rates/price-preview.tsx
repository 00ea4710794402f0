import { useState } from 'react'
import { SelectField } from '#app/components/field/select-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { isNightly, type OfferId } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { type Estimate, estimateStay } from '#domain/stays/prices/estimate.ts'
import type { RatePlan } from '#domain/stays/prices/rate-plan.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { plural } from '#domain/text/numbers.ts'
import { daysBetween, mostDays } from '#domain/time/bounds.ts'
import { addDays, dayInBogota, isDay } from '#domain/time/dates.ts'
import { shortDay } from '#domain/time/day-words.ts'
import styles from './rates.module.css'

type Props = {
	offers: readonly Offer[]
	/** As written in the fields; undefined while something in them is wrong. */
	plan: RatePlan | undefined
}

/** A preview of a guest's estimate. */
export function PricePreview({ offers, plan }: Props) {
	const { preview } = useWords(deskRatesWords)
	const names = useOfferNames()
	const [asked, setAsked] = useState(firstQuestion)
	const change = (changes: Partial<typeof asked>) => setAsked({ ...asked, ...changes })
	const { id, people, from, to } = asked
	const offer = offers.find((it) => it.id === id)
	const stay = { from, to: isNightly(id) ? to : from, people: Number(people), units: 1 }
	const isWhole =
		isDay(from) &&
		isDay(stay.to) &&
		stay.people >= 1 &&
		daysBetween(stay) >= (isNightly(id) ? 1 : 0)
	const estimate =
		plan && offer && isWhole && daysBetween(stay) <= mostDays
			? estimateStay(offer, stay, plan)
			: undefined
	const date = (end: 'from' | 'to') => (
		<TextField
			type="date"
			name={`preview-${end}`}
			label={preview[end]}
			value={asked[end]}
			onChange={({ target }) => change({ [end]: target.value })}
		/>
	)
	return (
		<section className={`card ${styles.preview}`} aria-labelledby="price-preview">
			<h2 id="price-preview">{preview.title}</h2>
			<p>{preview.lead}</p>
			<div className={`grid ${styles.pair}`}>
				<SelectField
					name="preview-offer"
					label={preview.offer}
					value={id}
					choices={offers.map(({ id }) => ({ value: id, label: names[id].name }))}
					onChoose={(id) => change({ id })}
				/>
				<TextField
					name="preview-people"
					label={preview.people}
					inputMode="numeric"
					value={people}
					onChange={({ target }) => change({ people: target.value })}
				/>
				{date('from')}
				{isNightly(id) && date('to')}
			</div>
			<div role="status">
				{!plan && <p>{preview.wrong}</p>}
				{plan && !estimate && <p>{preview.choose}</p>}
				{plan && estimate && (
					<NightPrices estimate={estimate} plan={plan} nights={daysBetween(stay)} />
				)}
			</div>
		</section>
	)
}

/** Two nights of this December for four in the cabin. */
function firstQuestion() {
	const from = `${dayInBogota(Date.now()).slice(0, 4)}-12-20`
	return { id: 'cabin' as OfferId, people: '4', from, to: addDays(from, 2) }
}

type NightsProps = { estimate: Estimate; plan: RatePlan; nights: number }

function NightPrices({ estimate, plan, nights }: NightsProps) {
	const locale = useLocale()
	const words = useWords(deskRatesWords)
	const { preview } = words
	const nameOf = (season: string | null) =>
		plan.seasons.find(({ id }) => id === season)?.name[locale] ?? words.restOfYear
	const isPriced = estimate.nights.every(({ pesos }) => pesos !== null)
	if (estimate.pesos === null) return <p>{isPriced ? preview.tooMuch : preview.unknown}</p>
	return (
		<>
			<p>
				<b>{fill(preview.total, { price: formatPesos(estimate.pesos, locale) })}</b>
			</p>
			{nights > 0 && nights < estimate.minNights && (
				<p>{plural(estimate.minNights, preview.tooShort, locale)}</p>
			)}
			<ul>
				{estimate.nights.map(({ day, season, pesos }) => (
					<li key={day}>
						{fill(preview.night, {
							day: shortDay(day, locale),
							price: formatPesos(pesos ?? 0, locale),
							season: nameOf(season),
						})}
					</li>
				))}
			</ul>
		</>
	)
}
