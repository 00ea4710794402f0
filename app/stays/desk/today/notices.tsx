import { useId } from 'react'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { unitsInWords } from '#app/stays/desk/units-in-words.ts'
import {
	type DeskCalendarWords,
	deskCalendarWords,
} from '#content/stays/desk/desk-calendar-words.ts'
import { type NoticeWords, noticeWords } from '#content/stays/notice-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Locale } from '#domain/locale.ts'
import { itemLine } from '#domain/offers/offers.ts'
import { moneyInWords } from '#domain/stays/notice.ts'
import type { NoticesResponse } from '#domain/stays/responses/notices-response.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { rangeInWords } from '#domain/time/day-words.ts'

type LoadedNotice = NoticesResponse['notices'][number]
type Removal = Extract<LoadedNotice, { details: { person: string } }>
type End = Exclude<LoadedNotice, Removal>

/** Notices not tied to a request. Not printed. Renders nothing while there are none. */
export function Notices({ notices }: NoticesResponse) {
	const calendarWords = useWords(deskCalendarWords)
	const words = useWords(noticeWords)
	const names = useOfferNames()
	const titleId = useId()
	const locale = useLocale()
	const mayDismiss = useHasOwnersTools()
	const { save: dismiss } = useSave((id: string) => callAsOwner(`/api/notices/${id}`, 'DELETE'), {
		failed: calendarWords.changeFailed,
	})
	if (notices.length === 0) return null
	return (
		<section className="unprinted" aria-labelledby={titleId}>
			<h2 id={titleId}>{words.title}</h2>
			<ul>
				{notices.map((notice) => (
					<li key={notice.id}>
						<p>{noticeInWords(notice, { words, calendarWords, names, locale })}</p>
						{mayDismiss && (
							<Button variant="quiet" onClick={() => dismiss(notice.id)}>
								{words.dismiss}
							</Button>
						)}
					</li>
				))}
			</ul>
		</section>
	)
}

type Context = {
	words: NoticeWords
	calendarWords: DeskCalendarWords
	names: OfferWords
	locale: Locale
}

function noticeInWords(notice: LoadedNotice, context: Context): string {
	return isRemoval(notice) ? removalInWords(notice, context) : endInWords(notice, context)
}

function isRemoval(notice: LoadedNotice): notice is Removal {
	return 'person' in notice.details
}

function removalInWords({ about, details }: Removal, context: Context): string {
	const { words, calendarWords, names, locale } = context
	const { person, items, dearest } = details
	const inWords = (all: typeof items) =>
		all
			.map(({ from, to, hour, ...item }) => {
				const units = unitsInWords(item, calendarWords, names, locale)
				return [units, rangeInWords(from, to, locale), hour].filter(Boolean).join(', ')
			})
			.join('; ')
	const [now, before] = [inWords(items), inWords(dearest?.items ?? items)]
	return [
		fill(words[about], { person, items: now }),
		...agreedPriceInWords(details, words, locale),
		...(before === now ? [] : [fill(words.itemsBefore, { items: before })]),
	].join(' ')
}

function agreedPriceInWords(
	{ total, dearest }: Removal['details'],
	words: NoticeWords,
	locale: Locale,
) {
	const price = total === null ? '' : formatPesos(total, locale)
	const highest = dearest?.total ?? total
	if (highest === null) return []
	if (highest === total) return [fill(words.agreed, { price })]
	const before = formatPesos(highest, locale)
	return [fill(price ? words.agreedBefore : words.openBefore, { price, before })]
}

function endInWords({ about, details }: End, { words, names, locale }: Context): string {
	const { reference, from, to, items, money } = details
	const isInPart = about === 'request-released' && money && money.receivedPesos > 0
	const text = fill(words[isInPart ? 'released-in-part' : about], {
		reference,
		stay: rangeInWords(from, to, locale),
		items: items.map((item) => itemLine(item, names, locale)).join('; '),
	})
	const price = (pesos: number) => formatPesos(pesos, locale)
	return [text, ...(money ? moneyInWords(money, words.money, price) : [])].join(' ')
}
