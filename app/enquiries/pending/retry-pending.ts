import type { BrowserMail } from '#app/enquiries/sending/mail-from-browser.ts'
import { type SentEnquiry, sendEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { keepPending, type PendingEnquiry, readPending } from './pending-store.ts'

/** Nothing tells the browser that a server is back, so it asks at intervals. */
const everyMs = 30_000

const underWay = new Set<string>()

/** Sends a pending enquiry again. Undefined when it stays pending or is being sent already. */
export async function sendPending(
	enquiry: PendingEnquiry,
	mail: BrowserMail | undefined,
): Promise<SentEnquiry | undefined> {
	const id = idOf(enquiry.content)
	if (underWay.has(id)) return undefined
	underWay.add(id)
	const outcome = await sendEnquiry(enquiry, { mail }).finally(() => underWay.delete(id))
	if (outcome.result === 'sent') return outcome.sent
	// The arrival date has passed, for example: it stays until the visitor corrects it.
	if (outcome.result !== 'waiting') keepPending({ ...enquiry, reason: 'invalid' })
	return undefined
}

/** Sends what is due now, when the connection returns, and every 30 s, until the returned function is called. */
export function retryPending(send: (enquiry: PendingEnquiry) => Promise<void>): () => void {
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
}
