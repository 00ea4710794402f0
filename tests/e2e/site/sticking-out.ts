/**
 * Runs inside the page: words of links, buttons, headings and cells that reach beyond the screen on either side or beyond
 * their own box, and days of a calendar in two lines. A bar that is fixed and a box that grows to the left do not widen the page.
 */
export function findWordsSticking(): string[] {
	const found: string[] = []
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	while (texts.nextNode()) {
		const text = texts.currentNode as Text
		const owner = text.parentElement?.closest('a, button, summary, label, h1, h2, h3, td, th')
		if (!owner || !isShown(text) || text.data.trim() === '' || isSpoken(text)) continue
		const range = document.createRange()
		range.selectNodeContents(text)
		const { left, right } = range.getBoundingClientRect()
		if (right === left) continue
		if (/^\d\d$/.test(text.data) && range.getClientRects().length > 1)
			found.push(`${text.data} in two lines`)
		const edges = edgesFor(owner)
		if (left < edges.left - 1 || right > edges.right + 1)
			found.push(`${text.data.trim()}: ${left} to ${right}, not ${edges.left} to ${edges.right}`)
	}
	return found

	function edgesFor(owner: Element) {
		const screen = scrollsSideways(owner)
			? { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }
			: { left: 0, right: document.documentElement.clientWidth }
		if (getComputedStyle(owner).display === 'inline') return screen
		const box = owner.getBoundingClientRect()
		return { left: Math.max(screen.left, box.left), right: Math.min(screen.right, box.right) }
	}

	function isShown({ parentElement }: Text) {
		return parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
	}

	/** Words for screen readers are in a box of one pixel. */
	function isSpoken(text: Text): boolean {
		for (let box = text.parentElement; box; box = box.parentElement)
			if (box.clientWidth === 1 && getComputedStyle(box).overflow !== 'visible') return true
		return false
	}

	/** Carousels and rows of links move under the thumb; the desk as a whole must not. */
	function scrollsSideways(owner: Element): boolean {
		for (let box = owner.parentElement; box && !box.querySelector('main'); box = box.parentElement)
			if (getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth)
				return true
		return false
	}
}
