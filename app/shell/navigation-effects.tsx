import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { guardImports, rememberPlace } from '#app/offline/page-changes.ts'
import styles from './navigation-effects.module.css'

/** Does what a full page load does: scrolls to the top and moves screen readers to the heading. */
export function useResetOnNavigation() {
	const { pathname, hash } = useLocation()
	const lastPathname = useRef(pathname)

	useEffect(() => {
		if (lastPathname.current === pathname) return
		lastPathname.current = pathname
		if (hash) return
		window.scrollTo({ top: 0, behavior: 'instant' })
		const heading = document.querySelector('h1')
		heading?.setAttribute('tabindex', '-1')
		heading?.focus({ preventScroll: true })
	}, [pathname, hash])
}

/** A change of page that fails for lack of a connection leaves the visitor here (page-changes.ts). */
export function useConnectionGuard() {
	const location = useLocation()
	useEffect(guardImports, [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: every page shown has its place in the history.
	useEffect(rememberPlace, [location])
}

/** A thin bar, visible only when the next page takes a moment. */
export function NavigationProgress() {
	const isLoading = useNavigation().state !== 'idle'
	return isLoading ? <div id="progress" className={styles.progress} aria-hidden="true" /> : null
}
