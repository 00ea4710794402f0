import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { loadAsOwner, loadFromServer } from '#app/desk/load.ts'
import { OpeningSection } from '#app/desk/loaded-part.tsx'
import { loadForOwners } from '#app/desk/person.ts'
import { TestMail } from '#app/enquiries/desk/test-mail.tsx'
import { TodayRequests } from '#app/enquiries/desk/today-requests.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { GivenAccessList } from '#app/owner/today/given-access-list.tsx'
import { Greeting } from '#app/owner/today/greeting.tsx'
import { ReadinessList } from '#app/owner/today/readiness-list.tsx'
import { RemoveSamples } from '#app/reviews/desk/remove-samples.tsx'
import { loadUnrepliedReviews, UnrepliedReviews } from '#app/reviews/desk/unreplied-reviews.tsx'
import { servicesContext } from '#app/services.ts'
import { useWords } from '#app/site/page-context.tsx'
import { Notices } from '#app/stays/desk/today/notices.tsx'
import { OverbookedNights } from '#app/stays/desk/today/overbooked-nights.tsx'
import { loadComings, TodayStays } from '#app/stays/desk/today/today-stays.tsx'
import { readinessWords } from '#content/owner/readiness-words.ts'
import type { TodayResponse } from '#domain/enquiries/responses.ts'
import { splitLocale } from '#domain/locale.ts'
import type { GivenAccess } from '#domain/owner/people.ts'
import type { ReadinessItem } from '#domain/owner/readiness.ts'
import type { NoticesResponse } from '#domain/stays/responses/notices-response.ts'
import type { OverbookedResponse } from '#domain/stays/responses/overbooked-response.ts'
import type { Route } from './+types/today.ts'
import styles from './today.module.css'

export const action = signInAction
export const HydrateFallback = OpeningSection

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { resolve } = context.get(servicesContext).pictures
	return {
		morning: resolve('valley-dawn', locale),
		afternoon: resolve('valley-day', locale),
		night: resolve('valley-dusk', locale),
	}
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const [pictures, requests, comings, overbooked, notices, access, readiness, reviews] =
		await Promise.all([
			loadFromServer('today', serverLoader),
			loadAsOwner<TodayResponse>('/api/desk/today'),
			loadComings(),
			loadAsOwner<OverbookedResponse>('/api/stays/overbooked'),
			loadAsOwner<NoticesResponse>('/api/notices'),
			loadForOwners<{ given: GivenAccess[] }>('/api/people/given-access'),
			loadForOwners<{ open: ReadinessItem[] }>('/api/desk/readiness'),
			loadUnrepliedReviews(locale),
		])
	return { pictures, requests, comings, overbooked, notices, access, readiness, reviews }
}
clientLoader.hydrate = true as const

export default function TodayPage({ loaderData }: Route.ComponentProps) {
	const { pictures, requests, comings, overbooked, notices, access, readiness, reviews } =
		loaderData
	const words = useWords(readinessWords)
	const linkTo = (path: string, label: string) => (
		<ActionLink to={path} variant="quiet">
			{label}
		</ActionLink>
	)
	const given = access.data?.given ?? []
	const items = readiness.data?.open
	const isUnknown = readiness.failure !== undefined
	const isOpen = items !== undefined && items.length > 0
	const settings = linkTo('/admin/settings', words.toSettings)
	const list = items && (
		<ReadinessList
			items={items}
			actions={{
				facts: linkTo('/admin/site/facts', words.toFacts),
				'mail-failing': <TestMail label={words.testMail} busyLabel={words.testing} />,
				units: linkTo('/admin/site/facts#offers', words.toUnits),
				rates: linkTo('/admin/calendar/rates', words.toRates),
				samples: <RemoveSamples />,
				backup: settings,
				'two-factor': settings,
			}}
		/>
	)
	return (
		<div className={`grid columns ${styles.today}`}>
			<div className={`unprinted ${styles.whole}`}>
				<Greeting pictures={pictures} />
			</div>
			{given.length > 0 && (
				<div className={`unprinted ${styles.whole}`}>
					<GivenAccessList
						given={given}
						toPeople={(label) => linkTo('/admin/settings#people', label)}
					/>
				</div>
			)}
			{isOpen && <div className={`unprinted ${styles.whole}`}>{list}</div>}
			<div className={`stack ${styles.column}`}>
				<OverbookedNights overbooked={overbooked.data?.overbooked ?? []} />
				<TodayRequests
					loaded={requests}
					confirmed={new Set(comings.data?.arrivals.map(({ request }) => request?.reference ?? ''))}
				>
					<TodayStays comings={comings}>
						<Notices notices={notices.data?.notices ?? []} />
					</TodayStays>
				</TodayRequests>
			</div>
			<div className={`stack unprinted ${styles.column}`}>
				{!isOpen && list}
				{isUnknown && !items && <p role="alert">{words.failed}</p>}
				<UnrepliedReviews loaded={reviews} />
			</div>
		</div>
	)
}
