import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'
import {
	isProviderSuccess,
	prepareProviderCall,
	providerPath,
} from '#domain/enquiries/provider-call.ts'
import type { Config } from '#server/config.ts'
import { received } from '#server/mail/about.ts'
import { writeText } from '#server/mail/letter.ts'
import { withoutEncodedWords } from '#server/mail/without-encoded-words.ts'
import { type Channel, DeliveryError, type LetterSources, type Mail } from './channel.ts'

const mostBodyLength = 1024

/** Makes the specification's call to the mail provider, for the owner. */
export function providerChannel(
	settings: Config['mail']['api'],
	sources: Pick<LetterSources, 'currentFacts'>,
): Channel {
	return {
		async send(mail, signal) {
			const content = contentOf(mail, sources)
			const { items } = mail.letter
			const { call, missing = [] } = prepareProviderCall(settings, plainContent(content), items)
			if (!settings.host) missing.unshift('EMAIL_API_HOST')
			if (!call || missing.length > 0)
				throw new DeliveryError('unconfigured', `missing ${missing.join(', ')}`)
			const response = await post(
				`${settings.host}`.replace(/\/$/, '') + providerPath,
				call,
				signal,
			)
			if (!isProviderSuccess(response.status, response.text))
				throw new DeliveryError('retry', `the provider answered ${response.status}`)
		},
	}
}

/** The owner's template may put any field of one line into the subject. */
function plainContent<Content extends EnquiryContent>(content: Content): Content {
	const { fields } = content
	const name = { Name: withoutEncodedWords(fields.Name) }
	const city = 'City' in fields && { City: withoutEncodedWords(fields.City) }
	return { ...content, fields: { ...fields, ...name, ...city } }
}

/** The templates know the specification's fields only: a status mail is a message in the same form. */
function contentOf(
	{ enquiry, about, letter, messageId }: Mail,
	{ currentFacts }: Pick<LetterSources, 'currentFacts'>,
): EnquiryContent {
	if (enquiry && about === received) return enquiry
	const Message = `${letter.subject}\n\n${writeText(letter.letter)}`
	if (enquiry?.kind === 'booking')
		return { kind: 'booking', fields: { ...enquiry.fields, Message } }
	const { name, email, phones } = currentFacts()
	const sender = { Name: name, Email: email, Phone: phones[0], City: '' }
	return { kind: 'contact', fields: { ContactFormId: messageId, ...sender, Message } }
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
