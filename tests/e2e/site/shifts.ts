declare global {
	interface Window {
		shifts: Shift[]
	}
}

type Shift = { value: number; moved: string[] }
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Runs before a page: what moves without the visitor's doing, from the first paint on. */
export function collectShifts() {
	window.shifts = []
	new PerformanceObserver((list) => {
		for (const { value, sources } of list.getEntries() as LayoutShift[]) {
			const moved = sources.map(({ node }) =>
				(node instanceof Element ? node.outerHTML : String(node?.nodeValue)).slice(0, 120),
			)
			window.shifts.push({ value, moved })
		}
	}).observe({ type: 'layout-shift', buffered: true })
}
