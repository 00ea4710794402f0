import { whatsappGreeting } from '#content/enquiries/mail-words.ts'
import type { Facts } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import type { Locale } from '#domain/locale.ts'
import { whatsappLink } from '#domain/phone-text.ts'

/** Addresses outside the site. */
export function linksOf(facts: Facts, locale: Locale) {
	const { latitude, longitude } = facts.coordinates
	const greeting = fill(whatsappGreeting[locale], { name: facts.name })
	return {
		whatsapp: whatsappLink(facts.phones[0], greeting),
		instagram: facts.social.instagram,
		facebook: facts.social.facebook,
		map: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
		consumer: 'https://www.sic.gov.co',
		developer: facts.developer.url,
	}
}
