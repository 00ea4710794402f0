import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { DeskRequestWords } from '#content/stays/desk-request-words.ts'
import { type Locale, languageTags } from '#domain/locale.ts'
import { itemLine, type OfferId, type OfferNames } from '#domain/offers/offers.ts'
import { childrenAsText } from '#domain/offers/party.ts'
import { priceInWords } from '#domain/stays/agreement.ts'
import type { InTheWay, OwnerRequestAnswer } from '#domain/stays/answers.ts'
import { weekdaysInWords } from '#domain/stays/day-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos, knownSum } from '#domain/text/money.ts'
import { plural } from '#domain/text/numbers.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { LoadedStay } from './stay-calls.ts'
import styles from './stay-panel.module.css'

type Props = LoadedStay & {
	words: DeskRequestWords
	offerNames: OfferNames
	linkTo: DeskLinks
}

/** The state, the days, and each item with its free units and its price. */
export function StayFacts({ stay, tried, words, offerNames, linkTo }: Props) {
	const locale = useLocale()
	const { state, agreement } = stay
	const { from, to, lines } = tried
	const isAsAgreed = agreement !== null && tried === stay
	// A total that the owner typed has no parts.
	const isItemized =
		!isAsAgreed || knownSum(lines.map(({ pesos }) => pesos)).total === agreement.total
	const days = fill(from === to ? words.day : words.stay, {
		from: formatDay(from, locale),
		to: formatDay(to, locale),
		people: peopleInWords(tried, words, locale),
	})
	return (
		<>
			<p className={styles.state} data-state={state}>
				<strong>{words.states[state].name}</strong> {words.states[state].next}
			</p>
			{agreement && (
				<p>
					{fill(agreement.kind === 'quote' ? words.offered : words.agreedPrice, {
						price: priceInWords(agreement, words, locale),
					})}
					{agreement.kind === 'quote' &&
						agreement.heldUntil &&
						`, ${fill(words.heldUntil, { day: formatDay(agreement.heldUntil, locale) })}`}
				</p>
			)}
			<h3>{isAsAgreed ? words.agreedTitle : words.asked}</h3>
			<p>{days}</p>
			{lines.length === 0 && <p>{words.nothingAsked}</p>}
			<Warnings {...{ tried, words, offerNames }} />
			<ul className={styles.lines}>
				{lines.map((line) => (
					<li key={line.offer} data-full={(!line.isTaken && isFull(line)) || undefined}>
						<span>{itemLine(line, offerNames, locale)}</span>
						<b>
							{line.isTaken ? (
								words.free.own
							) : line.free === null ? (
								<LocalLink to={linkTo.units}>{words.free.unknown}</LocalLink>
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

function peopleInWords(
	{ people, party: { children } }: OwnerRequestAnswer,
	words: DeskRequestWords,
	locale: Locale,
): string {
	const all = plural(people, words.people, locale)
	if (children.length === 0) return all
	const text = plural(children.length, words.withChildren, locale)
	return fill(text, { people: all, ages: childrenAsText(children) })
}

/** What speaks against these days, people and items; nobody is kept from agreeing to them. */
export function Warnings({ tried, words, offerNames }: Omit<Props, 'stay' | 'linkTo'>) {
	const locale = useLocale()
	return tried.warnings.map((warning) => (
		<p key={JSON.stringify(warning)} role="note" className={styles.warning}>
			{warningInWords(warning, words, offerNames, locale)}
		</p>
	))
}

type Warning = OwnerRequestAnswer['warnings'][number]

function warningInWords(
	warning: Warning,
	words: DeskRequestWords,
	offerNames: OfferNames,
	locale: Locale,
): string {
	const { about, offer, ...figures } = warning
	const details = Object.entries(figures).map(([name, value]) => [
		name,
		Array.isArray(value) ? weekdaysInWords(value, locale) : String(value),
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

/** Where the desk shows what a request is about. */
export type DeskLinks = {
	request: (reference: string) => string
	calendar: (month: string, offer: OfferId) => string
	/** Where the owner says how many there are of an offer. */
	units: string
}

type ListProps = {
	inTheWay: InTheWay[]
	words: DeskRequestWords
	offerNames: OfferNames
	linkTo: DeskLinks
}

/** Who or what takes the units, each with a link to it. */
export function InTheWayPanel({ inTheWay, words, offerNames, linkTo }: ListProps) {
	const locale = useLocale()
	if (inTheWay.length === 0) return null
	const { title, days, daysAlone, kinds, units } = words.inTheWay
	return (
		<div className={styles.inTheWay} role="status">
			<h3>{title}</h3>
			{[...Map.groupBy(inTheWay, ({ offer }) => offer)].map(([offer, found]) => (
				<div key={offer}>
					<p>
						{fill(distinct(found).length > 0 ? days : daysAlone, {
							offer: offerNames[offer].name,
							days: found.map(({ day }) => shortDay(day, locale)).join(', '),
						})}
					</p>
					<ul>
						{distinct(found).map((take) => (
							<li key={JSON.stringify(take)}>
								<LocalLink
									to={
										take.reference
											? linkTo.request(take.reference)
											: linkTo.calendar(take.from.slice(0, 7), offer)
									}
								>
									{[kinds[take.kind], take.reference, take.note].filter(Boolean).join(' ')}
								</LocalLink>
								<span>
									{shortDay(take.from, locale)} – {shortDay(take.to, locale)},{' '}
									{take.units === null ? units.all : plural(take.units, units, locale)}
								</span>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	)
}

/** What takes several of the days is listed once. */
function distinct(found: InTheWay[]) {
	const takes = found.flatMap(({ by }) => by)
	return [...new Map(takes.map((take) => [JSON.stringify(take), take])).values()]
}

function shortDay(day: string, locale: Locale): string {
	return new Intl.DateTimeFormat(languageTags[locale], {
		...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
	}).format(Date.parse(`${day}T00:00:00Z`))
}
