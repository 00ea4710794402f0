/** Numbers that a seed repeats (mulberry32). */
export function createRandom(seed: number) {
	let state = seed >>> 0
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
	const below = (most: number) => Math.floor(next() * most)
	return {
		below,
		chance: (share: number) => next() < share,
		/** Undefined of an empty list. */
		pick: <Of>(list: readonly Of[]): Of | undefined => list[below(list.length)],
	}
}

export type Random = ReturnType<typeof createRandom>
