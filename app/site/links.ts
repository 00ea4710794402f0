import type { SiteContent } from '#app/services.ts'
import { type WhatsappWords, whatsappGreeting } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import type { InBothLanguages, Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'

const pagePlaceholder = '{page}'

type Content = {
	facts: SiteContent['facts']
	words: (name: 'whatsapp') => InBothLanguages<WhatsappWords>
}

/** For the error page, when even the root loader failed. */
export const builtInContent: Content = { facts, words: () => whatsappGreeting }

/** Puts a page's name into the text of a WhatsApp link that linksOf made for any page. */
export function fromPage(whatsapp: string, page: string): string {
	return whatsapp.replace(encodeURIComponent(pagePlaceholder), encodeURIComponent(page))
}

/** Addresses outside the site. The text of the WhatsApp link names the page. */
export function linksOf(content: Content, locale: Locale, page = pagePlaceholder) {
	const { coordinates, phones, social, developer } = content.facts
	const { greeting } = fill(content.words('whatsapp')[locale], {
		...factsInWords(content.facts, locale),
		page,
	})
	return {
		whatsapp: whatsappLink(phones[0], greeting),
		instagram: social.instagram,
		facebook: social.facebook,
		map: `https://www.google.com/maps/search/?api=1&query=${coordinates.latitude},${coordinates.longitude}`,
		consumer: 'https://www.sic.gov.co',
		developer: developer.url,
	}
}
