import { reportSent } from '#app/enquiries/sending/report-sent.ts'
import type { SentEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { pageHere } from '#app/site/page-context.tsx'
import { formWords } from '#content/enquiries/form-words.ts'
import { withChanges } from '#domain/editing/word-changes.ts'
import { retryPending, sendPending } from './retry-pending.ts'

/** Sends pending enquiries and shows a notice for each. Returns a function that stops it. */
export function sendInBackground(): () => void {
	return retryPending({
		async send(enquiry) {
			const sent = await sendPending(enquiry, undefined)
			if (sent) report(sent)
		},
		onSent: report,
	})
}

function report(sent: SentEnquiry) {
	const { locale, ownersWords } = pageHere()
	reportSent(sent, withChanges(formWords[locale], ownersWords?.forms))
}
