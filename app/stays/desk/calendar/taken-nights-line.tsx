import type { ReactNode } from 'react'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useShownName } from '#app/site/desk-person.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import styles from '#app/stays/desk/day-list.module.css'
import { unitsInWords } from '#app/stays/desk/units-in-words.ts'
import {
	type DeskCalendarWords,
	deskCalendarWords,
} from '#content/stays/desk/desk-calendar-words.ts'
import type { Locale } from '#domain/locale.ts'
import { isNightly, kindOf } from '#domain/offers/offers.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { dot } from '#domain/text/dot.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { plural } from '#domain/text/numbers.ts'
import { firstNumber } from '#domain/text/phone-text.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import { rangeInWords, shortDay } from '#domain/time/day-words.ts'
import { KindBadge } from './month-grid.tsx'

type Props = {
	take: TakeResponse
	/** Its actions. */
	children?: ReactNode
}

/** The name, the days, the units, the phone number, and the state. */
export function TakenNightsLine({ take, children }: Props) {
	const locale = useLocale()
	const words = useWords(deskCalendarWords)
	const names = useOfferNames()
	const { kind, request, guest, note, heldUntil } = take
	const phone = request?.phone ?? take.phone
	const person = useShownName()(take.person)
	const facts = [
		takenDaysInWords(take, words, locale),
		unitsInWords(take, words, names, locale),
		take.unitNames?.join(', '),
		take.unnamedUnits && plural(take.unnamedUnits, words.unnamed, locale),
		peopleInWords(take, words, locale),
		take.pesos !== undefined && formatPesos(take.pesos, locale),
		kind === 'held' && heldUntil && fill(words.heldUntil, { day: shortDay(heldUntil, locale) }),
		person && fill(request ? words.decidedBy : words.savedBy, { person }),
	]
	return (
		<div className={`card lined ${styles.line}`} data-kind={kind}>
			<p className={`cluster ${styles.head}`}>
				<b dir="auto">{request?.name ?? guest ?? words.kinds[kind]}</b>
				<span className={styles.kind}>
					<KindBadge kind={kind} />
					{words.kinds[kind]}
				</span>
			</p>
			<p className={styles.facts}>{facts.filter(Boolean).join(dot)}</p>
			{phone && (
				<p className={styles.facts}>
					<a href={`tel:${firstNumber(phone)}`}>{phone}</a>
				</p>
			)}
			{note && (
				<p className={styles.facts} dir="auto">
					{note}
				</p>
			)}
			{kind === 'imported' && <p className={`unprinted ${styles.facts}`}>{words.importedEvent}</p>}
			{(request || children) && (
				<p className={`cluster ${styles.tools}`}>
					{request && (
						<LocalLink to={`/admin/requests?request=${request.reference}`}>
							{fill(words.openRequest, { reference: request.reference })}
						</LocalLink>
					)}
					{children}
				</p>
			)}
		</div>
	)
}

/** '12–14 de dic (2 noches)', '12 de dic, 13:00'. */
function takenDaysInWords(
	{ offer, from, to, hour }: TakeResponse,
	words: DeskCalendarWords,
	locale: Locale,
) {
	const nights = isNightly(offer) ? daysBetween({ from, to }) : 0
	if (nights === 0) return [shortDay(from, locale), hour].filter(Boolean).join(', ')
	return `${rangeInWords(from, to, locale)} (${plural(nights, words.nights, locale)})`
}

/** The units of a ride are its riders: the rest of the party stays behind. */
function peopleInWords(
	{ offer, itemPeople, people, request }: TakeResponse,
	words: DeskCalendarWords,
	locale: Locale,
) {
	if (kindOf[offer] === 'ride') return null
	const party = request?.people ?? people
	if (itemPeople === null) return party && plural(party, words.peopleInAll, locale)
	return itemPeople > 0 && plural(itemPeople, words.people, locale)
}
