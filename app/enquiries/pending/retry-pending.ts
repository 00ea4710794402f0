import type { BrowserMail } from '#app/enquiries/sending/mail-from-browser.ts'
import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { type SentEnquiry, sendEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { sendIfFree } from '#app/waiting/change-posts.ts'
import { retryWaiting } from '#app/waiting/retry-waiting.ts'
import { isWaiting } from '#app/waiting/waiting-store.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { adoptOlder, isEnquiry, keepPending } from './pending-store.ts'

/** Sends a pending enquiry again. Undefined when it stays pending or another tab or the worker is sending it. */
export async function sendPending(
	enquiry: OutgoingEnquiry,
	mail: BrowserMail | undefined,
): Promise<SentEnquiry | undefined> {
	const id = idOf(enquiry.content)
	const outcome = await sendIfFree(id, async () =>
		(await isWaiting(id)) ? sendEnquiry(enquiry, { mail }) : undefined,
	)
	if (outcome?.result === 'sent') return outcome.sent
	// The arrival date has passed, for example: it stays until the visitor corrects it.
	if (outcome && outcome.result !== 'waiting') await keepPending({ enquiry, reason: 'invalid' })
	return undefined
}

type Options = {
	send: (enquiry: OutgoingEnquiry) => Promise<void>
	/** Called with what the service worker has sent. */
	onSent: (sent: SentEnquiry) => void
}

export function retryPending({ send, onSent }: Options): () => void {
	let stop = () => {}
	let isOver = false
	adoptOlder().then(() => {
		if (isOver) return
		stop = retryWaiting({
			kinds: ['booking', 'contact'],
			send: async (post) => {
				if (isEnquiry(post)) await send(post.enquiry)
			},
			onAnswered: (post) => {
				if (!isEnquiry(post)) return
				const answer = post.answer as Pick<SentEnquiry, 'reference' | 'key' | 'link'>
				onSent({
					...post.enquiry,
					reference: answer.reference,
					key: answer.key,
					link: answer.link,
					isByProvider: false,
				})
			},
		})
	})
	return () => {
		isOver = true
		stop()
	}
}
