import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

type Shown = { cachedAt: number | undefined; loadedAt: number }
type Line = { SignalLine: ComponentType<Shown & { isOnline: boolean }> }

/**
 * Says that there is no signal and how old the page is. The line itself loads after the page, before it is needed: its
 * styles would cost every page bytes.
 */
export function SignalRegion() {
	const isOnline = useIsOnline()
	const [line, setLine] = useState<Line>()
	const [shown, setShown] = useState<Shown>()

	// biome-ignore lint/correctness/useExhaustiveDependencies: tried again when it is needed.
	useEffect(() => {
		import('#app/islands/at-rest.ts').then(setLine, () => {})
	}, [isOnline])

	useEffect(() => setShown({ cachedAt: cachedAt(), loadedAt: Date.now() }), [])

	const isNeeded = line && shown && (!isOnline || shown.cachedAt)
	return <div role="status">{isNeeded && <line.SignalLine {...shown} isOnline={isOnline} />}</div>
}

function subscribe(listener: () => void) {
	addEventListener('online', listener)
	addEventListener('offline', listener)
	return () => {
		removeEventListener('online', listener)
		removeEventListener('offline', listener)
	}
}

/** False only when the device reports that it has no connection. */
function useIsOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	)
}

/** When the page on the screen was made, in milliseconds, if the service worker responded with its copy. */
function cachedAt(): number | undefined {
	const time = Number(document.documentElement.dataset.cachedAt)
	return time > 0 ? time : undefined
}
