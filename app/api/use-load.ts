import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Data that a section of the owner's desk shows: loaded at once, and again when the owner comes back to the tab. What was
 * loaded stays while it is loaded again, or when that fails.
 */
export function useLoad<Data>(fetchData: () => Promise<Data>) {
	const [data, setData] = useState<Data>()
	const [hasFailed, setHasFailed] = useState(false)
	const latest = useRef(0)

	const load = useCallback(async () => {
		latest.current += 1
		const request = latest.current
		try {
			const loaded = await fetchData()
			if (request !== latest.current) return
			setData(loaded)
			setHasFailed(false)
		} catch {
			if (request === latest.current) setHasFailed(true)
		}
	}, [fetchData])

	useEffect(() => {
		load()
		const loadWhenSeen = () => {
			if (document.visibilityState === 'visible') load()
		}
		document.addEventListener('visibilitychange', loadWhenSeen)
		return () => document.removeEventListener('visibilitychange', loadWhenSeen)
	}, [load])

	return { data, hasFailed, load }
}
