import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { splitLocale } from '#domain/locale.ts'
import { isPrivate } from './kept.ts'

/** The page is at rest when it has been on the screen for this long, is loaded, and the processor is free. */
const restMs = 3_000
/** A page that never becomes idle is kept after this time. */
const idleWithinMs = 10_000

/** Has each page kept for times without a signal, never before it is at rest. */
export function useKeeping() {
	const { pathname } = useLocation()
	useEffect(() => {
		if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
		if (isPrivate(splitLocale(pathname).path)) return
		// Without a connection, or where storage is denied, there is nothing to keep.
		const keep = () => import('./keep-page.ts').then(({ keepPage }) => keepPage()).catch(() => {})
		const timer = setTimeout(() => {
			if (document.readyState === 'complete') whenIdle(keep)
			else addEventListener('load', () => whenIdle(keep), { once: true })
		}, restMs)
		return () => clearTimeout(timer)
	}, [pathname])
}

function whenIdle(work: () => void) {
	if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleWithinMs })
	else work()
}
