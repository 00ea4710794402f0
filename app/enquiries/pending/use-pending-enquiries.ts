import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BrowserMail } from '#app/enquiries/sending/mail-from-browser.ts'
import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import type { SentEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import {
	nonePending,
	type PendingEnquiry,
	readPending,
	subscribeToPending,
} from './pending-store.ts'
import { retryPending, sendPending } from './retry-pending.ts'

type Options = {
	mail: BrowserMail | undefined
	/** Called for every pending enquiry that was sent. */
	onSent: (sent: SentEnquiry) => void
}

/** The pending enquiries of this browser, retried while the page is open. */
export function usePendingEnquiries({ mail, onSent }: Options) {
	const enquiries = useSyncExternalStore(subscribeToPending, readPending, nonePending)
	const [underWay, setUnderWay] = useState<string[]>([])
	const report = useRef(onSent)
	report.current = onSent

	const send = useCallback(
		async (enquiry: OutgoingEnquiry): Promise<void> => {
			const id = idOf(enquiry.content)
			setUnderWay((ids) => [...ids, id])
			const sent = await sendPending(enquiry, mail).finally(() =>
				setUnderWay((ids) => ids.filter((it) => it !== id)),
			)
			if (sent) report.current(sent)
		},
		[mail],
	)
	useEffect(() => retryPending({ send, onSent: (sent) => report.current(sent) }), [send])

	return {
		enquiries,
		send,
		isUnderWay: (enquiry: PendingEnquiry) => underWay.includes(idOf(enquiry.content)),
	}
}
