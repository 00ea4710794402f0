import { useEffect, useState } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Page } from '#app/components/page/page.tsx'
import { askedAddress } from '#app/offline/asked-address.ts'
import { keptPaths } from '#app/offline/kept.ts'
import { servicesContext } from '#app/services.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { LocalLink } from '#app/site/locale.tsx'
import { pages } from '#content/pages/index.ts'
import { offline } from '#content/pages/offline.ts'
import { displayPhone } from '#domain/facts.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/offline.ts'
import styles from './offline.module.css'

/** What the service worker shows for a page that it does not keep. The address asked for is in `from`. */
export function loader(args: Route.LoaderArgs) {
	const page = loadPage(offline, args)
	const { content } = args.context.get(servicesContext)
	const { locale } = page.head
	return {
		...page,
		phones: content.facts.phones.map((phone) => ({ phone, shown: displayPhone(phone) })),
		names: pages.map(content.page).map(({ path, copy }) => ({
			...{ path, pathname: localizePath(path, locale) },
			name: copy[locale].crumb,
		})),
	}
}

export function meta(args: Route.MetaArgs) {
	return [...pageMeta(args), { name: 'robots', content: 'noindex' }]
}

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
	const { copy, head, phones, names } = loaderData
	const from = useAskedAddress()
	const kept = useKeptPages()
	return (
		<Page copy={copy} head={head}>
			<ul className={styles.actions}>
				{from && (
					<li>
						<Button onClick={() => location.assign(from)}>{copy.retry}</Button>
					</li>
				)}
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
			{names.some(({ pathname }) => kept.has(pathname)) && (
				<nav aria-labelledby="kept">
					<h2 id="kept">{copy.kept}</h2>
					<ul className={styles.kept}>
						{names
							.filter(({ pathname }) => kept.has(pathname))
							.map(({ path, name, pathname }) => (
								<li key={pathname}>
									<LocalLink to={path}>{name}</LocalLink>
								</li>
							))}
					</ul>
				</nav>
			)}
		</Page>
	)
}

/** The address that the visitor asked for. The page goes there by itself when the signal is back. */
function useAskedAddress(): string | undefined {
	const [address, setAddress] = useState<string>()
	useEffect(() => {
		const asked = askedAddress(location.search, location.origin)
		if (!asked) return
		setAddress(asked)
		const goThere = () => location.replace(asked)
		addEventListener('online', goThere)
		return () => removeEventListener('online', goThere)
	}, [])
	return address
}

function useKeptPages(): ReadonlySet<string> {
	const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
	useEffect(() => {
		if ('caches' in window) keptPaths().then(setKept, () => {})
	}, [])
	return kept
}
