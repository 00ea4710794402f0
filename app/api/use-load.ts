import { useCallback, useEffect, useRef, useState } from 'react'

type State<Data> = { data?: Data | undefined; hasFailed: boolean; reason?: unknown }

type Options = {
	/** Loads again when it changes. */
	revision?: unknown
	/** Off for forms and lists that continue: new data would replace what the owner works on. */
	reloadsOnReturn?: boolean
}

const nothing = { hasFailed: false }

/**
 * Data that a section of the owner's desk shows: loaded at once, and again when the owner comes back to the tab. What was
 * loaded stays while it is loaded again, or when that fails. Answers to earlier requests are ignored.
 */
export function useLoad<Data>(
	fetchData: (revision: unknown) => Promise<Data>,
	{ revision, reloadsOnReturn = true }: Options = {},
) {
	const [state, setState] = useState<State<Data>>(nothing)
	const latest = useRef(0)

	const load = useCallback(async () => {
		latest.current += 1
		const request = latest.current
		setState((before) => (before.data === undefined ? nothing : before))
		try {
			const data = await fetchData(revision)
			if (request === latest.current) setState({ data, hasFailed: false })
		} catch (reason) {
			if (request === latest.current) setState(({ data }) => ({ data, hasFailed: true, reason }))
		}
	}, [fetchData, revision])

	/** For data that another call answered with; a request under way is ignored. */
	const setData = useCallback((data: Data) => {
		latest.current += 1
		setState({ data, hasFailed: false })
	}, [])

	useEffect(() => {
		load()
		if (!reloadsOnReturn) return
		const loadWhenSeen = () => {
			if (document.visibilityState === 'visible') load()
		}
		document.addEventListener('visibilitychange', loadWhenSeen)
		return () => document.removeEventListener('visibilitychange', loadWhenSeen)
	}, [load, reloadsOnReturn])

	return { ...state, setData, load }
}
