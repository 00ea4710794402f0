import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { TestMail } from '#app/enquiries/desk/test-mail.tsx'
import { TodayRequests } from '#app/enquiries/desk/today-requests.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { Greeting } from '#app/owner/today/greeting.tsx'
import { ReadinessList } from '#app/owner/today/readiness-list.tsx'
import { ReviewsToAnswer } from '#app/reviews/desk/reviews-to-answer.tsx'
import { servicesContext } from '#app/services.ts'
import { sectionPath, sections } from '#app/shell/desk/sections.ts'
import { OverbookedNights } from '#app/stays/desk/today/overbooked-nights.tsx'
import { TodayStays, useComings } from '#app/stays/desk/today/today-stays.tsx'
import { deskWords } from '#content/enquiries/desk-words.ts'
import { mailTestWords } from '#content/enquiries/mail-test-words.ts'
import { todayRequestsWords } from '#content/enquiries/today-requests-words.ts'
import type { DeskSection } from '#content/owner/desk-frame-words.ts'
import { readinessWords } from '#content/owner/readiness-words.ts'
import { todayWords } from '#content/owner/today-words.ts'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { deskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import { overbookedWords } from '#content/stays/overbooked-words.ts'
import { splitLocale } from '#domain/locale.ts'
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
	const linkTo = (section: DeskSection, label: string) => (
		<ActionLink to={sectionPath(section)} variant="quiet">
			{label}
		</ActionLink>
	)
	return (
		<div className={styles.today}>
			<div className={styles.greeting}>
				<Greeting words={greetings} pictures={pictures} />
			</div>
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
				<ReadinessList
					words={readiness}
					actions={{
						facts: sections.includes('site') && linkTo('site', readiness.toFacts),
						'mail-failing': testMail,
						backup: linkTo('settings', readiness.toSettings),
						'two-factor': linkTo('settings', readiness.toSettings),
					}}
				/>
				<ReviewsToAnswer {...reviews} locale={locale} reviewsPath={sectionPath('reviews')} />
			</div>
		</div>
	)
}
