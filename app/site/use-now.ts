import { useEffect, useState } from 'react'

const minute = 60_000

/**
 * The time to the minute, as long as the page stays open; undefined on the server, whose pages are cached. Asks the clock
 * more often than it changes: timers stop while a computer sleeps, and are late in a hidden tab.
 */
export function useNow(): number | undefined {
	const [now, setNow] = useState<number>()

	useEffect(() => {
		const update = () => setNow(Math.floor(Date.now() / minute) * minute)
		update()
		const timer = setInterval(update, minute / 4)
		document.addEventListener('visibilitychange', update)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', update)
		}
	}, [])

	return now
}
