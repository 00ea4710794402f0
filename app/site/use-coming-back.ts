import { useEffect, useEffectEvent } from 'react'

/** Calls `comeBack` when the browser shows the page as it was left, from its back/forward cache. */
export function useComingBack(comeBack: () => void) {
	const show = useEffectEvent(({ persisted }: PageTransitionEvent) => {
		if (persisted) comeBack()
	})
	useEffect(() => {
		addEventListener('pageshow', show)
		return () => removeEventListener('pageshow', show)
	}, [])
}
