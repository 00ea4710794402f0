import { useState } from 'react'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import styles from '#app/stays/desk/request/booking-panel.module.css'
import type { LoadedRequest } from '#app/stays/desk/request/load-request.ts'
import { useOpenedRequest } from '#app/stays/desk/request/opened-request.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { priceInWords } from '#domain/stays/prices/price.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos, readPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { dayInBogota } from '#domain/time/dates.ts'

/** The price that is quoted or confirmed: typed, or that of the last quote, or the suggested one. */
export function usePrice({ isNeeded, isQuote = false }: { isNeeded: boolean; isQuote?: boolean }) {
	const { stay, tried, draft } = useOpenedRequest()
	const locale = useLocale()
	const [wasChecked, setWasChecked] = useState(false)
	// A quote names the whole price.
	const canStay = draft.terms !== undefined && !(isQuote && stay.isPartial)
	const samePrice = canStay && draft.isSamePrice ? stay.total : null
	const suggested = (draft.terms ? null : stay.offer?.pesos) ?? tried.suggestedPesos
	const text = draft.pesos ?? (suggested === null ? '' : formatNumber(suggested, locale))
	const pesos = samePrice ?? (isNeeded ? readPesos(text) : undefined)
	const isMissing = isNeeded && pesos === undefined
	const isPartial = draft.terms ? tried.suggestedPesos !== null : tried.isPartial
	return {
		/** As it stands in the field. */
		text,
		/** Undefined where none is to be sent. */
		pesos,
		/** Left as it is, it is for a part, and the rest is to be agreed. */
		isLeftPartial: !isNeeded && isPartial,
		/** Whether the previous price may be kept for other terms. */
		canStay: canStay && stay.total !== null,
		/** The owner keeps the previous price for other terms. */
		isSame: samePrice !== null,
		isWrong: wasChecked && isMissing,
		/** Marks the field if the price is missing; returns whether it can be sent. */
		check() {
			setWasChecked(true)
			return !isMissing
		},
	}
}

/** The sum of what has a price. */
function knownPrice({ lines }: OwnerRequestResponse): number | undefined {
	const prices = lines.flatMap(({ pesos }) => (pesos === null ? [] : [pesos]))
	return prices.length > 0 ? prices.reduce((sum, pesos) => sum + pesos, 0) : undefined
}

/**
 * Whether other terms may be agreed without a price of everything: what the rates do not tell is still to be agreed. If they tell
 * nothing, a price that was agreed must not be lost.
 */
export function mayStayOpen({ stay, tried }: LoadedRequest): boolean {
	const isUnpriced = tried.lines.some(({ pesos }) => pesos === null)
	const isByRates = tried.suggestedPesos === (knownPrice(tried) ?? null)
	return isUnpriced && isByRates && (tried.suggestedPesos !== null || stay.total === null)
}

type Props = { id: string; price: ReturnType<typeof usePrice> }

/** The price as typed, with the rates beside it, or the previous one. */
export function PriceField({ id, price }: Props) {
	const { stay, draft, change } = useOpenedRequest()
	const words = useWords(deskRequestWords)
	const locale = useLocale()
	return (
		<>
			{price.canStay && (
				<label className={`touch ${styles.same}`}>
					<input
						type="checkbox"
						checked={draft.isSamePrice ?? false}
						onChange={({ currentTarget }) =>
							change({ isSamePrice: currentTarget.checked || undefined })
						}
					/>
					{fill(words.samePrice, { price: priceInWords(stay, words, locale) })}
				</label>
			)}
			{!price.isSame && <TypedPrice id={id} price={price} />}
		</>
	)
}

function TypedPrice({ id, price }: Props) {
	const { stay, tried, change } = useOpenedRequest()
	const words = useWords(deskRequestWords)
	const offerNames = useOfferNames()
	const locale = useLocale()
	const known = knownPrice(tried)
	const unpriced = tried.lines.filter(({ pesos }) => pesos === null)
	// During a stay the rates tell what is to come, but nobody may know what of the agreed price was for the past.
	const isPastUnknown =
		stay.from < dayInBogota(Date.now()) &&
		unpriced.length > 0 &&
		tried.suggestedPesos !== (known ?? null)
	const hints = isPastUnknown
		? [words.pricePastUnknown]
		: [
				known !== undefined && fill(words.priceKnown, { price: formatPesos(known, locale) }),
				unpriced.length > 0 &&
					fill(words.priceUnknown, {
						offers: unpriced.map(({ offer }) => offerNames[offer].name).join(', '),
					}),
				unpriced.length > 0 &&
					(price.isLeftPartial
						? fill(words.priceOpen, {
								price: fill(words.plusRest, {
									price: formatNumber(tried.suggestedPesos ?? 0, locale),
								}),
							})
						: words.priceWhole),
			]
	const typed = readPesos(price.text)
	return (
		<>
			<TextField
				name="pesos"
				id={`pesos-${id}`}
				inputMode="numeric"
				autoComplete="off"
				label={words.price}
				hint={hints.filter(Boolean).join(' ') || undefined}
				error={price.isWrong ? words.priceWrong : undefined}
				value={price.text}
				onChange={({ currentTarget }) => change({ pesos: currentTarget.value })}
			/>
			{typed !== undefined && <p className={styles.typed}>{formatPesos(typed, locale)}</p>}
		</>
	)
}
