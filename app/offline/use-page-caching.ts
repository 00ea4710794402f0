import { useEffect } from 'react'

/** The page is at rest when it has been on the screen for this long, is loaded, and the processor is free. */
const restMs = 3_000
/** A page that never becomes idle is cached after this time. */
const idleWithinMs = 10_000

/** Has the page cached for times without a signal, never before it is at rest. */
export function usePageCaching(load: () => Promise<{ cachePage: () => Promise<void> }>) {
	useEffect(() => {
		if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
		// Without a connection, or where storage is denied, there is nothing to cache.
		const cache = () =>
			load()
				.then(({ cachePage }) => cachePage())
				.catch(() => {})
		const timer = setTimeout(() => {
			if (document.readyState === 'complete') whenIdle(cache)
			else addEventListener('load', () => whenIdle(cache), { once: true })
		}, restMs)
		return () => clearTimeout(timer)
	}, [load])
}

function whenIdle(work: () => void) {
	if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleWithinMs })
	else work()
}
