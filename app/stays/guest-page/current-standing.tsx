import { LabelledValues } from '#app/components/labelled-values/labelled-values.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { RequestWords } from '#content/stays/request-words.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import { priceInWords } from '#domain/stays/prices/price.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import type { GuestAction } from '#domain/stays/states/state.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import styles from './current-standing.module.css'
import type { GuestView } from './guest-view.ts'
import { termLines } from './term-lines.ts'
import { WrittenText } from './written-text.tsx'

type Props = {
	view: Extract<GuestView, { kind: 'standing' }>
	request: RequestResponse
	words: RequestWords
	offerNames: OfferNames
	done: GuestAction | undefined
	changes: string | undefined
}

/** The state, and the terms that count or counted. */
export function CurrentStanding({ view, request, words, offerNames, done, changes }: Props) {
	const locale = useLocale()
	const { standing, change, terms } = view
	const stayOver = request.state === 'received' ? words.unquotedOver : words.stayOver
	const { here, visited, taken } = words
	const { name, text } = { ...words.states, here, visited, taken, stayOver }[standing]
	const areChangesNews = standing !== 'taken' && standing !== 'visited'
	return (
		<>
			<section className={styles.state} data-state={standing}>
				<h2>{name}</h2>
				{change !== 'lapsed' && <p>{text}</p>}
				{changes && areChangesNews && <p>{changes}</p>}
				{change && done !== 'change' && <p>{words.changeWaits}</p>}
				{request.asked.changeText && <WrittenText>{request.asked.changeText}</WrittenText>}
				{change && change !== 'no-dates' && <p>{words.changeMeanwhile[change]}</p>}
			</section>
			{terms && (
				<section className={styles.terms}>
					<h2>{headingOf(terms, words)}</h2>
					<p className={styles.price}>
						{words.price}: {priceInWords(terms.agreement, words, locale)}
					</p>
					<LabelledValues
						lines={termLines(terms.agreement, words.labels.includes, { words, offerNames, locale })}
					/>
					{terms.agreement.message && <WrittenText>{terms.agreement.message}</WrittenText>}
					{standing === 'expired' && terms.agreement.heldUntil && (
						<p>{fill(words.holdOver, { day: formatDay(terms.agreement.heldUntil, locale) })}</p>
					)}
				</section>
			)}
		</>
	)
}

function headingOf(
	{ agreement, heading }: NonNullable<Props['view']['terms']>,
	words: RequestWords,
): string {
	if (heading === 'earlier') return words.earlier[agreement.kind]
	return heading === 'quote' ? words.states.offered.name : words.agreed
}
