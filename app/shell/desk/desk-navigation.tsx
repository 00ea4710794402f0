import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import styles from './desk-navigation.module.css'

/** The element that scrolls at the desk; the document itself does not. */
export const deskScrollerId = 'desk'

/** Does what a full page load does: scrolls to the top and moves screen readers to the heading. */
export function useResetOnNavigation() {
	const { pathname, hash } = useLocation()
	const lastPathname = useRef(pathname)

	useEffect(() => {
		if (lastPathname.current === pathname) return
		lastPathname.current = pathname
		if (hash) return
		document.getElementById(deskScrollerId)?.scrollTo({ top: 0, behavior: 'instant' })
		const heading = document.querySelector('h1')
		heading?.setAttribute('tabindex', '-1')
		heading?.focus({ preventScroll: true })
	}, [pathname, hash])
}

/** A thin bar, visible only when the next section takes a moment. */
export function NavigationProgress() {
	const isLoading = useNavigation().state !== 'idle'
	return isLoading ? <div id="progress" className={styles.progress} aria-hidden="true" /> : null
}
