/** In it the worker sends what waits, even after the tab is closed. */
const syncTag = 'waiting'

type WithSync = ServiceWorkerRegistration & {
	sync?: { register: (tag: string) => Promise<void> }
}

/** Only Chromium has it; elsewhere the next visit sends. */
export function askForSync() {
	navigator.serviceWorker
		?.getRegistration()
		.then((registration) => (registration as WithSync | undefined)?.sync?.register(syncTag))
		.catch(() => {})
}
