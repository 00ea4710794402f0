type Waiting = { at: number; resume: () => void }

/** Ten in the morning in Bogotá is 15:00 UTC. */
export const timeAt = (day: string, time = '10:00') => Date.parse(`${day}T${time}:00-05:00`)

export const addDays = (day: string, count: number) =>
	new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

/**
 * Stories that take turns: each waits for its next day, and the clock goes from one turn to the next. Only one runs at a
 * time, so that the order of all that happens is always the same.
 */
export function createStories(clock: { now: number }) {
	const waiting: Waiting[] = []
	let endTurn = (_error?: unknown) => {}

	/** For the story whose turn it is. A time that has passed is now. */
	const until = (at: number) =>
		new Promise<void>((resume) => {
			waiting.push({ at, resume })
			endTurn()
		})

	const turn = (begin: () => void) =>
		new Promise<void>((resolve, reject) => {
			endTurn = (error) => (error ? reject(error) : resolve())
			begin()
		})

	/** Tells all stories to the end of time; what they would do later stays untold. */
	async function tell(
		stories: (() => Promise<void>)[],
		{ end, afterTurn }: { end: number; afterTurn: () => Promise<void> },
	) {
		for (const story of stories)
			await turn(() => {
				story().then(
					() => endTurn(),
					(error) => endTurn(error),
				)
			})
		for (;;) {
			const first = Math.min(...waiting.map(({ at }) => at))
			const index = waiting.findIndex(({ at }) => at === first)
			const [next] = index < 0 || first > end ? [] : waiting.splice(index, 1)
			if (!next) break
			clock.now = Math.max(clock.now, next.at)
			await turn(next.resume)
			await afterTurn()
		}
		clock.now = end
	}

	return { until, tell }
}
