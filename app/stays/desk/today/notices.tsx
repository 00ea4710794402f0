import { useId } from 'react'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import { dismissNotice, fetchNotices } from '#app/stays/desk/calendar/take-calls.ts'
import type { DeskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Locale } from '#domain/locale.ts'
import { itemLine } from '#domain/offers/offers.ts'
import type { NoticesAnswer } from '#domain/stays/answers.ts'
import { rangeInWords } from '#domain/stays/day-words.ts'
import { fill } from '#domain/text/fill.ts'

type Props = { words: DeskCalendarWords['todayStays']['notices']; names: OfferWords }
type Notice = NoticesAnswer['notices'][number]

/** What the owner must know and no request says any more. Nothing stands here while there is none. */
export function Notices({ words, names }: Props) {
	const titleId = useId()
	const locale = useLocale()
	const { data, load } = useLoad(fetchNotices)
	if (!data || data.notices.length === 0) return null
	const dismiss = async (id: string) => {
		await dismissNotice(id).catch(() => {})
		await load()
	}
	return (
		<section aria-labelledby={titleId}>
			<h2 id={titleId}>{words.title}</h2>
			<ul>
				{data.notices.map((notice) => (
					<li key={notice.id}>
						<p>{noticeInWords(notice, { words, names, locale })}</p>
						<Button variant="quiet" onClick={() => dismiss(notice.id)}>
							{words.dismiss}
						</Button>
					</li>
				))}
			</ul>
		</section>
	)
}

type Context = Props & { locale: Locale }

function noticeInWords({ details }: Notice, { words, names, locale }: Context): string {
	const { reference, from, to, items } = details
	return fill(words['request-deleted'], {
		...{ reference, stay: rangeInWords(from, to, locale) },
		items: items.map((item) => itemLine(item, names, locale)).join('; '),
	})
}
