/* The parts of the service worker's scope that we use: TypeScript's own types exclude those of the DOM. */

type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = LastingEvent & {
	request: Request
	/** The page, which the browser requests while the worker starts. */
	preloadResponse: Promise<Response | undefined> | undefined
	respondWith: (response: Response | Promise<Response>) => void
}

type Events = { fetch: FetchEvent; message: LastingEvent & { data: unknown } }

export type WorkerScope = {
	registration: ServiceWorkerRegistration
	skipWaiting: () => Promise<void>
	addEventListener: <Name extends keyof Events | 'install' | 'activate' | 'sync'>(
		name: Name,
		listener: (event: Name extends keyof Events ? Events[Name] : LastingEvent) => void,
	) => void
}
