import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { useLocale } from '#app/site/locale.tsx'
import type { Chrome } from '#content/chrome.ts'
import { localizePath } from '#domain/locale.ts'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import styles from './top-bar.module.css'

/**
 * The menu is a native popover: on small screens it opens, closes and handles Escape without our scripts. Browsers
 * without popovers show it in the page.
 */
export function TopBar({ chrome, name }: { chrome: Chrome; name: string }) {
	const locale = useLocale()
	const menu = useRef<HTMLElement>(null)
	const { pathname } = useLocation()
	const lastPathname = useRef(pathname)
	const links = [
		['/', chrome.home],
		['/services', chrome.services],
		['/who-are-we', chrome.us],
		['/packages-and-sales', chrome.packages],
		['/contact-us', chrome.contact],
	] as const

	// Only a change of page closes the menu: a visitor may have opened it before React mounted.
	useEffect(() => {
		if (lastPathname.current === pathname) return
		lastPathname.current = pathname
		// Where popovers are unknown, `:popover-open` is an invalid selector and throws.
		if (menu.current?.hidePopover && menu.current.matches(':popover-open'))
			menu.current.hidePopover()
	}, [pathname])

	return (
		<header className={styles.bar}>
			<Logo name={name} />
			<nav
				id="menu"
				ref={menu}
				popover="auto"
				className={styles.menu}
				aria-label={chrome.mainNavigation}
			>
				<button
					type="button"
					className={styles.close}
					popoverTarget="menu"
					popoverTargetAction="hide"
					aria-label={chrome.closeMenu}
				>
					<Icon name="close" />
				</button>
				<ul>
					{links.map(([path, label]) => (
						<li key={path}>
							<NavLink to={localizePath(path, locale)} end prefetch="intent" viewTransition>
								{label}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<LanguageLinks chrome={chrome} />
			<div className={styles.book}>
				<ActionLink to="/booking">{chrome.book}</ActionLink>
			</div>
			<button type="button" className={styles.open} popoverTarget="menu" aria-label={chrome.menu}>
				<Icon name="menu" />
			</button>
		</header>
	)
}
