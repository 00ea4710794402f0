import { data, type HeadersArgs } from 'react-router'
import type { BrowserMail } from '#app/enquiries/sending/mail-from-browser.ts'
import { type SiteContent, servicesContext } from '#app/services.ts'
import { pickWords, withOwnersWords } from '#app/site/loaders/owners-words.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { privacyVersion } from '#content/pages/privacy.ts'
import type { Doubt } from '#domain/enquiries/doubts.ts'
import type { Enquiry, EnquiryContent, EnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { EnquiryTextWords } from '#domain/enquiries/enquiry-text.ts'
import { readReference } from '#domain/enquiries/reference.ts'
import { type Locale, localizePath, splitLocale } from '#domain/locale.ts'

/**
 * The data for the form's part of a page, in the page's language. Its words are imported where they are shown: most of them are
 * errors and confirmations, which in the page's data would cost every visitor 1.4 KB (brotli) of the 13.
 */
export type EnquiryFormData = {
	/** For the enquiry as text: a summary, a WhatsApp message. */
	text: EnquiryTextWords
	policyVersion: string
	whatsappPhone: string
	mail: BrowserMail | undefined
	/** After a post without scripts, or a reload after one with them. */
	sent:
		| {
				reference: string
				content: EnquiryContent | undefined
				link?: string | undefined
				doubts: Doubt[]
		  }
		| undefined
}

/**
 * Adds the form to a page, and what the owner changed in its words and in the `imported` ones. A page that shows a
 * confirmation is for one visitor: no cache may store it.
 */
export async function withEnquiryForm<Page extends object>(
	page: Page,
	kind: EnquiryKind,
	args: PageArguments,
	imported: Parameters<typeof withOwnersWords>[1] = {},
) {
	const form = await loadEnquiryForm(kind, args)
	const own = withOwnersWords(args, { forms: formWords, ...imported })
	return data({ ...page, ...own, form }, form.sent && { headers: { 'cache-control': 'no-store' } })
}

/** The loader's headers, or those of an action that shows the form again. */
export function enquiryHeaders({ loaderHeaders, actionHeaders }: HeadersArgs) {
	return { ...Object.fromEntries(loaderHeaders), ...Object.fromEntries(actionHeaders) }
}

async function loadEnquiryForm(kind: EnquiryKind, args: PageArguments): Promise<EnquiryFormData> {
	const { url, context } = args
	const { locale } = splitLocale(url.pathname)
	const { content, enquiries } = context.get(servicesContext)
	const { host, ...ids } = enquiries.provider ?? {}
	return {
		text: textWords(content, locale),
		policyVersion: privacyVersion,
		whatsappPhone: content.facts.phones[0],
		mail: host ? { host, ids } : undefined,
		sent: await findSent(kind, args),
	}
}

function textWords(content: SiteContent, locale: Locale): EnquiryTextWords {
	const { calendar: _, acknowledgement: __, ...words } = pickWords(content, 'mails', locale)
	return words
}

/** The enquiry as sent, without the server's own fields. */
function contentOf(enquiry: Enquiry): EnquiryContent {
	if (enquiry.kind === 'contact') return { kind: 'contact', fields: enquiry.fields }
	const { kind, fields, items, children } = enquiry
	return { kind, fields, ...(items && { items }), ...(children && { children }) }
}

/** An hour is enough to note the reference down. */
const shownForMs = 60 * 60 * 1000

async function findSent(
	kind: EnquiryKind,
	{ url, context }: PageArguments,
): Promise<EnquiryFormData['sent']> {
	const reference = url.searchParams.get('sent') ?? ''
	if (!readReference(reference)) return undefined
	const key = url.searchParams.get('key')
	const enquiry = key ? await context.get(servicesContext).enquiries.find(key) : undefined
	const isFresh = enquiry && Date.now() - enquiry.createdAt < shownForMs
	if (!isFresh || enquiry.kind !== kind) return { reference, content: undefined, doubts: [] }
	const { fields, language } = enquiry
	const { publicUrl, enquiries } = context.get(servicesContext)
	return {
		reference,
		content: contentOf(enquiry),
		doubts: await enquiries.doubts(fields),
		...(kind === 'booking' && { link: publicUrl + localizePath(`/request/${key}`, language) }),
	}
}
