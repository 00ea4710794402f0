import { useEffect, useState } from 'react'

/**
 * For the owner's tools on visitors' pages, which have no router: fetched once, and again when `fetchData` changes.
 * Sections of the desk have a `clientLoader` instead (app/desk/load.ts).
 */
export function useFetched<Data>(fetchData: () => Promise<Data>) {
	const [fetched, setFetched] = useState<{ data?: Data; failure?: unknown }>({})
	useEffect(() => {
		let isWanted = true
		const show = (next: typeof fetched) => isWanted && setFetched(next)
		fetchData().then(
			(data) => show({ data }),
			(failure) => show({ failure }),
		)
		return () => {
			isWanted = false
		}
	}, [fetchData])
	return fetched
}
