import { reportSent } from '#app/enquiries/sending/report-sent.ts'
import type { SentEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { splitLocale } from '#domain/locale.ts'
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
	reportSent(sent, formWords[splitLocale(location.pathname).locale])
}
