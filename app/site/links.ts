import { whatsappGreeting } from '#content/enquiries/mail-words.ts'
import type { Facts } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import type { Locale } from '#domain/locale.ts'
import { whatsappLink } from '#domain/phone-text.ts'

const pagePlaceholder = '{page}'

/** The link for the page that is shown, out of one that linksOf made for any page. */
export function fromPage(whatsapp: string, page: string): string {
	return whatsapp.replace(encodeURIComponent(pagePlaceholder), encodeURIComponent(page))
}

/** Addresses outside the site. The text of the WhatsApp link names the page. */
export function linksOf(facts: Facts, locale: Locale, page = pagePlaceholder) {
	const { latitude, longitude } = facts.coordinates
	const greeting = fill(whatsappGreeting[locale], { name: facts.name, page })
	return {
		whatsapp: whatsappLink(facts.phones[0], greeting),
		instagram: facts.social.instagram,
		facebook: facts.social.facebook,
		map: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
		consumer: 'https://www.sic.gov.co',
		developer: facts.developer.url,
	}
}
