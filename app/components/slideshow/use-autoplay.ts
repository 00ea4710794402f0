import {
	type FocusEvent,
	type PointerEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import type { Place } from './slides.ts'

const slideMs = 5000
const soonestMs = 500
const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Calls `advance` every five seconds unless paused, hovered, focused or out of view; later if a slow line has not brought
 * the next picture yet.
 */
export function useAutoplay(
	box: RefObject<HTMLElement | null>,
	shown: number,
	advance: () => void,
) {
	const [isPaused, setPaused] = useState(false)
	const [isHovered, setHovered] = useState(false)
	const [isFocused, setFocused] = useState(false)
	const [isInView, setInView] = useState(false)
	/** The rest of the first slide's time: the server's page showed it before React mounted. */
	const firstMs = useRef<number>(undefined)
	const isPlaying = !isPaused && !isHovered && !isFocused && isInView

	// No event reports what the visitor did before React mounted: a pause pressed, a pointer or the keyboard already there.
	useLayoutEffect(() => {
		if (!box.current) return
		setPaused(box.current.querySelector('[aria-pressed=true]') !== null)
		setHovered(box.current.matches(':hover') && matchMedia('(hover: hover)').matches)
		setFocused(box.current.querySelector(':focus-visible') !== null)
	}, [box])

	useEffect(() => {
		const preference = matchMedia(reducedMotion)
		const follow = () => setPaused(preference.matches)
		preference.addEventListener('change', follow)
		return () => preference.removeEventListener('change', follow)
	}, [])

	useEffect(() => {
		if (!box.current) return
		firstMs.current = Math.max(soonestMs, slideMs - performance.now())
		const observer = new IntersectionObserver(
			([entry]) => {
				const isInView = entry?.isIntersecting ?? false
				if (!isInView) firstMs.current = undefined
				setInView(isInView)
			},
			{ threshold: 0.3 },
		)
		observer.observe(box.current)
		return () => observer.disconnect()
	}, [box])

	// biome-ignore lint/correctness/useExhaustiveDependencies: every slide gets its full time, whatever showed it.
	useEffect(() => {
		if (!isPlaying) return
		const end = new AbortController()
		const timer = setTimeout(() => {
			const picture = waitingPicture(box.current)
			if (!picture || picture.complete) return advance()
			for (const outcome of ['load', 'error'])
				picture.addEventListener(outcome, advance, { signal: end.signal })
		}, firstMs.current ?? slideMs)
		firstMs.current = undefined
		return () => {
			clearTimeout(timer)
			end.abort()
		}
	}, [isPlaying, shown])

	/** A press on play starts it at once, although the pointer is still over the pictures. */
	function toggle() {
		setPaused(!isPaused)
		setHovered(false)
		setFocused(false)
	}

	const holds = {
		onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
		onPointerLeave: () => setHovered(false),
		onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
		onBlur: () => setFocused(false),
	}

	return { isPaused, isPlaying, toggle, holds }
}

/** The picture of the colour scheme in use, where a slide has one for each. */
function waitingPicture(box: HTMLElement | null): HTMLImageElement | undefined {
	const waiting = 'waiting' satisfies Place
	const pictures = box?.querySelectorAll<HTMLImageElement>(`[data-place=${waiting}] img`) ?? []
	return [...pictures].find((picture) => picture.getClientRects().length > 0)
}
