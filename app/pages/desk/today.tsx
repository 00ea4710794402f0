import { codeOf } from '#app/api/call-api.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { TestMail } from '#app/enquiries/desk/test-mail.tsx'
import { TodayRequests } from '#app/enquiries/desk/today-requests.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { Greeting } from '#app/owner/today/greeting.tsx'
import { ReadinessList } from '#app/owner/today/readiness-list.tsx'
import { useReadiness } from '#app/owner/today/use-readiness.ts'
import { RemoveSamples } from '#app/reviews/desk/remove-samples.tsx'
import { ReviewsToAnswer } from '#app/reviews/desk/reviews-to-answer.tsx'
import { servicesContext } from '#app/services.ts'
import { sectionPath } from '#app/shell/desk/sections.ts'
import { OverbookedNights } from '#app/stays/desk/today/overbooked-nights.tsx'
import { TodayStays, useComings } from '#app/stays/desk/today/today-stays.tsx'
import { deskWords } from '#content/enquiries/desk-words.ts'
import { mailTestWords } from '#content/enquiries/mail-test-words.ts'
import { todayRequestsWords } from '#content/enquiries/today-requests-words.ts'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import { readinessWords } from '#content/owner/readiness-words.ts'
import { todayWords } from '#content/owner/today-words.ts'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { deskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import { overbookedWords } from '#content/stays/overbooked-words.ts'
import { factsInWords } from '#domain/facts.ts'
import { splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/today.ts'
import styles from './today.module.css'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content, pictures, stays } = context.get(servicesContext)
	return {
		locale,
		greetings: todayWords[locale].greetings,
		pictures: {
			morning: pictures.resolve('valley-dawn', locale),
			afternoon: pictures.resolve('valley-day', locale),
			night: pictures.resolve('valley-dusk', locale),
		},
		requests: { words: todayRequestsWords[locale], deskWords: deskWords[locale] },
		stays: {
			words: deskCalendarWords[locale],
			names: content.offers[locale],
			today: stays.today(),
		},
		overbooked: overbookedWords[locale],
		readiness: readinessWords[locale],
		handOver: fill(handOverWords[locale], factsInWords(content.facts, locale)),
		mailTest: mailTestWords[locale],
		reviews: { words: deskReviewsWords[locale], reviewWords: reviewWords[locale] },
	}
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
	const { locale, greetings, pictures, requests, stays, readiness, mailTest, reviews } = loaderData
	const requestsPath = sectionPath('requests')
	const { comings, hasFailed } = useComings(stays.today)
	const testMail = (
		<TestMail words={mailTest} label={readiness.testMail} busyLabel={readiness.testing} />
	)
	const linkTo = (path: string, label: string) => (
		<ActionLink to={path} variant="quiet">
			{label}
		</ActionLink>
	)
	const { data: items, reason, load } = useReadiness()
	// To a colleague it is not for them to do, so it is not missed.
	const isUnknown = reason !== undefined && codeOf(reason) !== 'not-allowed'
	const isOpen = items !== undefined && items.length > 0
	const settings = linkTo(sectionPath('settings'), readiness.toSettings)
	const list = items && (
		<ReadinessList
			items={items}
			words={readiness}
			handOver={loaderData.handOver}
			offerNames={stays.names}
			actions={{
				facts: linkTo('/admin/site/facts', readiness.toFacts),
				'mail-failing': testMail,
				units: linkTo('/admin/site/facts#offers', readiness.toUnits),
				rates: linkTo('/admin/calendar/rates', readiness.toRates),
				samples: <RemoveSamples words={reviews.words.samples} onRemoved={load} />,
				backup: settings,
				'two-factor': settings,
			}}
		/>
	)
	return (
		<div className={styles.today}>
			<div className={styles.whole}>
				<Greeting words={greetings} pictures={pictures} />
			</div>
			{isOpen && <div className={styles.whole}>{list}</div>}
			<div className={styles.main}>
				<OverbookedNights words={loaderData.overbooked} names={stays.names} {...{ requestsPath }} />
				<TodayRequests
					{...requests}
					requestsPath={requestsPath}
					confirmed={new Set(comings?.arrivals.map(({ request }) => request?.reference ?? ''))}
				>
					<TodayStays {...stays} comings={comings} hasFailed={hasFailed} />
				</TodayRequests>
			</div>
			<div className={styles.beside}>
				{!isOpen && list}
				{isUnknown && !items && <p role="alert">{readiness.failed}</p>}
				<ReviewsToAnswer {...reviews} locale={locale} reviewsPath={sectionPath('reviews')} />
			</div>
		</div>
	)
}
