import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps an index and a scroll-snapping row in step. The row's position decides: scrolling it moves the index, and moving the
 * index scrolls it. On the way to a chosen item, the items passed do not count.
 */
export function useCarousel(count: number) {
	const row = useRef<HTMLUListElement>(null)
	const [index, setIndex] = useState(0)
	const [isTakenOver, setTakenOver] = useState(false)
	const current = useRef(0)
	const isTravelling = useRef(false)

	const show = useCallback((next: number) => {
		current.current = next
		setIndex(next)
	}, [])

	const goTo = useCallback(
		(wanted: number) => {
			const next = Math.min(Math.max(wanted, 0), count - 1)
			if (next === current.current || !row.current) return
			isTravelling.current = true
			show(next)
			row.current.scrollTo({ left: next * itemDistance(row.current) })
		},
		[count, show],
	)

	const step = useCallback((by: 1 | -1) => goTo(current.current + by), [goTo])

	// The visitor may have scrolled the row, or pressed its buttons, before React mounted.
	useLayoutEffect(() => {
		if (row.current) show(nearestIndex(row.current))
		setTakenOver(true)
	}, [show])

	useEffect(() => {
		const element = row.current
		if (!element) return
		const follow = () => {
			const nearest = nearestIndex(element)
			if (isTravelling.current) isTravelling.current = nearest !== current.current
			else show(nearest)
		}
		const stopTravelling = () => {
			isTravelling.current = false
		}
		element.addEventListener('scroll', follow, { passive: true })
		element.addEventListener('pointerdown', stopTravelling, { passive: true })
		element.addEventListener('wheel', stopTravelling, { passive: true })
		return () => {
			element.removeEventListener('scroll', follow)
			element.removeEventListener('pointerdown', stopTravelling)
			element.removeEventListener('wheel', stopTravelling)
		}
	}, [show])

	return { row, index, isTakenOver, goTo, step }
}

function nearestIndex(row: HTMLElement): number {
	return Math.round(row.scrollLeft / itemDistance(row))
}

function itemDistance(row: HTMLElement): number {
	const [first, second] = row.children as unknown as HTMLElement[]
	return first && second ? second.offsetLeft - first.offsetLeft : 1
}
