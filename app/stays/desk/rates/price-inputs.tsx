import field from '#app/components/field/field.module.css'
import { ErrorMessage, fieldId } from '#app/components/field/field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { isNightly, type OfferId, unitOf } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import type { RateDraft, RateDrafts } from './plan-draft.ts'
import styles from './rates.module.css'

type Props = {
	offers: readonly Offer[]
	rates: RateDrafts
	/** The path of the fields in the plan: 'rest', 'seasons.0.rates'. */
	at: string
	/** Whether the prices in the facts are shown where no rate replaces them. */
	showsFacts: boolean
	errorOf: (name: string) => string | undefined
	onChange: (rates: RateDrafts) => void
}

/** A price and a shortest stay for each offer. */
export function PriceInputs({ offers, rates, at, ...rest }: Props) {
	const locale = useLocale()
	const words = useWords(deskRatesWords)
	const { perUnit } = useWords(priceWords)
	const names = useOfferNames()

	function input(offer: OfferId, part: keyof RateDraft, label: string, placeholder?: string) {
		const name = `${at}.${offer}.${part}`
		const error = rest.errorOf(name)
		const rate = rates[offer] ?? { pesos: '', minNights: '' }
		return (
			<div>
				<input
					className={field.control}
					id={fieldId(name)}
					name={name}
					aria-label={label}
					aria-invalid={error ? true : undefined}
					aria-describedby={error && `${fieldId(name)}-error`}
					inputMode="numeric"
					autoComplete="off"
					placeholder={placeholder}
					value={rate[part]}
					onChange={({ target }) =>
						rest.onChange({ ...rates, [offer]: { ...rate, [part]: target.value } })
					}
				/>
				<ErrorMessage id={fieldId(name)} error={error} />
			</div>
		)
	}

	return (
		<div className="stack">
			<div className={`grid ${styles.row}`} aria-hidden="true">
				<span />
				<span>{words.pesos}</span>
				<span>{words.nights}</span>
			</div>
			{offers.map(({ id, pesos }) => {
				const unit = perUnit[unitOf[id]]
				const { name } = names[id]
				return (
					<div key={id} className={`grid ${styles.row}`}>
						<p>
							<b>{name}</b> <small>{unit}</small>
							{rest.showsFacts && pesos !== null && !rates[id]?.pesos && (
								<small>{fill(words.fromFacts, { price: formatPesos(pesos, locale) })}</small>
							)}
						</p>
						{input(id, 'pesos', fill(words.pesosOf, { offer: name, unit }), '$')}
						{isNightly(id) && input(id, 'minNights', fill(words.nightsOf, { offer: name }))}
					</div>
				)
			})}
		</div>
	)
}
