import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { LocalLink } from '#app/site/locale.tsx'
import { pages } from '#content/pages/index.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/site.ts'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content } = context.get(servicesContext)
	return {
		pages: pages.map((page) => ({
			path: page.path,
			name: content.page(page).copy[locale].crumb,
		})),
	}
}

/** The pages of the site. */
export default function SitePage({ loaderData }: Route.ComponentProps) {
	return (
		<ul>
			{loaderData.pages.map(({ path, name }) => (
				<li key={path}>
					<LocalLink to={path} prefetch="none">
						{name}
					</LocalLink>
				</li>
			))}
		</ul>
	)
}
