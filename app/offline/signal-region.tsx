import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

type Line = { SignalLine: ComponentType<{ madeAt: number; isOnline: boolean }> }

/**
 * Says that there is no signal and how old the page is. The line itself comes in a file of its own (entry.ts): its styles
 * would cost every page bytes.
 */
export function SignalRegion() {
	const isOnline = useIsOnline()
	const [line, setLine] = useState<Line>()

	useEffect(() => {
		if (!isOnline || cachedAt()) import('#app/islands/at-rest.ts').then(setLine, () => {})
	}, [isOnline])

	return (
		<div role="status">
			{line && (!isOnline || cachedAt()) && (
				<line.SignalLine madeAt={cachedAt() ?? performance.timeOrigin} isOnline={isOnline} />
			)}
		</div>
	)
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
