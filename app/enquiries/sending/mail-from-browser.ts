import { abortAfter } from '#app/api/abort-after.ts'
import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'
import {
	isProviderSuccess,
	type ProviderIds,
	prepareProviderCall,
	providerPath,
} from '#domain/enquiries/provider-call.ts'

/** What a page may know of the mail provider: its address and the public ids. */
export type BrowserMail = { host: string; ids: ProviderIds }

const patienceMs = 15_000

/** The specification's own call, for when our server cannot be reached. Whether the provider took it. */
export async function mailFromBrowser(mail: BrowserMail, content: EnquiryContent) {
	const { call } = prepareProviderCall(mail.ids, content)
	if (!call) return false
	try {
		const response = await fetch(new URL(providerPath, mail.host), {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(call),
			signal: abortAfter(patienceMs),
		})
		return isProviderSuccess(response.status, await response.text())
	} catch {
		return false
	}
}
