export type Slides = { current: number; last: number | null }

/** A slide's place in the stack; only shown and neighbouring slides are fetched. */
export type Place = 'shown' | 'entering' | 'leaving' | 'waiting' | 'away'

/** The row goes round: after the last picture comes the first. */
export function moveTo({ current }: Slides, target: number, count: number): Slides {
	return { current: (target + count) % count, last: current }
}

export function placeOf(index: number, { current, last }: Slides, count: number): Place {
	if (index === current) return last === null ? 'shown' : 'entering'
	if (index === last) return 'leaving'
	return index === (current + 1) % count ? 'waiting' : 'away'
}
