import type { ReactNode } from 'react'
import action from '#app/components/action-link/action-link.module.css'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { LabelledValues } from '#app/components/labelled-values/labelled-values.tsx'
import { PrintButton } from '#app/components/print-button/print-button.tsx'
import { PrintedCodes } from '#app/components/printed-codes/printed-codes.tsx'
import { Island } from '#app/islands/island.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { QrCode } from '#app/site/qr-code.ts'
import type { RequestWords } from '#content/stays/request-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText, sizeOf } from '#domain/offers/party.ts'
import { entryInWords } from '#domain/stays/history-words.ts'
import { leftInWords, priceInWords } from '#domain/stays/prices/price.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import type { GuestAction } from '#domain/stays/states/state.ts'
import { fill } from '#domain/text/fill.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'
import { DepositSection, isDepositOpen } from './deposit-section.tsx'
import styles from './guest-request.module.css'
import { courseOf, type GuestView, guestStandingOf, guestViewOf } from './guest-view.ts'
import { PendingChange } from './pending-change.tsx'
import { actionWordsOf, RequestActions, shownRequestOf } from './request-actions.tsx'
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
	const locale = useLocale()
	const { reference, agreement, history } = request
	const titleStart = words.title.replace(reference, '').trim()
	const view = guestViewOf(request)
	const isVisited = guestStandingOf(request) === 'visited'
	const mayCancel = request.actions.includes('cancel')
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
			{isVisited && request.balance !== null && (
				<ul>
					<HowToPay request={request} words={words} whatsappPhone={whatsappPhone} />
				</ul>
			)}
			{request.state === 'confirmed' && !isVisited && (
				<section>
					<h2>{words.before.title}</h2>
					<ul>
						<li>
							<a href={localizePath('/arrive', locale)}>{words.before.arrive}</a>
						</li>
						<li>{words.before.checkIn}</li>
						<HowToPay request={request} words={words} whatsappPhone={whatsappPhone} />
						<li>
							{words.before[mayCancel ? 'cancel' : 'leave']}
							{mayCancel && request.receivedPesos > 0 && ` ${words.before.cancelPaid}`}
						</li>
					</ul>
				</section>
			)}
			<Island
				of={RequestActions}
				request={shownRequestOf(request)}
				words={actionWordsOf(words)}
				problem={problem}
			/>
			{/* The first thing to do is to accept the quote; the deposit follows. */}
			{view.kind === 'quote' && deposit}
			<section data-agreed={agreement !== null}>
				<h2>{words.asked}</h2>
				<p>
					{fill(words.receipt, {
						time: formatTime(Date.parse(request.receivedAt), locale),
						reference,
					})}
				</p>
				<LabelledValues lines={asked(request, { words, offerNames, locale })} />
			</section>
			{history.length > 0 && (
				<section>
					<h2>{words.history}</h2>
					<ol className={styles.history}>
						{history.map(({ at, by, action: happened, text, ...figures }, index) => (
							<li key={at + happened}>
								<p>
									<time dateTime={at}>{formatTime(Date.parse(at), locale)}</time>: {words.by[by]}{' '}
									{happened !== 'note' &&
										entryInWords(
											{ action: happened, ...figures },
											history.slice(0, index),
											{ ...words.happened, plusRest: words.plusRest },
											locale,
										)}
								</p>
								{text && <p className={styles.written}>{text}</p>}
							</li>
						))}
					</ol>
				</section>
			)}
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

type StandingProps = Pick<Props, 'request' | 'words' | 'offerNames' | 'done' | 'changes'> & {
	view: Extract<GuestView, { kind: 'standing' }>
}

function CurrentStanding({ view, request, words, offerNames, done, changes }: StandingProps) {
	const locale = useLocale()
	const { standing, change, terms } = view
	const stayOver = request.state === 'received' ? words.unquotedOver : words.stayOver
	const { visited, taken } = words
	const { name, text } = { ...words.states, visited, taken, stayOver }[standing]
	const areChangesNews = standing !== 'taken' && standing !== 'visited'
	return (
		<>
			<section className={styles.state} data-state={standing}>
				<h2>{name}</h2>
				{change !== 'lapsed' && <p>{text}</p>}
				{changes && areChangesNews && <p>{changes}</p>}
				{change && done !== 'change' && <p>{words.changeWaits}</p>}
				<PendingChange request={request} />
				{change && change !== 'no-dates' && <p>{words.changeMeanwhile[change]}</p>}
			</section>
			{terms && (
				<section className={styles.offer}>
					<h2>{headingOf(terms, words)}</h2>
					<p className={styles.price}>
						{words.price}: {priceInWords(terms.agreement, words, locale)}
					</p>
					<LabelledValues
						lines={termLines(terms.agreement, words.labels.includes, { words, offerNames, locale })}
					/>
					{terms.agreement.message && <p className={styles.written}>{terms.agreement.message}</p>}
					{standing === 'expired' && terms.agreement.heldUntil && (
						<p>{fill(words.holdOver, { day: formatDay(terms.agreement.heldUntil, locale) })}</p>
					)}
				</section>
			)}
		</>
	)
}

/** What is left to pay and how, or whom to ask. */
function HowToPay({
	request,
	words,
	whatsappPhone,
}: Pick<Props, 'request' | 'words' | 'whatsappPhone'>) {
	const { balance, howToPay, isPartial } = request
	const { pay } = words.before
	const price = leftInWords({ balance: balance ?? 0, isPartial }, words, useLocale())
	if (balance === 0 && !isPartial) return <li>{pay.paid}</li>
	// Where a deposit is still to be paid, its section says how.
	if (howToPay && balance !== null && isDepositOpen(request))
		return <li>{fill(pay.asAbove, { price })}</li>
	if (howToPay && balance !== null)
		return (
			<li>
				{fill(pay.how, { price })}
				<p className={styles.written}>{howToPay}</p>
			</li>
		)
	return (
		<li>
			{balance === null ? pay.askPrice : fill(pay.ask, { price })}{' '}
			<a href={whatsappLink(whatsappPhone, pay.question)}>{pay.link}</a>
		</li>
	)
}

function headingOf(
	{ agreement, heading }: NonNullable<StandingProps['view']['terms']>,
	words: RequestWords,
): string {
	if (heading === 'earlier') return words.earlier[agreement.kind]
	return heading === 'quote' ? words.states.offered.name : words.agreed
}

type Context = { words: RequestWords; offerNames: OfferNames; locale: Locale }

/** When, who and what. */
function termLines(
	{ items, party, from, to }: Pick<RequestResponse['asked'], 'items' | 'party' | 'from' | 'to'>,
	label: string,
	{ words: { labels }, offerNames, locale }: Context,
) {
	const lines: [label: string, value: string][] = [
		[label, items.map((item) => itemLine(item, offerNames, locale)).join('\n')],
		[labels.people, String(sizeOf(party))],
		[labels.children, childrenAsText(party.children)],
		[labels.arrival, formatDay(from, locale)],
		[labels.departure, formatDay(to, locale)],
	]
	return shown(lines)
}

/** The original request; the agreement is shown above it. */
function asked(request: RequestResponse, context: Context) {
	const { name, message, agreement } = request
	const { words, locale } = context
	const estimate = { total: request.estimate, isPartial: request.isPartial }
	const isEstimated = estimate.total !== null && !agreement
	return [
		...shown([[words.labels.name, name]]),
		...termLines(request.asked, words.labels.items, context),
		...shown([
			[words.labels.message, message],
			[words.labels.estimate, isEstimated ? priceInWords(estimate, words, locale) : ''],
		]),
	]
}

function shown(lines: [label: string, value: string][]) {
	return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}
