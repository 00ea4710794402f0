/** The candidate that takes the fewest changed letters (Levenshtein) to become the name. */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
	const distances = candidates.map((candidate) => distance(name.toLowerCase(), candidate))
	return candidates[distances.indexOf(Math.min(...distances))]
}

function distance(from: string, to: string): number {
	let row = Array.from({ length: to.length + 1 }, (_, index) => index)
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1]
		for (let column = 1; column <= to.length; column++) {
			const [above, left, diagonal] = [row[column], next[column - 1], row[column - 1]] as number[]
			const change = letter === to[column - 1] ? 0 : 1
			next.push(Math.min((above ?? 0) + 1, (left ?? 0) + 1, (diagonal ?? 0) + change))
		}
		row = next
	}
	return row.at(-1) ?? 0
}
