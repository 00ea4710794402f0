import { Button } from '#app/components/button/button.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { type DeskRequestWords, deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import type { Locale } from '#domain/locale.ts'
import { itemLine, type OfferNames } from '#domain/offers/offers.ts'
import { partyInWords } from '#domain/offers/party-words.ts'
import { priceInWords } from '#domain/stays/prices/price.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { shownStateOf } from '#domain/stays/states/states.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos, knownSum } from '#domain/text/money.ts'
import { plural } from '#domain/text/numbers.ts'
import { formatDay } from '#domain/time/dates.ts'
import { weekdaysInWords } from '#domain/time/day-words.ts'
import styles from './booking-panel.module.css'
import type { LoadedRequest } from './load-request.ts'
import { useOpenedRequest } from './opened-request.ts'
import { wantedTerms } from './proposed-terms.ts'

/** The state, the days, and each item with its free units and its price. */
export function BookingFacts({ stay, tried }: LoadedRequest) {
	const locale = useLocale()
	const words = useWords(deskRequestWords)
	const offerNames = useOfferNames()
	const { agreement, isHoldOver } = stay
	const state = shownStateOf(stay)
	const stateWords = stay.isStayOver ? words.stayOver : words.states[state]
	const { from, to, lines } = tried
	const isAsAgreed = agreement !== null && tried === stay
	// Both sides say yes to what is agreed.
	const isOnlyQuoted = agreement?.kind === 'quote' && state !== 'accepted'
	// Opened again, a request is as new: nothing of it stands.
	const agreed =
		state === 'received'
			? { title: words.wasAgreedTitle, price: words.wasAgreedPrice }
			: { title: words.agreedTitle, price: words.agreedPrice }
	// A total that the owner typed has no parts.
	const isItemized =
		!isAsAgreed || knownSum(lines.map(({ pesos }) => pesos)).total === agreement.total
	const days = fill(from === to ? words.day : words.stay, {
		from: formatDay(from, locale),
		to: formatDay(to, locale),
		people: partyInWords(tried.party, words, locale),
	})
	return (
		<>
			<p className={styles.state} data-state={state}>
				<strong>{stateWords.name}</strong> {stateWords.next}
			</p>
			{stay.isChangeAsked && <WantedChange stay={stay} />}
			{agreement && (
				<p>
					{fill(agreement.kind === 'quote' ? words.quoted : agreed.price, {
						price: priceInWords(agreement, words, locale),
					})}
					{/* In every other state nothing is held to a day any more. */}
					{stay.state === 'offered' &&
						agreement.heldUntil &&
						`, ${fill(words[isHoldOver ? 'heldBefore' : 'heldUntil'], { day: formatDay(agreement.heldUntil, locale) })}`}
				</p>
			)}
			<h3>{isAsAgreed ? (isOnlyQuoted ? words.quoteTitle : agreed.title) : words.asked}</h3>
			<p>{days}</p>
			{lines.length === 0 && <p>{words.nothingAsked}</p>}
			<Warnings tried={tried} />
			<ul className={`plain-list ${styles.lines}`}>
				{lines.map((line) => (
					<li
						key={JSON.stringify([line.offer, line.day, line.nights])}
						className="grid"
						data-full={(!line.isTaken && isFull(line)) || undefined}
					>
						<span>{itemLine(line, offerNames, locale)}</span>
						<b>
							{line.isTaken ? (
								words.free.own
							) : line.free === null ? (
								<UnknownUnits />
							) : (
								freeInWords(line.free, words, locale)
							)}
						</b>
						{isItemized && (
							<span>{line.pesos === null ? words.noPrice : formatPesos(line.pesos, locale)}</span>
						)}
					</li>
				))}
			</ul>
		</>
	)
}

/** Owners alone can say how many there are. */
function UnknownUnits() {
	const { free } = useWords(deskRequestWords)
	if (!useHasOwnersTools()) return free.unknown
	return <LocalLink to="/admin/site/facts#offers">{free.unknown}</LocalLink>
}

/** Before anything else: it is what the guest waits for. */
function WantedChange({ stay }: Pick<LoadedRequest, 'stay'>) {
	const words = useWords(deskRequestWords)
	const { draft, change } = useOpenedRequest()
	const { changeText } = stay.asked
	const wanted = wantedTerms(stay, draft.terms?.items)
	return (
		<div className={styles.asked}>
			<strong>{words.changeAsked}</strong>
			{changeText && <p className={styles.written}>{changeText}</p>}
			{wanted && (
				<Button variant="quiet" onClick={() => change({ terms: wanted })}>
					{words.takeOver}
				</Button>
			)}
		</div>
	)
}

/** Warnings about these days, people and items; the owner may agree to them all the same. */
export function Warnings({ tried }: Pick<LoadedRequest, 'tried'>) {
	const words = useWords(deskRequestWords)
	const offerNames = useOfferNames()
	const locale = useLocale()
	return tried.warnings.map((warning) => (
		<p key={JSON.stringify(warning)} role="note" className={styles.warning}>
			{warningInWords(warning, words, offerNames, locale)}
		</p>
	))
}

type Warning = OwnerRequestResponse['warnings'][number]

function warningInWords(
	warning: Warning,
	words: DeskRequestWords,
	offerNames: OfferNames,
	locale: Locale,
): string {
	const { about, offer, ...figures } = warning
	const details = Object.entries(figures).map(([name, value]) => [
		name,
		Array.isArray(value)
			? weekdaysInWords(value, locale)
			: name === 'from' || name === 'to'
				? formatDay(String(value), locale)
				: String(value),
	])
	return fill(words.warnings[about], {
		...Object.fromEntries(details),
		offer: offerNames[offer].name,
	})
}

function isFull({ free, units }: { free: number | null; units: number }): boolean {
	return free !== null && free < units
}

function freeInWords(free: number, { free: words }: DeskRequestWords, locale: Locale) {
	return free === 0 ? words.zero : plural(free, words, locale)
}
