import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { BrowserMail } from '#app/enquiries/mail-from-browser.ts'
import {
	keepPending,
	nonePending,
	type PendingEnquiry,
	readPending,
	subscribeToPending,
} from '#app/enquiries/pending-store.ts'
import { type SendOutcome, sendEnquiry } from '#app/enquiries/send-enquiry.ts'
import { idOf } from '#content/enquiry-text.ts'

type Options = {
	mail: BrowserMail | undefined
	/** Told of everything that arrived after all. */
	onSent: (sent: Extract<SendOutcome, { result: 'sent' }>['sent']) => void
}

/** A server that was out comes back without the browser being told. */
const everyMs = 30_000

/** What waits in this browser. Sent again on arrival at the page, when the connection returns, and now and then. */
export function usePendingEnquiries({ mail, onSent }: Options) {
	const enquiries = useSyncExternalStore(subscribeToPending, readPending, nonePending)
	const [underWay, setUnderWay] = useState<string[]>([])
	const busy = useRef(new Set<string>())
	const report = useRef(onSent)
	report.current = onSent

	const send = useCallback(
		async (enquiry: PendingEnquiry): Promise<void> => {
			const id = idOf(enquiry.content)
			if (busy.current.has(id)) return
			busy.current.add(id)
			setUnderWay([...busy.current])
			const outcome = await sendEnquiry(enquiry, { mail })
			busy.current.delete(id)
			setUnderWay([...busy.current])
			if (outcome.result === 'sent') report.current(outcome.sent)
			// A day of arrival has passed, for example: it stays until the visitor puts it right.
			else if (outcome.result !== 'waiting') keepPending({ ...enquiry, reason: 'invalid' })
		},
		[mail],
	)

	useEffect(() => {
		const sendDue = async () => {
			if (!navigator.onLine) return
			const isDue = (it: PendingEnquiry) => it.reason !== 'invalid' && it.notBefore <= Date.now()
			for (const enquiry of readPending().filter(isDue)) await send(enquiry)
		}
		sendDue()
		addEventListener('online', sendDue)
		const timer = setInterval(sendDue, everyMs)
		return () => {
			removeEventListener('online', sendDue)
			clearInterval(timer)
		}
	}, [send])

	return {
		enquiries,
		send,
		isUnderWay: (enquiry: PendingEnquiry) => underWay.includes(idOf(enquiry.content)),
	}
}
