import { TextField } from '#app/components/field/text-field.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { useOpenedRequest } from '#app/stays/desk/request/opened-request.ts'
import { isPossible, termsOf } from '#app/stays/desk/request/proposed-terms.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { fill } from '#domain/text/fill.ts'
import { addDays, type Day, dayInBogota, formatDay, latest } from '#domain/time/dates.ts'
import { ActionForm } from './action-form.tsx'
import { DepositFields, depositFields, depositIn, dueDay } from './deposit-fields.tsx'
import { PriceField, usePrice } from './price-field.tsx'

const heldDays = 3

/** Begins with the last quote, or with the estimate and the suggested message in the guest's language. */
export function QuoteForm() {
	const { stay, tried, draft, change, send } = useOpenedRequest()
	const words = useWords(deskRequestWords)
	const locale = useLocale()
	const today = dayInBogota(Date.now())
	const price = usePrice({ isNeeded: true, isQuote: true })
	const { terms } = draft
	const message = draft.offer ?? stay.offer?.message ?? stay.suggestedMessage
	// The server holds the dates of a guest who has paid, whatever day is named.
	const hasPaid = stay.receivedPesos > 0
	const asked = depositFields(draft, stay.agreement?.deposit ?? null, today)
	const due = dueDay(asked)
	const heldUntil = hasPaid
		? latest(tried.from, today)
		: (draft.heldUntil ?? holdOf(stay.offer, tried, today, due))

	function submit() {
		if (terms && !isPossible(terms)) return
		if (!price.check()) return
		const deposit = depositIn(asked, price.pesos)
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
				note={
					!hasPaid && isHeldTooShort(heldUntil, due)
						? fill(words.heldTooShort, { day: formatDay(due, locale) })
						: null
				}
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

/**
 * The last quote's, unless its day is past: then as for a first quote. Not before the deposit is due, because a guest cannot pay
 * for a quote that has lapsed.
 */
export function holdOf(
	before: Pick<NonNullable<OwnerRequestResponse['offer']>, 'heldUntil'> | null,
	tried: Pick<OwnerRequestResponse, 'from' | 'inTheWay' | 'items'>,
	today: Day,
	due: Day | '' = '',
): Day | '' {
	const held = before?.heldUntil
	const day = held && held >= today ? held : suggestedHold(tried, today)
	return isHeldTooShort(day, due) && due <= tried.from ? due : day
}

/** Whether the quote lapses while its deposit can still be paid. One that holds nothing does not lapse on a day. */
export function isHeldTooShort(heldUntil: Day | '', due: Day | ''): boolean {
	return heldUntil !== '' && heldUntil < due
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
