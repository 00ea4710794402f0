import { useCallback, useEffect, useReducer, useState } from 'react'
import { listDocuments } from '#app/editing/content-calls.ts'
import type { DocumentList } from '#domain/editing/answers.ts'

/** The draft's state, a function that reloads it, and a revision that increases when the draft is published or discarded. */
export function useDraftState() {
	const [state, setState] = useState<DocumentList>()
	const refresh = useCallback(() => {
		listDocuments().then(setState, () => {})
	}, [])
	useEffect(() => {
		refresh()
		addEventListener('focus', refresh)
		return () => removeEventListener('focus', refresh)
	}, [refresh])
	const [revision, countRevision] = useReducer((count: number) => count + 1, 0)
	const onChanged = () => {
		refresh()
		countRevision()
	}
	return { state, refresh, revision, onChanged }
}
