import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnerToken } from '#app/api/owner-token.ts'

/** How old the data of a desk that is left open may become. */
export const refreshMs = 60_000

/**
 * In the desk's layout: data are fresh after signing in or out, when somebody comes back to the tab, and every minute while it
 * is visible. A session that ended meanwhile is noticed by the same calls. `loadedFor`: the token with which the desk was
 * loaded, once it was. `onRefresh` asks again who is signed in.
 */
export function useFreshData(loadedFor: string | null | undefined, onRefresh: () => void) {
	const { revalidate } = useRevalidator()
	const token = useOwnerToken()
	const refresh = useEffectEvent(async () => {
		await revalidate()
		onRefresh()
	})

	// Somebody signed in or out, here or in another tab.
	useEffect(() => {
		if (loadedFor !== undefined && token !== loadedFor) revalidate()
	}, [token, loadedFor, revalidate])

	useEffect(() => {
		const reloadWhenSeen = () => {
			if (document.visibilityState === 'visible') refresh()
		}
		document.addEventListener('visibilitychange', reloadWhenSeen)
		return () => document.removeEventListener('visibilitychange', reloadWhenSeen)
	}, [])

	useEffect(() => {
		if (token === null) return
		const timer = setInterval(() => {
			if (document.visibilityState === 'visible' && !isFillingIn()) refresh()
		}, refreshMs)
		return () => clearInterval(timer)
	}, [token])
}

/** Whether somebody is in a field or a dialog, where nothing should move. */
function isFillingIn(): boolean {
	const fields = 'input, textarea, select, [contenteditable=true]'
	const isInField = document.activeElement?.matches(fields) ?? false
	return isInField || document.querySelector('dialog[open]') !== null
}
