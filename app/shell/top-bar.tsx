import { useLocation } from 'react-router'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { usePagePath } from '#app/site/page-context.tsx'
import { withoutOutcome } from '#app/site/page-parameters.ts'
import type { Chrome } from '#content/chrome.ts'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import styles from './top-bar.module.css'

/**
 * Two groups of links. On small screens both are in one popover; on wide ones the first is in the bar and the second in
 * a popover of its own. Native popovers open, close and handle Escape without our scripts; browsers without them show
 * the links in the page.
 */
export function TopBar({ chrome, name }: { chrome: Chrome; name: string }) {
	/** Where the guest's own request is what matters. */
	const isRequest = usePagePath().startsWith('/request')
	const { search } = useLocation()
	const siteLinks = [
		['/', chrome.home],
		['/services', chrome.services],
		['/who-are-we', chrome.us],
		['/packages-and-sales', chrome.packages],
		['/contact-us', chrome.contact],
	] as const
	const visitLinks = [
		['/restaurant', chrome.visit.restaurant],
		['/menu', chrome.visit.menu],
		['/lodging', chrome.visit.lodging],
		['/arrive', chrome.visit.arrive],
		['/reviews', chrome.visit.reviews],
	] as const

	return (
		<header className={styles.bar}>
			<Logo name={name} />
			<nav id="menu" popover="auto" className={styles.menu} aria-label={chrome.mainNavigation}>
				<button
					type="button"
					className={styles.close}
					popoverTarget="menu"
					popoverTargetAction="hide"
					aria-label={chrome.closeMenu}
				>
					<Icon name="close" />
				</button>
				<Links links={siteLinks} />
				<button type="button" className={styles.more} popoverTarget="more">
					{chrome.visit.title}
					<Icon name="down" />
				</button>
				<div id="more" popover="auto" className={styles.visit}>
					<p>{chrome.visit.title}</p>
					<Links links={visitLinks} />
				</div>
			</nav>
			<LanguageLinks chrome={chrome} query={withoutOutcome(search)} />
			<div className={styles.book}>
				<ActionLink to="/booking" variant={isRequest ? 'quiet' : 'main'}>
					{chrome.book}
				</ActionLink>
			</div>
			<button type="button" className={styles.open} popoverTarget="menu" aria-label={chrome.menu}>
				<Icon name="menu" />
			</button>
		</header>
	)
}

function Links({ links }: { links: readonly (readonly [path: string, label: string])[] }) {
	const here = usePagePath()
	return (
		<ul>
			{links.map(([path, label]) => (
				<li key={path}>
					<LocalLink to={path} aria-current={path === here ? 'page' : undefined}>
						{label}
					</LocalLink>
				</li>
			))}
		</ul>
	)
}
