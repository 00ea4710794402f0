import { showNotice } from '#app/components/notice/notices.ts'
import type { FormWords } from '#content/enquiries/form-words.ts'
import type { SentEnquiry } from './send-enquiry.ts'

/** For visitors who are on another page by then. */
export function reportSent({ content, reference }: SentEnquiry, { sent }: FormWords) {
	const title = content.kind === 'booking' ? sent.bookingTitle : sent.contactTitle
	showNotice({ text: `${title}. ${sent.reference}: ${reference}` })
}
