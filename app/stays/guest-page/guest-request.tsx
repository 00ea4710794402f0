import type { ReactNode } from 'react'
import action from '#app/components/action-link/action-link.module.css'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { PrintButton } from '#app/components/print-button/print-button.tsx'
import { PrintedCodes } from '#app/components/printed-codes/printed-codes.tsx'
import { Island } from '#app/islands/island.tsx'
import type { RequestWords } from '#content/stays/request-words.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import type { GuestAction } from '#domain/stays/states/state.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import type { QrCode } from '#domain/text/qr-code.ts'
import { AskedSection } from './asked-section.tsx'
import { BeforeArrival } from './before-arrival.tsx'
import { CurrentStanding } from './current-standing.tsx'
import { DepositSection } from './deposit-section.tsx'
import styles from './guest-request.module.css'
import { courseOf, guestViewOf } from './guest-view.ts'
import { actionWordsOf, RequestActions, shownRequestOf } from './request-actions.tsx'
import { RequestHistory } from './request-history.tsx'
import { type RequestProblem, toldProblem } from './request-problem.tsx'
import { WaitingQuote } from './waiting-quote.tsx'

type Props = {
	request: RequestResponse
	/** Opens this page. */
	requestKey: string
	words: RequestWords
	offerNames: OfferNames
	whatsappPhone: string
	/** For paper. */
	codes: Record<'place' | 'page', QrCode>
	problem: RequestProblem | undefined
	/** The guest's last action here. */
	done: GuestAction | undefined
	/** Why the last receipt of payment was not taken. */
	receiptProblem: string | undefined
	/** How the agreement differs from the one before it; undefined once that is old news. */
	changes: string | undefined
	/** Copies and shares the page's address. */
	linkTools: ReactNode
}

/** A booking request as its guest sees it: the receipt, the state, the quote, and what can be done. */
export function GuestRequest(props: Props) {
	const { request, requestKey, words, offerNames, whatsappPhone, codes } = props
	const { receiptProblem } = props
	const problem = props.problem && toldProblem(props.problem, words)
	// The address still names what was done before the refusal.
	const done = problem ? undefined : props.done
	const { reference } = request
	const titleStart = words.title.replace(reference, '').trim()
	const view = guestViewOf(request)
	const deposit = (
		<DepositSection
			request={request}
			requestKey={requestKey}
			words={words}
			whatsappPhone={whatsappPhone}
			receiptProblem={receiptProblem}
		/>
	)
	return (
		<article className={styles.request}>
			<h1>
				{titleStart} <span className={styles.reference}>{reference}</span>
			</h1>
			{done && (
				<p id="done" role="status" className={styles.done}>
					{words.done[done]}
				</p>
			)}
			{view.kind === 'quote' ? (
				<WaitingQuote
					request={request}
					words={words}
					offerNames={offerNames}
					problem={problem}
					agreement={view.agreement}
					changes={props.changes}
				/>
			) : (
				<>
					<CurrentStanding
						view={view}
						request={request}
						words={words}
						offerNames={offerNames}
						done={done}
						changes={props.changes}
					/>
					{deposit}
				</>
			)}
			<BeforeArrival request={request} words={words} whatsappPhone={whatsappPhone} />
			<Island
				of={RequestActions}
				request={shownRequestOf(request)}
				words={actionWordsOf(words)}
				problem={problem}
			/>
			{/* The first thing to do is to accept the quote; the deposit follows. */}
			{view.kind === 'quote' && deposit}
			<AskedSection request={request} words={words} offerNames={offerNames} />
			<RequestHistory history={request.history} words={words} />
			<p className={styles.links}>
				{courseOf(request) !== 'off' && (
					<a
						className={`${action.action} ${action.quiet}`}
						href={`/api/requests/${requestKey}/calendar.ics`}
					>
						{words.calendar}
					</a>
				)}
				<ActionLink variant="quiet" to={whatsappLink(whatsappPhone, words.whatsappText)}>
					<Icon name="whatsapp" />
					{words.whatsapp}
				</ActionLink>
				<PrintButton>{words.print}</PrintButton>
			</p>
			{props.linkTools}
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
