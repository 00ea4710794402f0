import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnerToken } from '#app/api/owner-token.ts'
import { isLoadedAsOwner } from './load.ts'

/** In the desk's layout: data are fresh after signing in or out, and when the owner comes back to the tab. */
export function useRevalidateOnReturn() {
	const { revalidate } = useRevalidator()
	const token = useOwnerToken()

	// biome-ignore lint/correctness/useExhaustiveDependencies: asks again when somebody signs in or out, here or in another tab.
	useEffect(() => {
		if (!isLoadedAsOwner()) revalidate()
	}, [token, revalidate])

	useEffect(() => {
		const reloadWhenSeen = () => {
			if (document.visibilityState === 'visible') revalidate()
		}
		document.addEventListener('visibilitychange', reloadWhenSeen)
		return () => document.removeEventListener('visibilitychange', reloadWhenSeen)
	}, [revalidate])
}
