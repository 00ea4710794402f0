import { showNotice } from '#app/components/notice/notices.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { splitLocale } from '#domain/locale.ts'
import { retryPending, sendPending } from './retry-pending.ts'

/** Sends pending enquiries and shows a notice for each. Returns a function that stops it. */
export function sendInBackground(): () => void {
	return retryPending(async (enquiry) => {
		const arrived = await sendPending(enquiry, undefined)
		if (!arrived) return
		const { sent } = formWords[splitLocale(location.pathname).locale]
		const isBooking = arrived.content.kind === 'booking'
		const title = isBooking ? sent.bookingTitle : sent.contactTitle
		showNotice({ text: `${title}. ${sent.reference}: ${arrived.reference}` })
	})
}
