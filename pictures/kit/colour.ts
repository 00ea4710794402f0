/** Mixes two `#rrggbb` colours: 0 gives the first, 1 the second. What is far away is mixed with the haze. */
export function mix(from: string, to: string, share: number): string {
	const blended = [1, 3, 5].map((at) => {
		const [a, b] = [channel(from, at), channel(to, at)]
		return Math.round(a + (b - a) * share)
			.toString(16)
			.padStart(2, '0')
	})
	return `#${blended.join('')}`
}

function channel(colour: string, at: number): number {
	return Number.parseInt(colour.slice(at, at + 2), 16)
}
