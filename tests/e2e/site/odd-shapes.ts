/**
 * Runs inside the page: the pictures whose shape is beyond 9:16 or 21:9. Focal boxes are in view between the two
 * (content/images.test.ts).
 */
export function findOddShapes(): string[] {
	return [...document.querySelectorAll<HTMLImageElement>('main img[alt]:not([alt=""])')]
		.filter((image) => image.checkVisibility({ visibilityProperty: true }))
		.map(({ clientWidth, clientHeight, alt }) => ({ ratio: clientWidth / clientHeight, alt }))
		.filter(({ ratio }) => ratio < 9 / 16 - 0.01 || ratio > 21 / 9 + 0.01)
		.map(({ ratio, alt }) => `${ratio.toFixed(2)} ${alt.slice(0, 40)}`)
}
