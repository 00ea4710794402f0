import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keptAt, useIsOnline } from './signal.ts'

type Shown = { keptAt: number | undefined; loadedAt: number }
type Line = { SignalLine: ComponentType<Shown & { isOnline: boolean }> }

/**
 * Says that there is no signal and how old the page is. The line itself loads after the page, before it is needed: its
 * styles would cost every page bytes.
 */
export function SignalRegion() {
	const isOnline = useIsOnline()
	const { pathname } = useLocation()
	const [line, setLine] = useState<Line>()
	const [shown, setShown] = useState<Shown>()

	// biome-ignore lint/correctness/useExhaustiveDependencies: tried again when it is needed.
	useEffect(() => {
		import('./signal-line.tsx').then(setLine, () => {})
	}, [isOnline])

	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own age.
	useEffect(() => {
		setShown({ keptAt: keptAt(), loadedAt: Date.now() })
		// A page opened from here on comes from the network.
		return () => {
			delete document.documentElement.dataset.keptAt
		}
	}, [pathname])

	const isNeeded = line && shown && (!isOnline || shown.keptAt)
	return <div role="status">{isNeeded && <line.SignalLine {...shown} isOnline={isOnline} />}</div>
}
