import { useEffect } from 'react'
import { clearDraft } from '#app/enquiries/form/draft-store.ts'
import { forgetRequest } from '#app/enquiries/own-requests/forget-request.ts'
import { forgetGuestsDrafts } from '#app/stays/guest-page/use-guests-draft.ts'

type Props = {
	/** A request that is not there any more; without it, the one whose data were deleted just now. */
	requestKey: string | undefined
}

/** Shown in place of a request that is gone: deletes what this browser has of it. */
export function ForgetRequests({ requestKey }: Props) {
	useEffect(() => {
		forgetRequest(requestKey ?? location.hash.slice(1))
		if (requestKey) return
		clearDraft('booking')
		clearDraft('contact')
		forgetGuestsDrafts()
	}, [requestKey])
	return null
}
