import { useEffect } from 'react'
import { clearDraft } from '#app/enquiries/form/draft-store.ts'
import { forgetKept, keptPaths } from '#app/offline/kept.ts'
import { splitLocale } from '#domain/locale.ts'

/** Shown once a guest's data is deleted: deletes what this browser keeps of it. */
export function ForgetRequests() {
	useEffect(() => {
		clearDraft('booking')
		clearDraft('contact')
		if ('caches' in window) forgetRequests().catch(() => {})
	}, [])
	return null
}

async function forgetRequests() {
	const requests = [...(await keptPaths())].filter((path) =>
		splitLocale(path).path.startsWith('/request/'),
	)
	await Promise.all(requests.map(forgetKept))
}
