import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
	addEventListener('online', listener)
	addEventListener('offline', listener)
	return () => {
		removeEventListener('online', listener)
		removeEventListener('offline', listener)
	}
}

/** False only when the device knows that it has no connection. */
export function useIsOnline(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	)
}

/** When the page on the screen was made, in milliseconds, if the service worker answered with its copy. */
export function keptAt(): number | undefined {
	const time = Number(document.documentElement.dataset.keptAt)
	return time > 0 ? time : undefined
}
