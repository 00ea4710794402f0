const rememberAtMost = 10_000

/** A flood is refused from memory: a use that is not free before noon need not be asked for again before noon. */
export class RememberedRefusals {
	readonly #until = new Map<string, number>()

	until(bucket: string, now: number): number | undefined {
		const until = this.#until.get(bucket)
		if (until === undefined || until > now) return until
		this.#until.delete(bucket)
		return undefined
	}

	remember(bucket: string, until: number) {
		this.#until.set(bucket, until)
		const [oldest] = this.#until.keys()
		if (this.#until.size > rememberAtMost && oldest !== undefined) this.#until.delete(oldest)
	}
}
