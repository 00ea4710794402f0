import { Button } from '#app/components/button/button.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { RequestWords } from '#content/stays/request-words.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { partyInWords } from '#domain/offers/party-words.ts'
import { isPaid, missingPart } from '#domain/stays/deposit.ts'
import { priceInWords } from '#domain/stays/prices/price.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import { longDay, stayInWords } from '#domain/time/day-words.ts'
import { Refusal, refusalId, type ToldProblem } from './request-problem.tsx'
import styles from './waiting-quote.module.css'
import { WrittenText } from './written-text.tsx'

type Props = {
	agreement: NonNullable<RequestResponse['agreement']>
	request: RequestResponse
	words: RequestWords
	offerNames: OfferNames
	problem: ToldProblem | undefined
	changes: string | undefined
}

/** A quote to accept: in so few lines that its button is on the first screen of a phone. */
export function WaitingQuote({ agreement, request, words, offerNames, problem, changes }: Props) {
	const locale = useLocale()
	const { from, to, party, items, message, heldUntil } = agreement
	return (
		<section className={styles.quote} data-state="offered">
			<h2>{words.states.offered.name}</h2>
			{request.isChangeAsked && (
				<p>
					{heldUntil
						? fill(words.quoteStaysUntil, { day: formatDay(heldUntil, locale) })
						: words.quoteStays}
				</p>
			)}
			{request.asked.changeText && <WrittenText>{request.asked.changeText}</WrittenText>}
			{changes && <p>{changes}</p>}
			<ul className={styles.terms}>
				<li>{stayInWords(from, to, locale)}</li>
				<li>{partyInWords(party, words, locale)}</li>
				{items
					.map((item) => itemLine(item, offerNames, locale))
					.map((line) => (
						<li key={line}>{line}</li>
					))}
			</ul>
			<p className={styles.total}>
				<span>{words.price}</span> <strong>{priceInWords(agreement, words, locale)}</strong>
			</p>
			<p>{depositInWords(request, words, locale)}</p>
			{/* No script keeps it from being sent twice: accepting what is accepted changes nothing. */}
			<form method="post" action={`#${refusalId}`}>
				{problem?.action === 'accept' && <Refusal problem={problem} />}
				<input type="hidden" name="action" value="accept" />
				<input type="hidden" name="agreement" value={agreement.number} />
				<Button type="submit">{words.actions.accept}</Button>
			</form>
			{message && <WrittenText>{message}</WrittenText>}
			<p>
				{heldUntil && `${fill(words.heldUntil, { day: formatDay(heldUntil, locale) })} `}
				{words.states.offered.text}
			</p>
		</section>
	)
}

function depositInWords(
	{ deposit, receivedPesos }: RequestResponse,
	words: RequestWords,
	locale: ReturnType<typeof useLocale>,
): string {
	if (!deposit) return words.noDeposit
	const payment = { receivedPesos }
	const price = (pesos: number) => formatPesos(pesos, locale)
	const { title, paid, asked, missing } = words.deposit
	const figures = { price: price(deposit.pesos), day: longDay(deposit.until, locale) }
	const said = `${title}: ${fill(isPaid(deposit, payment) ? paid : asked, figures)}`
	const rest = missingPart(deposit, payment)
	return rest === undefined ? said : `${said} ${fill(missing, { price: price(rest) })}`
}
