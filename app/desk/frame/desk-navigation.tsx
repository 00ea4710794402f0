import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { ownerToken, useIsOwner } from '#app/api/owner-token.ts'
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
		focusHeading()
	}, [pathname, hash])
}

/** Signing in or out replaces the screen, and with it what had the focus. */
export function useFocusOnSigningInOrOut() {
	const isOwner = useIsOwner()
	const wasOwner = useRef<boolean>(undefined)

	useEffect(() => {
		// React hydrates what the server rendered, which has no token.
		if (isOwner !== (ownerToken() !== null)) return
		const isChanged = wasOwner.current !== undefined && wasOwner.current !== isOwner
		wasOwner.current = isOwner
		if (isChanged && document.activeElement === document.body) focusHeading()
	}, [isOwner])
}

function focusHeading() {
	const heading = document.querySelector('h1')
	heading?.setAttribute('tabindex', '-1')
	heading?.focus({ preventScroll: true })
}

/** A thin bar, visible only when the next section takes a moment. */
export function NavigationProgress() {
	const isLoading = useNavigation().state !== 'idle'
	return isLoading ? <div id="progress" className={styles.progress} aria-hidden="true" /> : null
}
