import { showNotice } from '#app/components/notice/notices.ts'
import { clearDraftOf } from '#app/enquiries/form/draft-store.ts'
import { carryEnquiries, type SentEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { pageHere } from '#app/site/page-context.tsx'
import { retryWaiting } from '#app/waiting/outbox.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'

/** Sends waiting enquiries and shows a notice for each. Returns a function that stops it. */
export function sendInBackground(): () => void {
	return retryWaiting(carryEnquiries(), { onSent: reportSent })
}

/** For visitors who are on another page by then. */
export function reportSent({ content, reference }: SentEnquiry) {
	clearDraftOf(content)
	const { locale, ownersWords } = pageHere()
	const { sent } = withChanges(formWords[locale], ownersWords?.forms)
	const title = content.kind === 'booking' ? sent.bookingTitle : sent.contactTitle
	showNotice({ text: `${title}. ${sent.reference}: ${reference}` })
}
