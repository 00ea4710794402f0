/**
 * Runs inside the page: the words and groups of digits that continue in another line without a hyphen, or that reach
 * beyond the edge of their control.
 */
export function findBrokenWords(within = 'body'): string[] {
	const found: string[] = []
	for (const root of document.querySelectorAll(within)) {
		const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
		while (texts.nextNode()) {
			const text = texts.currentNode as Text
			if (text.parentElement?.checkVisibility()) found.push(...brokenIn(text))
		}
	}
	return found

	function brokenIn(text: Text): string[] {
		const words = [...text.data.matchAll(/[\p{L}\p{N}]{4,}/gu)]
		const broken = words.filter(({ 0: word, index }) => {
			const range = document.createRange()
			range.setStart(text, index)
			range.setEnd(text, index + word.length)
			const lines = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom))
			return new Set(lines).size > 1 || leavesControl(text, range)
		})
		return broken.map(([word]) => word)
	}

	function leavesControl(text: Text, range: Range): boolean {
		const control = text.parentElement?.closest('a, button, label, summary')
		if (!control) return false
		// Words for screen readers are in a box of one pixel.
		for (let box = text.parentElement; box && box !== control; box = box.parentElement)
			if (getComputedStyle(box).overflow !== 'visible') return false
		return range.getBoundingClientRect().right > control.getBoundingClientRect().right + 1
	}
}
