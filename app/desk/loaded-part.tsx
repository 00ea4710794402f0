import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { loadWords } from '#content/owner/load-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { Loaded } from './load.ts'

type Props<Data> = {
	loaded: Loaded<Data>
	failed: string | ((failure: unknown) => string)
	children: (data: Data) => ReactNode
}

/** Data of a section, with a line above them when newer ones could not be loaded. */
export function LoadedPart<Data>({ loaded, failed, children }: Props<Data>) {
	const words = useWords(loadWords)
	const { revalidate, state } = useRevalidator()
	const { data, failure } = loaded
	const isLoading = failure === undefined || (data === undefined && state === 'loading')
	const text = typeof failed === 'string' ? failed : failed(failure)
	return (
		<>
			{(data === undefined || failure !== undefined) && (
				<NotLoaded words={words} failure={!isLoading && text} onRetry={revalidate} />
			)}
			{data !== undefined && children(data)}
		</>
	)
}

/** For a section's `HydrateFallback`, until its `clientLoader` has run for the first time. */
export function OpeningSection() {
	return <p role="status">{useWords(ownerWords).login.opening}</p>
}
