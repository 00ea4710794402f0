import {
	type FocusEvent,
	type PointerEvent,
	type RefObject,
	useEffect,
	useRef,
	useState,
} from 'react'
import { isTakingOver } from '#app/site/start-when-needed.ts'

export const slideMs = 5000
const soonestMs = 500

/** Calls `advance` every five seconds, unless something asks for stillness. */
export function useAutoplay(
	box: RefObject<HTMLElement | null>,
	shown: number,
	advance: () => void,
) {
	const [isPaused, setPaused] = useState(false)
	const [isHovered, setHovered] = useState(false)
	const [isFocused, setFocused] = useState(false)
	const [isInView, setInView] = useState(false)
	/** What is left of the first slide's time: the server's page has shown it since before React came. */
	const firstMs = useRef<number>(undefined)
	const isPlaying = !isPaused && !isHovered && !isFocused && isInView

	useEffect(() => {
		const stillness = matchMedia('(prefers-reduced-motion: reduce)')
		const follow = () => setPaused(stillness.matches)
		follow()
		stillness.addEventListener('change', follow)
		return () => stillness.removeEventListener('change', follow)
	}, [])

	useEffect(() => {
		if (!box.current) return
		if (isTakingOver()) firstMs.current = Math.max(soonestMs, slideMs - performance.now())
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

	// biome-ignore lint/correctness/useExhaustiveDependencies: every slide gets its full time, however it came.
	useEffect(() => {
		if (!isPlaying) return
		const timer = setTimeout(advance, firstMs.current ?? slideMs)
		firstMs.current = undefined
		return () => clearTimeout(timer)
	}, [isPlaying, shown])

	/** A press on play means now, though the pointer that pressed it is still over the pictures. */
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
