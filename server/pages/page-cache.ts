import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, nextMidnightInBogota } from '#domain/time/dates.ts'
import type { StoredResponse } from '#server/http/stored-response.ts'

type Entry = { response: StoredResponse; version: number }
type Options = { maxEntries?: number; renderTimeoutMs?: number | undefined; clock?: Clock }
type Rendered = { response: StoredResponse; isCacheable: boolean }

/** Long enough for any page on a busy machine; should the database be down, readers wait no longer than that in all. */
const publicationPatienceMs = 10_000

/**
 * Pages rendered once (docs/decisions/0004). A change increments the version, as does midnight in Colombia, since pages
 * state what is true today; the next request renders the page again. While that fails or takes too long, the outdated
 * page is sent.
 */
export class PageCache {
	#entries = new Map<string, Entry>()
	#rendering = new Map<string, Promise<Rendered>>()
	#version = 0
	/** The last publication: its version, and until when readers wait for it. */
	#publication = { version: 0, awaitedUntil: 0 }
	#endOfDay = Number.NEGATIVE_INFINITY
	readonly #clock: Clock
	readonly #maxEntries: number
	readonly #renderTimeoutMs: number

	constructor({ maxEntries = 500, renderTimeoutMs = 1_500, clock = Date.now }: Options = {}) {
		this.#clock = clock
		this.#maxEntries = maxEntries
		this.#renderTimeoutMs = renderTimeoutMs
	}

	/** The response, if it is up to date. */
	fresh(key: string): StoredResponse | undefined {
		const entry = this.#entries.get(key)
		return entry?.version === this.#currentVersion() ? entry.response : undefined
	}

	/** The response as last rendered, up to date or not. */
	cached(key: string): StoredResponse | undefined {
		return this.#entries.get(key)?.response
	}

	async get(key: string, render: () => Promise<Rendered>): Promise<StoredResponse> {
		const entry = this.#entries.get(key)
		if (entry?.version === this.#currentVersion()) return entry.response
		const rendering = this.#renderOnce(key, render)
		if (!entry) return (await rendering).response
		const timeout = sleep(this.#patienceFor(entry), undefined, { ref: false })
		const rendered = await Promise.race([rendering.catch(() => undefined), timeout])
		return rendered && rendered.response.status < 500 ? rendered.response : entry.response
	}

	invalidate() {
		this.#version += 1
	}

	/** After publishing, the owner reads that visitors see it: the next reader must not get the old page. */
	publish() {
		this.invalidate()
		const awaitedUntil = this.#clock() + publicationPatienceMs
		this.#publication = { version: this.#version, awaitedUntil }
	}

	#patienceFor({ version }: Entry): number {
		const { awaitedUntil, version: published } = this.#publication
		const untilThen = version < published ? awaitedUntil - this.#clock() : 0
		return Math.max(this.#renderTimeoutMs, untilThen)
	}

	#currentVersion(): number {
		const now = this.#clock()
		if (now >= this.#endOfDay) {
			this.#endOfDay = nextMidnightInBogota(now)
			this.#version += 1
		}
		return this.#version
	}

	/** Concurrent requests for a page share one render. */
	#renderOnce(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
		const version = this.#version
		const flight = `${version} ${key}`
		const underWay = this.#rendering.get(flight)
		if (underWay) return underWay
		const rendering = render()
			.then((rendered) => {
				if (rendered.isCacheable) this.#store(key, { response: rendered.response, version })
				return rendered
			})
			.finally(() => this.#rendering.delete(flight))
		this.#rendering.set(flight, rendering)
		return rendering
	}

	#store(key: string, entry: Entry) {
		this.#entries.delete(key)
		this.#entries.set(key, entry)
		const [oldest] = this.#entries.keys()
		if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest)
	}
}
