import { useCallback, useEffect, useState } from 'react'
import type { EditingWords } from '#content/editing/editing-words.ts'
import { explain } from './content-calls.ts'

/** Reads data of the draft, and again when `revision` changes. `problem` says why that failed. `read` must be stable. */
export function useRead<Data>(
	read: () => Promise<Data>,
	{ errors }: EditingWords,
	revision?: unknown,
) {
	const [data, setData] = useState<Data>()
	const [problem, setProblem] = useState('')

	const load = useCallback(() => {
		setProblem('')
		read().then(setData, (reason) =>
			setProblem(explain(reason, { ...errors, failed: errors.load ?? '' })),
		)
	}, [read, errors])
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was published or discarded is read again.
	useEffect(load, [load, revision])

	return { data, setData, problem, load }
}
