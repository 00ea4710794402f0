export type Spot = { x: number; y: number; scale: number }

/**
 * One-point perspective: places something given by its offset from the vanishing point in the nearest plane,
 * and how far away it is (0 near, 1 at half size).
 */
export function perspective(vanishingX: number, vanishingY: number) {
	return (x: number, y: number, depth: number): Spot => {
		const scale = 1 / (1 + depth)
		return { x: vanishingX + x * scale, y: vanishingY + y * scale, scale }
	}
}
