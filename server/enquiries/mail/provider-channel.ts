import {
	isProviderSuccess,
	prepareProviderCall,
	providerPath,
} from '#domain/enquiries/provider-call.ts'
import type { Config } from '#server/config.ts'
import { type Channel, DeliveryError } from './channel.ts'

const mostBodyLength = 1024

/** Makes the specification's call to the mail provider. */
export function providerChannel(settings: Config['mail']['api']): Channel {
	return {
		async send({ enquiry }, signal) {
			const { call, missing = [] } = prepareProviderCall(settings, enquiry)
			if (!settings.host) missing.unshift('EMAIL_API_HOST')
			if (!call || missing.length > 0)
				throw new DeliveryError('unconfigured', `missing ${missing.join(', ')}`)
			const answer = await post(`${settings.host}`.replace(/\/$/, '') + providerPath, call, signal)
			if (!isProviderSuccess(answer.status, answer.text))
				throw new DeliveryError('retry', `the provider answered ${answer.status}`)
		},
	}
}

async function post(address: string, body: object, signal: AbortSignal) {
	try {
		const response = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
			// fetch would follow a redirected post with an empty body.
			redirect: 'manual',
			signal,
		})
		// A 200 means sent, even if the connection breaks before the body is complete.
		const text = response.status === 200 ? '' : await readText(response)
		await response.body?.cancel().catch(() => {})
		return { status: response.status, text }
	} catch (error) {
		const reason = signal.aborted ? 'the provider took too long' : 'the provider was not reached'
		throw new DeliveryError('retry', reason, error)
	}
}

async function readText(response: Response): Promise<string> {
	const decoder = new TextDecoder()
	let text = ''
	const reader = response.body?.getReader()
	while (reader && text.length < mostBodyLength) {
		const { done, value } = await reader.read()
		if (done) break
		text += decoder.decode(value, { stream: true })
	}
	await reader?.cancel().catch(() => {})
	reader?.releaseLock()
	return text
}
