import { useEffect } from 'react'

/** The page is at rest when it has been on the screen for this long, is loaded, and the processor is free. */
const restMs = 3_000
/** A page that never becomes idle is kept after this time. */
const idleWithinMs = 10_000

/** Has the page kept for times without a signal, never before it is at rest. */
export function useKeeping(load: () => Promise<{ keepPage: () => Promise<void> }>) {
	useEffect(() => {
		if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
		// Without a connection, or where storage is denied, there is nothing to keep.
		const keep = () =>
			load()
				.then(({ keepPage }) => keepPage())
				.catch(() => {})
		const timer = setTimeout(() => {
			if (document.readyState === 'complete') whenIdle(keep)
			else addEventListener('load', () => whenIdle(keep), { once: true })
		}, restMs)
		return () => clearTimeout(timer)
	}, [load])
}

function whenIdle(work: () => void) {
	if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleWithinMs })
	else work()
}
