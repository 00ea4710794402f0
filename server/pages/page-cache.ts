import type { StoredAnswer } from '#server/http/stored-answer.ts'

type Entry = { answer: StoredAnswer; version: number }
type Rendered = { answer: StoredAnswer; isCacheable: boolean }

/**
 * Pages rendered once (docs/decisions/0004). When what they show changes, the version moves on and the next visitor's
 * request renders anew; when that fails or takes too long, the page of a moment ago is better than none.
 */
export class PageCache {
	#entries = new Map<string, Entry>()
	#rendering = new Map<string, Promise<Rendered>>()
	#version = 0
	readonly #maxEntries: number
	readonly #patienceMs: number

	constructor({ maxEntries = 500, patienceMs = 1_500 } = {}) {
		this.#maxEntries = maxEntries
		this.#patienceMs = patienceMs
	}

	/** The answer, if it is still right. */
	fresh(key: string): StoredAnswer | undefined {
		const entry = this.#entries.get(key)
		return entry?.version === this.#version ? entry.answer : undefined
	}

	/** The answer as it was when last rendered, right or not. */
	kept(key: string): StoredAnswer | undefined {
		return this.#entries.get(key)?.answer
	}

	async get(key: string, render: () => Promise<Rendered>): Promise<StoredAnswer> {
		const entry = this.#entries.get(key)
		if (entry?.version === this.#version) return entry.answer
		const rendering = this.#renderOnce(key, render)
		if (!entry) return (await rendering).answer
		const rendered = await withPatience(rendering, this.#patienceMs)
		return rendered && rendered.answer.status < 500 ? rendered.answer : entry.answer
	}

	invalidate() {
		this.#version += 1
	}

	/** Concurrent requests for a page wait for one rendering of it. */
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

/** What the promise brings within the time; undefined when it is late or fails. */
async function withPatience<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), ms)
	})
	try {
		return await Promise.race([promise.catch(() => undefined), late])
	} finally {
		clearTimeout(timer)
	}
}
