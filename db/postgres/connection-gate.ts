type Waiter = { resolve: () => void; reject: (error: unknown) => void }

/**
 * Lets a fixed number through at a time. A queue behind a busy database may take its time, while one
 * behind a database that went silent is dismissed as soon as the silence is noticed.
 */
export class ConnectionGate {
	readonly #waiters: Waiter[] = []
	#free: number

	constructor(places: number) {
		this.#free = places
	}

	async enter() {
		if (this.#free > 0) {
			this.#free -= 1
			return
		}
		await new Promise<void>((resolve, reject) => this.#waiters.push({ resolve, reject }))
	}

	leave() {
		const next = this.#waiters.shift()
		if (next) next.resolve()
		else this.#free += 1
	}

	dismissWaiters(reason: unknown) {
		for (const waiter of this.#waiters.splice(0)) waiter.reject(reason)
	}
}
