import { useEffect } from 'react'
import { clearDraft } from '#app/enquiries/form/draft-store.ts'
import { forgetRequest } from '#app/enquiries/own-requests/own-requests.ts'
import { cachedPaths, deleteCached } from '#app/offline/site-cache.ts'
import { forgetGuestsDrafts } from '#app/stays/guest-page/use-guests-draft.ts'
import { splitLocale } from '#domain/locale.ts'

type Props = {
	/** A request that is not there any more; without it, the one whose data were deleted just now. */
	requestKey: string | undefined
}

/** Shown in place of a request that is gone: deletes what this browser has cached of it. */
export function ForgetRequests({ requestKey }: Props) {
	useEffect(() => {
		forgetRequest(requestKey ?? location.hash.slice(1))
		if (requestKey) return
		clearDraft('booking')
		clearDraft('contact')
		forgetGuestsDrafts()
		if ('caches' in window) deleteCachedRequests().catch(() => {})
	}, [requestKey])
	return null
}

async function deleteCachedRequests() {
	const requests = [...(await cachedPaths())].filter((path) =>
		splitLocale(path).path.startsWith('/request/'),
	)
	await Promise.all(requests.map(deleteCached))
}
