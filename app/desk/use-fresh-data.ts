import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnerToken } from '#app/api/owner-token.ts'
import { isLoadedAsOwner } from './load.ts'

/** How old the data of a desk that is left open may become. */
export const refreshMs = 60_000

/**
 * In the desk's layout: data are fresh after signing in or out, when somebody comes back to the tab, and every minute while it
 * is visible. A session that ended meanwhile is noticed by the same calls.
 */
export function useFreshData() {
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

	useEffect(() => {
		if (token === null) return
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible' && !isFillingIn()) revalidate()
		}, refreshMs)
		return () => clearInterval(timer)
	}, [token, revalidate])
}

/** Whether somebody is in a field or a dialog, where nothing should move. */
function isFillingIn(): boolean {
	const fields = 'input, textarea, select, [contenteditable=true]'
	const isInField = document.activeElement?.matches(fields) ?? false
	return isInField || document.querySelector('dialog[open]') !== null
}
