import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { LabelledValues } from '#app/components/labelled-values/labelled-values.tsx'
import { PrintButton } from '#app/components/print-button/print-button.tsx'
import { PrintedCodes } from '#app/components/printed-codes/printed-codes.tsx'
import { Island } from '#app/islands/island.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { QrCode } from '#app/site/qr-code.ts'
import type { RequestWords } from '#content/stays/request-words.ts'
import type { Locale } from '#domain/locale.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText } from '#domain/offers/party.ts'
import type { RequestAnswer } from '#domain/stays/answers.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'
import { DepositSection } from './deposit-section.tsx'
import styles from './guest-request.module.css'
import { RequestActions, type RequestProblem } from './request-actions.tsx'

type Props = {
	request: RequestAnswer
	/** Opens this page. */
	requestKey: string
	words: RequestWords
	offerNames: OfferNames
	whatsappPhone: string
	/** For paper. */
	codes: Record<'place' | 'page', QrCode>
	problem: RequestProblem | undefined
	/** Why the last receipt of payment was not taken. */
	receiptProblem: string | undefined
}

/** A booking request as its guest sees it: the receipt, the state, the offer, and what can be done. */
export function GuestRequest(props: Props) {
	const { request, requestKey, words, offerNames, whatsappPhone, codes, problem, receiptProblem } =
		props
	const locale = useLocale()
	const { reference, agreement, history } = request
	const state = words.states[request.state]
	return (
		<article className={styles.request}>
			<h1>{words.title}</h1>
			<p>
				{fill(words.receipt, {
					time: formatTime(Date.parse(request.receivedAt), locale),
					reference,
				})}
			</p>
			<section className={styles.state} data-state={request.state}>
				<h2>{state.name}</h2>
				<p>{state.text}</p>
			</section>
			{agreement && (
				<section className={styles.offer}>
					<h2>{agreement.kind === 'quote' ? words.offered : words.agreed}</h2>
					<p className={styles.price}>
						{words.price}:{' '}
						{agreement.total === null ? words.toBeAgreed : formatPesos(agreement.total, locale)}
					</p>
					{agreement.message && <p className={styles.written}>{agreement.message}</p>}
					{agreement.heldUntil && request.state === 'offered' && (
						<p>
							{fill(request.isHoldOver ? words.holdOver : words.heldUntil, {
								day: formatDay(agreement.heldUntil, locale),
							})}
						</p>
					)}
				</section>
			)}
			<DepositSection {...{ request, requestKey, words, receiptProblem }} />
			<Island of={RequestActions} request={request} words={words} problem={problem} />
			<section>
				<h2>{words.asked}</h2>
				<LabelledValues lines={asked(request, { words, offerNames, locale })} />
			</section>
			{history.length > 0 && (
				<section>
					<h2>{words.history}</h2>
					<ol className={styles.history}>
						{history.map(({ at, by, action, text }) => (
							<li key={at + action}>
								<p>
									<time dateTime={at}>{formatTime(Date.parse(at), locale)}</time>: {words.by[by]}{' '}
									{action !== 'note' && words.happened[action]}
								</p>
								{text && <p className={styles.written}>{text}</p>}
							</li>
						))}
					</ol>
				</section>
			)}
			<p className={styles.links}>
				<a href={`/api/requests/${requestKey}/calendar.ics`}>{words.calendar}</a>
				<ActionLink variant="quiet" to={whatsappLink(whatsappPhone, words.whatsappText)}>
					<Icon name="whatsapp" />
					{words.whatsapp}
				</ActionLink>
				<PrintButton>{words.print}</PrintButton>
			</p>
			<p>{words.keep}</p>
			<PrintedCodes
				codes={[
					{ code: codes.page, label: words.codes.page },
					{ code: codes.place, label: words.codes.place },
				]}
			/>
		</article>
	)
}

type Context = { words: RequestWords; offerNames: OfferNames; locale: Locale }

function asked(request: RequestAnswer, { words: { labels }, offerNames, locale }: Context) {
	const { name, items, people, party, from, to, message, estimate, agreement } = request
	const lines: [label: string, value: string][] = [
		[labels.name, name],
		[labels.items, items.map((item) => itemLine(item, offerNames)).join('; ')],
		[labels.people, String(people)],
		[labels.children, childrenAsText(party.children)],
		[labels.arrival, formatDay(from, locale)],
		[labels.departure, formatDay(to, locale)],
		[labels.message, message],
		[labels.estimate, estimate === null || agreement ? '' : formatPesos(estimate, locale)],
	]
	return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}
