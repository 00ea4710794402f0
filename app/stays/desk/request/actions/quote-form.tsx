import { TextField } from '#app/components/field/text-field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { useOpenedRequest } from '#app/stays/desk/request/opened-request.ts'
import { isPossible, termsOf } from '#app/stays/desk/request/proposed-terms.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { addDays, type Day, dayInBogota, latest } from '#domain/time/dates.ts'
import { ActionForm } from './action-form.tsx'
import { DepositFields, depositFields, depositIn } from './deposit-fields.tsx'
import { PriceField, usePrice } from './price-field.tsx'

const heldDays = 3

/** Begins with the last quote, or with the estimate and the suggested message in the guest's language. */
export function QuoteForm() {
	const { stay, tried, draft, change, send } = useOpenedRequest()
	const words = useWords(deskRequestWords)
	const today = dayInBogota(Date.now())
	const price = usePrice({ isNeeded: true, isQuote: true })
	const { terms } = draft
	const message = draft.offer ?? stay.offer?.message ?? stay.suggestedMessage
	// The server holds the dates of a guest who has paid, whatever day is named.
	const hasPaid = stay.receivedPesos > 0
	const heldUntil = hasPaid
		? latest(tried.from, today)
		: (draft.heldUntil ?? holdOf(stay.offer, tried, today))

	function submit() {
		if (terms && !isPossible(terms)) return
		if (!price.check()) return
		const before = stay.agreement?.deposit ?? null
		const deposit = depositIn(depositFields(draft, before, today), price.pesos)
		send('offer', {
			...(terms && termsOf(terms)),
			pesos: price.pesos,
			message,
			...(heldUntil && !hasPaid && { heldUntil }),
			...(deposit && { deposit }),
		})
	}

	return (
		<ActionForm action="offer" text={message} onSubmit={submit}>
			<PriceField id={stay.id} price={price} />
			<TextField
				name="heldUntil"
				id={`held-${stay.id}`}
				type="date"
				label={words.held}
				hint={hasPaid ? words.heldPaid : words.heldHint}
				readOnly={hasPaid}
				optional={hasPaid ? undefined : words.optional}
				min={today}
				max={tried.from < today ? undefined : tried.from}
				value={heldUntil}
				onChange={({ currentTarget }) => change({ heldUntil: currentTarget.value })}
			/>
			<DepositFields today={today} action="offer" />
		</ActionForm>
	)
}

/** The last quote's, unless its day is past: then as for a first quote. */
export function holdOf(
	before: Pick<NonNullable<OwnerRequestResponse['offer']>, 'heldUntil'> | null,
	tried: Pick<OwnerRequestResponse, 'from' | 'inTheWay' | 'items'>,
	today: Day,
): Day | '' {
	const held = before?.heldUntil
	return held && held >= today ? held : suggestedHold(tried, today)
}

/** A few days, at most until arrival; none while another booking is in the way. */
function suggestedHold(
	{ from, inTheWay, items }: Pick<OwnerRequestResponse, 'from' | 'inTheWay' | 'items'>,
	today: Day,
): Day | '' {
	if (inTheWay.length > 0 || items.length === 0 || from < today) return ''
	const day = addDays(today, heldDays)
	return day < from ? day : from
}
