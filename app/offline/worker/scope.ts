/* The parts of the service worker's scope that we use: TypeScript's own types exclude those of the DOM. */

interface LastingEvent extends Event {
	waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends LastingEvent {
	request: Request
	/** The page, which the browser requests while the worker starts. */
	preloadResponse: Promise<Response | undefined> | undefined
	respondWith: (response: Response | Promise<Response>) => void
}

interface OrderEvent extends LastingEvent {
	data: unknown
}

interface SyncEvent extends LastingEvent {
	tag: string
}

type Events = {
	install: LastingEvent
	activate: LastingEvent
	fetch: FetchEvent
	message: OrderEvent
	sync: SyncEvent
}

export interface WorkerScope {
	registration: ServiceWorkerRegistration
	navigator: Navigator & { connection?: { saveData?: boolean } }
	skipWaiting: () => Promise<void>
	addEventListener: <Name extends keyof Events>(
		name: Name,
		listener: (event: Events[Name]) => void,
	) => void
}
