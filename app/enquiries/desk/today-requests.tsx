import { type ReactNode, useId } from 'react'
import { useLoad } from '#app/api/use-load.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { DeskWords } from '#content/enquiries/desk-words.ts'
import type { TodayRequestsWords } from '#content/enquiries/today-requests-words.ts'
import type { EnquiryAnswer } from '#domain/enquiries/answers.ts'
import { plural } from '#domain/text/numbers.ts'
import { fetchToday } from './enquiry-calls.ts'
import { RequestSummary } from './request-summary.tsx'
import styles from './today-requests.module.css'

/** `requestsPath`: where a request opens. */
type Props = { words: TodayRequestsWords; deskWords: DeskWords; requestsPath: string }
type TodayProps = Props & {
	/** References of the requests among the stays that other subjects show. */
	confirmed: ReadonlySet<string>
	/** What other subjects show between what waits and who asked to arrive. */
	children: ReactNode
}

/** What waits for an answer, and who asked to arrive. */
export function TodayRequests({ words, confirmed, children, ...rest }: TodayProps) {
	const locale = useLocale()
	const { data: today, hasFailed, load } = useLoad(fetchToday)
	if (!today)
		return (
			<>
				<NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />
				{children}
			</>
		)
	const isOpen = ({ reference }: EnquiryAnswer) => !confirmed.has(reference)
	const hidden = today.unansweredCount - today.unanswered.length
	return (
		<>
			<Group
				title={words.unanswered}
				count={today.unansweredCount}
				none={words.noneUnanswered}
				requests={today.unanswered}
				{...rest}
			>
				{today.undeliveredCount > 0 && (
					<p>{plural(today.undeliveredCount, words.undelivered, locale)}</p>
				)}
			</Group>
			<p className={styles.all}>
				{hidden > 0 && <span>{plural(hidden, words.more, locale)}</span>}
				<ActionLink to={rest.requestsPath} variant="quiet">
					{words.all}
				</ActionLink>
			</p>
			{children}
			<Group
				title={words.arrivals}
				none={words.noArrivals}
				requests={today.arrivals.filter(isOpen)}
				{...rest}
			/>
			<Group
				title={words.weekend}
				none={words.noWeekend}
				requests={today.weekendArrivals.filter(isOpen)}
				{...rest}
			/>
		</>
	)
}

type GroupProps = Omit<Props, 'words'> & {
	title: string
	count?: number
	/** What stands in place of an empty list. */
	none?: string
	requests: EnquiryAnswer[]
	children?: ReactNode
}

function Group({ title, count, none, requests, children, deskWords, requestsPath }: GroupProps) {
	const titleId = useId()
	return (
		<section className={styles.group} aria-labelledby={titleId}>
			<h2 id={titleId}>
				{title} {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
			</h2>
			{children}
			{requests.length === 0 ? (
				<p className={styles.none}>{none}</p>
			) : (
				<ul>
					{requests.map((enquiry) => (
						<li key={enquiry.id}>
							<LocalLink
								to={`${requestsPath}?request=${enquiry.reference}`}
								className={styles.request}
							>
								<RequestSummary enquiry={enquiry} words={deskWords} />
							</LocalLink>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
