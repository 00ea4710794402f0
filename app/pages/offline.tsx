import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Island } from '#app/islands/island.tsx'
import { CachedPages } from '#app/offline/cached-pages.tsx'
import { RetryLink } from '#app/offline/retry-link.tsx'
import { servicesContext } from '#app/services.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { pages } from '#content/pages/index.ts'
import { offline } from '#content/pages/offline.ts'
import { displayPhone } from '#domain/facts.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/offline.ts'
import styles from './offline.module.css'

/** The service worker answers with it, at the requested address, for a page that it has not cached. */
export function loader(args: Route.LoaderArgs) {
	const page = loadPage(offline, args)
	const { content } = args.context.get(servicesContext)
	const { locale } = page.head
	return {
		...page,
		phones: content.facts.phones.map((phone) => ({ phone, shown: displayPhone(phone) })),
		names: pages.map(content.page).map(({ path, copy }) => ({
			path,
			pathname: localizePath(path, locale),
			name: copy[locale].crumb,
		})),
	}
}

export function meta(args: Route.MetaArgs) {
	return [...pageMeta(args), { name: 'robots', content: 'noindex' }]
}

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
	const { copy, head, phones, names } = loaderData
	return (
		<Page copy={copy} head={head}>
			<Island of={RetryLink} label={copy.retry} />
			<ul className={styles.actions}>
				{phones.map(({ phone, shown }) => (
					<li key={phone}>
						<ActionLink to={`tel:${phone}`} variant="quiet">
							<Icon name="phone" />
							{fill(copy.call, { phone: shown })}
						</ActionLink>
					</li>
				))}
				<li>
					<ActionLink to="/arrive" variant="quiet">
						{copy.routeCard}
					</ActionLink>
				</li>
				<li>
					<ActionLink to="/menu" variant="quiet">
						{copy.menu}
					</ActionLink>
				</li>
			</ul>
			<p>{copy.waiting}</p>
			<p>{copy.sent}</p>
			<Island of={CachedPages} title={copy.kept} names={names} />
		</Page>
	)
}
