import { useCallback, useEffect, useRef, useState } from 'react'

type Fetched<Data> = { data?: Data | undefined; failure?: unknown }

/**
 * Loads data for the owner's tools on visitors' pages, which have no router, for their sheets, and for the sign-in screen. Data
 * stay when they cannot be fetched again. Sections of the desk have a `clientLoader` instead (app/desk/load.ts).
 */
export function useFetched<Data>(fetchData: () => Promise<Data>) {
	const [fetched, setFetched] = useState<Fetched<Data>>({})
	const latest = useRef(0)

	const reload = useCallback(async () => {
		latest.current += 1
		const request = latest.current
		const next: Fetched<Data> = await fetchData().then(
			(data) => ({ data }),
			(failure) => ({ failure }),
		)
		// The response to an earlier request is ignored.
		if (request === latest.current) setFetched(({ data }) => ({ data, ...next }))
	}, [fetchData])

	useEffect(() => {
		reload()
		return () => {
			latest.current += 1
		}
	}, [reload])
	return { ...fetched, reload }
}
