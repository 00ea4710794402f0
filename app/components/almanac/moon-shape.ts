/** The lit part of the moon as an SVG path in a circle of radius 1 around 0, 0. */
export function litMoonPath(age: number): string {
	const isWaxing = age < 0.5
	// The terminator is half an ellipse, whose width follows the phase angle.
	const width = Math.cos(age * 2 * Math.PI).toFixed(2)
	const outer = isWaxing ? 1 : 0
	const inner = Number(width) > 0 === isWaxing ? 0 : 1
	return `M0-1A1 1 0 0 ${outer} 0 1A${Math.abs(Number(width))} 1 0 0 ${inner} 0-1z`
}
