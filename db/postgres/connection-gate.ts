type Waiter = { resolve: () => void; reject: (error: unknown) => void }

/**
 * Admits as many users as the pool has connections. Unlike `p-limit`, a place is held from `connect` to `release` instead
 * of for one call, and `rejectWaiters` fails the whole queue with the error that was seen: behind a busy database callers
 * wait, behind one that stopped responding they fail as soon as the first timeout shows it.
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

	rejectWaiters(reason: unknown) {
		for (const waiter of this.#waiters.splice(0)) waiter.reject(reason)
	}
}
