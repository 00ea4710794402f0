import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { choiceWords } from '#content/stays/choice-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { EstimatedNight } from '#domain/stays/estimate.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { plural } from '#domain/text/numbers.ts'
import { dayInBogota, formatDay } from '#domain/time/dates.ts'
import styles from './estimate.module.css'
import { type FormEstimate, fetchEstimate, wantedIn } from './form-estimate.ts'
import type { ChoiceData } from './load-choice.ts'

type Props = {
	choice: ChoiceData
	/** Made by the server for a form posted without scripts. */
	estimate: FormEstimate | undefined
}

/** The price of the chosen items night by night, and the nights that are full. Updates with the form around it. */
export function EstimateOfForm({ choice, estimate: given }: Props) {
	const locale = useLocale()
	const box = useRef<HTMLDivElement>(null)
	const [estimate, setEstimate] = useState(given)

	useEffect(() => {
		const form = box.current?.closest('form')
		if (!form) return
		let asked = ''
		const follow = async () => {
			const values = Object.fromEntries(new FormData(form)) as Record<string, string>
			const wanted = wantedIn(values, dayInBogota(Date.now()))
			const question = JSON.stringify(wanted)
			if (question === asked) return
			asked = question
			// If the call fails there is no estimate; the request can still be sent.
			const answer = wanted && (await fetchEstimate(wanted, choice.offers).catch(() => undefined))
			if (asked === question) setEstimate(answer)
		}
		follow()
		form.addEventListener('input', follow)
		return () => form.removeEventListener('input', follow)
	}, [choice])

	return (
		<div ref={box} id="estimate" role="status">
			{estimate && <EstimateInWords estimate={estimate} choice={choice} locale={locale} />}
		</div>
	)
}

/** Without scripts the estimate is asked for. It follows the button that sends, which Enter presses. */
export function AskForEstimate() {
	const locale = useLocale()
	const { showEstimate } = useWords(choiceWords, 'booking-choice')
	return (
		<noscript>
			<Button
				type="submit"
				variant="quiet"
				name="estimate"
				value="1"
				formAction={`${localizePath('/booking', locale)}#estimate`}
			>
				{showEstimate}
			</Button>
		</noscript>
	)
}

function EstimateInWords({
	estimate,
	choice,
	locale,
}: {
	estimate: FormEstimate
	choice: ChoiceData
	locale: Locale
}) {
	const { estimate: words, restOfYear } = useWords(priceWords, 'prices')
	const full = [...new Set(estimate.full.map(({ day }) => day))]
	const minNights = Math.max(...estimate.items.map(({ minNights }) => minNights))
	const nights = estimate.items.find(({ offer }) => isNightly(offer))?.nights.length ?? minNights
	return (
		<section className={styles.estimate} aria-labelledby="estimate-title">
			<h3 id="estimate-title">{words.title}</h3>
			<dl>
				{estimate.items.map(({ offer, units, pesos, nights }) => (
					<div key={offer}>
						<dt>
							{choice.offers.find(({ id }) => id === offer)?.name}
							{units > 1 && ` × ${units}`}
						</dt>
						{pesos === null ? (
							<dd>{words.unknown}</dd>
						) : (
							sameRates(nights).map((same) => (
								<dd key={same.day}>{ratesInWords(same, isNightly(offer))}</dd>
							))
						)}
					</div>
				))}
				{estimate.pesos !== null && (
					<div className={styles.total}>
						<dt>{words.total}</dt>
						<dd>{formatPesos(estimate.pesos, locale)}</dd>
					</div>
				)}
			</dl>
			{full.length > 0 && (
				<p className={styles.full}>
					{fill(words.full, { days: full.map((day) => formatDay(day, locale)).join('; ') })}
				</p>
			)}
			{crowded(estimate, choice).map(({ name, most }) => (
				<p key={name} className={styles.full}>
					{fill(plural(most, words.crowded, locale), { offer: name })}
				</p>
			))}
			{nights < minNights && (
				<p className={styles.full}>{plural(minNights, words.tooShort, locale)}</p>
			)}
			{estimate.pesos !== null && <p>{words.notice}</p>}
		</section>
	)

	/** '2 noches, Fin de año: 400.000 pesos + 400.000 pesos'. */
	function ratesInWords({ count, season, pesos }: SameRate, isByNight: boolean): string {
		const price = formatPesos(pesos, locale)
		if (!isByNight) return price
		const name = season === null ? restOfYear : choice.seasons[season]
		return `${plural(count, words.nights, locale)}, ${name}: ${count > 1 ? `${count} × ` : ''}${price}`
	}
}

/** What is asked to take more people than it has room for. */
function crowded({ items }: FormEstimate, { offers }: ChoiceData) {
	return items.flatMap(({ offer, units, people }) => {
		const { name = '', maxPeople = null } = offers.find(({ id }) => id === offer) ?? {}
		const most = maxPeople && maxPeople * (isRide(offer) ? 1 : units)
		return most !== null && people > most ? [{ name, most }] : []
	})
}

const isRide = (offer: string) => offer === 'horses'

type SameRate = { day: string; count: number; season: string | null; pesos: number }

/** Nights in a row with the same rate share a line. */
function sameRates(nights: readonly EstimatedNight[]): SameRate[] {
	const lines: SameRate[] = []
	for (const { day, season, pesos } of nights) {
		const last = lines.at(-1)
		if (last?.season === season && last.pesos === pesos) last.count += 1
		else lines.push({ day, count: 1, season, pesos: pesos ?? 0 })
	}
	return lines
}
