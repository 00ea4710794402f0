import type { LoaderFunctionArgs } from 'react-router'
import type { BrowserMail } from '#app/enquiries/sending/mail-from-browser.ts'
import { servicesContext } from '#app/services.ts'
import { type FormWords, formWords } from '#content/enquiries/form-words.ts'
import { mailWords } from '#content/enquiries/mail-words.ts'
import { privacyVersion } from '#content/pages/privacy.ts'
import type { EnquiryContent, EnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { TextWords } from '#domain/enquiries/enquiry-text.ts'
import { idPrefixOf } from '#domain/enquiries/reference.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import { type Locale, splitLocale } from '#domain/locale.ts'

export type EnquiryDesk = {
	words: FormWords
	/** For the enquiry as text: a summary, a WhatsApp message. */
	text: TextWords
	policyVersion: string
	whatsappPhone: string
	mail: BrowserMail | undefined
	/** After a post without scripts, or a reload after one with them. */
	sent: { reference: string; content: EnquiryContent | undefined } | undefined
}

/** What the form's part of a page needs, in the page's language. */
export async function loadEnquiryDesk(
	kind: EnquiryKind,
	{ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>,
): Promise<EnquiryDesk> {
	const { locale } = splitLocale(url.pathname)
	const { content, enquiries } = context.get(servicesContext)
	const { host, ...ids } = enquiries.provider ?? {}
	return {
		words: formWords[locale],
		text: textWords(content.facts, locale),
		policyVersion: privacyVersion,
		whatsappPhone: content.facts.phones[0],
		mail: host ? { host, ids } : undefined,
		sent: await findSent(kind, { url, context }),
	}
}

function textWords(facts: Facts, locale: Locale): TextWords {
	const { calendar: _, acknowledgement: __, ...words } = mailWords[locale]
	return fill(words, factsInWords(facts, locale))
}

/** Whoever knows the id sees what was written, for as long as it may take to note it down. */
const shownForMs = 60 * 60 * 1000

async function findSent(
	kind: EnquiryKind,
	{ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>,
): Promise<EnquiryDesk['sent']> {
	const reference = url.searchParams.get('sent') ?? ''
	if (!idPrefixOf(reference)) return undefined
	const id = url.searchParams.get('id')
	const enquiry = id ? await context.get(servicesContext).enquiries.find(id) : undefined
	const isFresh = enquiry && Date.now() - enquiry.createdAt < shownForMs
	const content = isFresh && enquiry.kind === kind ? (enquiry as EnquiryContent) : undefined
	return { reference, content: content && asContent(content) }
}

function asContent({ kind, fields }: EnquiryContent): EnquiryContent {
	return { kind, fields } as EnquiryContent
}
