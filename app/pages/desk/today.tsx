import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { LocalLink, useLocale } from '#app/site/locale.tsx'
import { todayWords } from '#content/owner/today-words.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/today.ts'
import { sectionPath } from './sections.ts'

export const action = signInAction

export function loader({ url }: Route.LoaderArgs) {
	return { words: todayWords[splitLocale(url.pathname).locale] }
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
	const { words } = loaderData
	const today = new Intl.DateTimeFormat(useLocale(), {
		dateStyle: 'full',
		timeZone: 'America/Bogota',
	}).format(new Date())
	return (
		<>
			<p>{today}</p>
			<p>
				<LocalLink to={sectionPath('requests')}>{words.toRequests}</LocalLink>
			</p>
		</>
	)
}
