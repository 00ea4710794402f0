import { type ReactNode, useId } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { todayRequestsWords } from '#content/enquiries/today-requests-words.ts'
import type { EnquiryResponse, TodayResponse } from '#domain/enquiries/responses.ts'
import { plural } from '#domain/text/numbers.ts'
import { EnquirySummary } from './enquiry-summary.tsx'
import styles from './today-requests.module.css'

type Props = {
	loaded: Loaded<TodayResponse>
	/** References of the requests among the stays that other subjects show. */
	confirmed: ReadonlySet<string>
	/** Other subjects' parts, between the waiting enquiries and the arrivals. */
	children: ReactNode
}

/** Enquiries that wait for a reply, and requested arrivals. */
export function TodayRequests({ loaded, confirmed, children }: Props) {
	const words = useWords(todayRequestsWords)
	return (
		<>
			<LoadedPart loaded={loaded} failed={words.failed}>
				{(today) => <Unanswered today={today} />}
			</LoadedPart>
			{children}
			{loaded.data && <Arrivals today={loaded.data} confirmed={confirmed} />}
		</>
	)
}

function Unanswered({ today }: { today: TodayResponse }) {
	const words = useWords(todayRequestsWords)
	const locale = useLocale()
	const hidden = today.unansweredCount - today.unanswered.length
	return (
		<>
			<Group
				title={words.unanswered}
				count={today.unansweredCount}
				none={words.noneUnanswered}
				requests={today.unanswered}
			>
				{today.undeliveredCount > 0 && (
					<p>{plural(today.undeliveredCount, words.undelivered, locale)}</p>
				)}
			</Group>
			<p className={`cluster unprinted ${styles.all}`}>
				{hidden > 0 && <span>{plural(hidden, words.more, locale)}</span>}
				<ActionLink to="/admin/requests" variant="quiet">
					{words.all}
				</ActionLink>
			</p>
		</>
	)
}

function Arrivals({ today, confirmed }: { today: TodayResponse; confirmed: Props['confirmed'] }) {
	const words = useWords(todayRequestsWords)
	const isOpen = ({ reference }: EnquiryResponse) => !confirmed.has(reference)
	return (
		<>
			<Group
				title={words.arrivals}
				none={words.noArrivals}
				requests={today.arrivals.filter(isOpen)}
			/>
			<Group
				title={words.weekend}
				none={words.noWeekend}
				requests={today.weekendArrivals.filter(isOpen)}
			/>
		</>
	)
}

type GroupProps = {
	title: string
	count?: number
	/** Shown in place of an empty list. */
	none?: string
	requests: EnquiryResponse[]
	children?: ReactNode
}

function Group({ title, count, none, requests, children }: GroupProps) {
	const titleId = useId()
	return (
		<section className={`unprinted ${styles.group}`} aria-labelledby={titleId}>
			<h2 id={titleId} className="cluster">
				{title} {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
			</h2>
			{children}
			{requests.length === 0 ? (
				<p className={styles.none}>{none}</p>
			) : (
				<ul className="plain-list stack">
					{requests.map((enquiry) => (
						<li key={enquiry.id}>
							<LocalLink
								to={`/admin/requests?request=${enquiry.reference}`}
								className={`card lined ${styles.request}`}
							>
								<EnquirySummary enquiry={enquiry} />
							</LocalLink>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}
