/** Mulberry32: a tiny seeded generator, so that a drawing is the same to the byte on every machine. */
export function seededRandom(seed: number): () => number {
	let state = seed | 0
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296
	}
}

/** Smooth one-dimensional value noise in -1…1. */
export function noise(seed: number): (x: number) => number {
	const random = seededRandom(seed)
	const grid = Array.from({ length: 256 }, () => random() * 2 - 1)
	const at = (index: number) => grid[index & 255] as number
	return (x) => {
		const cell = Math.floor(x)
		const part = x - cell
		const eased = part * part * (3 - 2 * part)
		return at(cell) * (1 - eased) + at(cell + 1) * eased
	}
}

/** Several octaves of noise: the outline of a mountain. */
export function fractalNoise(seed: number, octaves = 4): (x: number) => number {
	const wave = noise(seed)
	return (x) => {
		let sum = 0
		let amplitude = 1
		let frequency = 1
		for (let octave = 0; octave < octaves; octave++) {
			sum += amplitude * wave(x * frequency + octave * 37)
			amplitude *= 0.48
			frequency *= 2.1
		}
		return sum
	}
}
