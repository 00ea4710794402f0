import { useEffect } from 'react'
import { callApi } from '#app/api/call-api.ts'
import { useFetched } from '#app/api/use-fetched.ts'

async function fetchForm(): Promise<{ asksName: boolean }> {
	return await (await callApi('/api/auth/form')).json()
}

/** Asks again when the tab comes back: an account may have been added or switched off meanwhile. */
export function useSignInForm() {
	const fetched = useFetched(fetchForm)
	const { reload } = fetched
	useEffect(() => {
		const reloadWhenSeen = () => {
			if (document.visibilityState === 'visible') reload()
		}
		document.addEventListener('visibilitychange', reloadWhenSeen)
		return () => document.removeEventListener('visibilitychange', reloadWhenSeen)
	}, [reload])
	return fetched
}
