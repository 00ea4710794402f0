import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, nextMidnightInBogota } from '#domain/time/dates.ts'
import type { StoredAnswer } from '#server/http/stored-answer.ts'

type Entry = { answer: StoredAnswer; version: number }
type Options = { maxEntries?: number; renderTimeoutMs?: number | undefined; clock?: Clock }
type Rendered = { answer: StoredAnswer; isCacheable: boolean }

/**
 * Pages rendered once (docs/decisions/0004). A change increments the version, as does midnight in Colombia, since pages
 * state what is true today; the next request renders the page again. While that fails or takes too long, the outdated
 * page is sent.
 */
export class PageCache {
	#entries = new Map<string, Entry>()
	#rendering = new Map<string, Promise<Rendered>>()
	#version = 0
	#endOfDay = Number.NEGATIVE_INFINITY
	readonly #clock: Clock
	readonly #maxEntries: number
	readonly #renderTimeoutMs: number

	constructor({ maxEntries = 500, renderTimeoutMs = 1_500, clock = Date.now }: Options = {}) {
		this.#clock = clock
		this.#maxEntries = maxEntries
		this.#renderTimeoutMs = renderTimeoutMs
	}

	/** The answer, if it is up to date. */
	fresh(key: string): StoredAnswer | undefined {
		const entry = this.#entries.get(key)
		return entry?.version === this.#currentVersion() ? entry.answer : undefined
	}

	/** The answer as last rendered, up to date or not. */
	kept(key: string): StoredAnswer | undefined {
		return this.#entries.get(key)?.answer
	}

	async get(key: string, render: () => Promise<Rendered>): Promise<StoredAnswer> {
		const entry = this.#entries.get(key)
		if (entry?.version === this.#currentVersion()) return entry.answer
		const rendering = this.#renderOnce(key, render)
		if (!entry) return (await rendering).answer
		const timeout = sleep(this.#renderTimeoutMs, undefined, { ref: false })
		const rendered = await Promise.race([rendering.catch(() => undefined), timeout])
		return rendered && rendered.answer.status < 500 ? rendered.answer : entry.answer
	}

	invalidate() {
		this.#version += 1
	}

	#currentVersion(): number {
		const now = this.#clock()
		if (now >= this.#endOfDay) {
			this.#endOfDay = nextMidnightInBogota(now)
			this.#version += 1
		}
		return this.#version
	}

	/** Concurrent requests for a page share one rendering. */
	#renderOnce(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
		const version = this.#version
		const flight = `${version} ${key}`
		const underWay = this.#rendering.get(flight)
		if (underWay) return underWay
		const rendering = render()
			.then((rendered) => {
				if (rendered.isCacheable) this.#keep(key, { answer: rendered.answer, version })
				return rendered
			})
			.finally(() => this.#rendering.delete(flight))
		this.#rendering.set(flight, rendering)
		return rendering
	}

	#keep(key: string, entry: Entry) {
		this.#entries.delete(key)
		this.#entries.set(key, entry)
		const [oldest] = this.#entries.keys()
		if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest)
	}
}
