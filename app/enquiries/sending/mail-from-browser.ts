import { abortAfter } from '#app/api/call-api.ts'
import { reportToConsole } from '#app/site/report-to-console.ts'

import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'
import {
	isProviderSuccess,
	type ProviderIds,
	prepareProviderCall,
	providerPath,
} from '#domain/enquiries/provider-call.ts'

/** The part of the mail provider's settings that pages may know: its address and the public ids. */
export type BrowserMail = { host: string; ids: ProviderIds }

const providerTimeoutMs = 15_000

/** The specification's call to the provider, for when our server cannot be reached. Returns whether it succeeded. */
export async function mailFromBrowser(mail: BrowserMail, content: EnquiryContent) {
	const { call } = prepareProviderCall(mail.ids, content)
	if (!call) return false
	try {
		const response = await fetch(new URL(providerPath, mail.host), {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(call),
			signal: abortAfter(providerTimeoutMs),
		})
		const text = await response.text()
		const isSent = isProviderSuccess(response.status, text)
		reportToConsole(isSent ? 'Email sent' : 'Email not sent', { status: response.status, text })
		return isSent
	} catch (cause) {
		reportToConsole('Email not sent', cause)
		return false
	}
}
