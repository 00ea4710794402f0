import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRequestWords } from '#content/stays/desk-request-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos, readPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import styles from './booking-panel.module.css'
import { DepositFields, depositFields } from './deposit-fields.tsx'
import type { LoadedStay } from './load-stay.ts'
import type { DraftChanges, RequestDraft } from './request-draft.ts'

const heldDays = 3

type Sources = LoadedStay & { draft: RequestDraft; today: Day; locale: Locale }

/** The owner's input; else the last quote, the estimate, and the suggested message in the guest's language. */
export function offerFields({ stay, tried, draft, today, locale }: Sources) {
	const pesos = (draft.agreed ? undefined : stay.offer?.pesos) ?? knownPrice(tried)
	return {
		/** The previous price, when the owner keeps it for other terms. */
		samePrice: draft.agreed && draft.isSamePrice ? stay.total : null,
		pesos: draft.pesos ?? (pesos === undefined ? '' : formatNumber(pesos, locale)),
		message: draft.offer ?? stay.offer?.message ?? stay.suggestedMessage,
		heldUntil: draft.heldUntil ?? stay.offer?.heldUntil ?? suggestedHold(tried, today),
	}
}

/** The sum of what has a price. */
function knownPrice({ lines }: OwnerRequestResponse): number | undefined {
	const prices = lines.flatMap(({ pesos }) => (pesos === null ? [] : [pesos]))
	return prices.length > 0 ? prices.reduce((sum, pesos) => sum + pesos, 0) : undefined
}

/** A few days, at most until arrival; none while another booking is in the way. */
function suggestedHold({ from, inTheWay, items }: OwnerRequestResponse, today: Day): Day | '' {
	if (inTheWay.length > 0 || items.length === 0 || from < today) return ''
	const day = addDays(today, heldDays)
	return day < from ? day : from
}

type Props = {
	id: string
	stay: OwnerRequestResponse
	tried: OwnerRequestResponse
	today: Day
	draft: RequestDraft
	fields: ReturnType<typeof offerFields>
	change: (changes: DraftChanges) => void
	error: string | undefined
}

export function QuoteFields({
	today,
	fields,
	change,
	depositErrors,
	...props
}: Props & { depositErrors: { pesos?: string; until?: string } }) {
	const { id } = props
	const words = useWords(deskRequestWords)
	return (
		<>
			<PriceField {...props} {...{ fields, change }} />
			<TextField
				name="heldUntil"
				id={`held-${id}`}
				type="date"
				label={words.held}
				hint={words.heldHint}
				optional={words.optional}
				min={today}
				max={props.tried.from < today ? undefined : props.tried.from}
				value={fields.heldUntil}
				onChange={({ currentTarget }) => change({ heldUntil: currentTarget.value })}
			/>
			<DepositFields
				{...{ id, today, change }}
				fields={depositFields(props.draft, props.stay.agreement?.deposit ?? null)}
				errors={depositErrors}
				saysHow={props.stay.howToPay !== ''}
			/>
		</>
	)
}

type PriceProps = Omit<Props, 'today'>

/** The price that is quoted or confirmed: typed, with the rates beside it, or the previous one. */
export function PriceField(props: PriceProps) {
	const { stay, draft, fields, change } = props
	const words = useWords(deskRequestWords)
	const locale = useLocale()
	const canStay = draft.agreed !== undefined && stay.total !== null
	return (
		<>
			{canStay && (
				<label className={`touch ${styles.same}`}>
					<input
						type="checkbox"
						checked={draft.isSamePrice ?? false}
						onChange={({ currentTarget }) =>
							change({ isSamePrice: currentTarget.checked || undefined })
						}
					/>
					{fill(words.samePrice, { price: formatPesos(stay.total ?? 0, locale) })}
				</label>
			)}
			{fields.samePrice === null && <TypedPrice {...props} pesos={fields.pesos} />}
		</>
	)
}

function TypedPrice(props: PriceProps & { pesos: string }) {
	const { id, tried, pesos, change, error } = props
	const words = useWords(deskRequestWords)
	const offerNames = useOfferNames()
	const locale = useLocale()
	const known = knownPrice(tried)
	const unpriced = tried.lines.filter(({ pesos }) => pesos === null)
	const hints = [
		known !== undefined && fill(words.priceKnown, { price: formatPesos(known, locale) }),
		unpriced.length > 0 &&
			fill(words.priceUnknown, {
				offers: unpriced.map(({ offer }) => offerNames[offer].name).join(', '),
			}),
	]
	const typed = readPesos(pesos)
	return (
		<>
			<TextField
				name="pesos"
				id={`pesos-${id}`}
				inputMode="numeric"
				autoComplete="off"
				label={words.price}
				hint={hints.filter(Boolean).join(' ') || undefined}
				error={typed === undefined ? error : undefined}
				value={pesos}
				onChange={({ currentTarget }) => change({ pesos: currentTarget.value })}
			/>
			{typed !== undefined && <p className={styles.typed}>{formatPesos(typed, locale)}</p>}
		</>
	)
}
