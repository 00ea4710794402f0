/**
 * Runs inside the page: scrolls it screen by screen and compares rectangles. Bars that span the screen at its edge are
 * the edge of what is seen, if they are opaque and nothing at the page's ends stays behind them; all else that is fixed
 * must leave text and controls alone.
 */
export async function findCovered(): Promise<string[]> {
	const found = new Set<string>()
	const everything = [...document.body.querySelectorAll<HTMLElement>('*')]
	const isFixed = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
	const fixed = everything.filter(isFixed)
	const isWithin = (element: Element, boxes: Element[]) =>
		boxes.some((box) => box.contains(element))

	const isSeen = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
		!ancestors(element).some((it) => getComputedStyle(it).clipPath !== 'none')

	function ancestors(element: Element): Element[] {
		return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]
	}

	/** The part of a rectangle that a scrolling or clipping box leaves visible. */
	function cut(rectangle: DOMRect, element: Element): DOMRect {
		let { left, top, right, bottom } = rectangle
		for (const box of ancestors(element).slice(1)) {
			if (getComputedStyle(box).overflow === 'visible' || box === document.body) continue
			const edge = box.getBoundingClientRect()
			left = Math.max(left, edge.left)
			top = Math.max(top, edge.top)
			right = Math.min(right, edge.right)
			bottom = Math.min(bottom, edge.bottom)
		}
		return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
	}

	function rectanglesOf(element: Element): DOMRect[] {
		if (element.matches('a, button, input, textarea, select, summary, label'))
			return [...element.getClientRects()]
		const texts = [...element.childNodes].filter(
			(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
		)
		return texts.flatMap((text) => {
			const range = document.createRange()
			range.selectNodeContents(text)
			return [...range.getClientRects()]
		})
	}

	const overlap = (one: DOMRect, other: DOMRect) =>
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

	const isBar = ({ left, right, top, bottom }: DOMRect) =>
		left <= 0 && right >= innerWidth && (top <= 0 || bottom >= innerHeight)

	const nameOf = (element: Element) =>
		`${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`

	const inFlow = everything.filter((element) => !isWithin(element, fixed) && isSeen(element))
	const screenful = innerHeight * 0.7

	for (let y = 0; ; y += screenful) {
		scrollTo({ top: y, behavior: 'instant' })
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
		const isTop = scrollY === 0
		const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
		for (const cover of fixed.filter(isSeen)) {
			const coverRectangle = cover.getBoundingClientRect()
			if (coverRectangle.width === 0 || coverRectangle.height === 0) continue
			const bar = isBar(coverRectangle)
			if (bar && !/^rgb\(/.test(getComputedStyle(cover).backgroundColor))
				found.add(`${nameOf(cover)} is a bar that one sees through`)
			const isAtEnd = coverRectangle.top <= 0 ? isTop : isEnd
			// A part of a bar is covered with it.
			if ((bar && !isAtEnd) || ancestors(cover).slice(1).some(isFixed)) continue
			for (const element of inFlow)
				for (const rectangle of rectanglesOf(element))
					if (overlap(cut(rectangle, element), coverRectangle))
						found.add(`${nameOf(cover)} covers ${nameOf(element)}`)
		}
		if (isEnd) return [...found]
	}
}
