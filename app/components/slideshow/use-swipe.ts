import { type PointerEvent, useRef } from 'react'

const leastPixels = 40

/** Handlers for a finger or pen drawn sideways; -1 is back, 1 is on. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
	const start = useRef<number | null>(null)
	return {
		onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
			start.current = pointerType === 'mouse' ? null : clientX
		},
		onPointerUp: ({ clientX }: PointerEvent) => {
			const distance = start.current === null ? 0 : clientX - start.current
			start.current = null
			if (Math.abs(distance) >= leastPixels) onSwipe(distance > 0 ? -1 : 1)
		},
		onPointerCancel: () => {
			start.current = null
		},
	}
}
