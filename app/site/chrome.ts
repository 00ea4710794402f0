import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import type { Chrome } from '#content/chrome.ts'

/** The words that surround every page, for components with controls of their own (a slideshow's pause button). */
export function useChrome(): Chrome {
	const root = useRouteLoaderData<typeof loader>('root')
	if (!root) throw new Error('useChrome needs the root loader to have succeeded')
	return root.chrome
}
