import { facts } from '#content/facts.ts'
import type { Locale } from '#domain/locale.ts'
import { whatsappLink } from '#domain/whatsapp-link.ts'

const greeting: Record<Locale, string> = {
	es: `Hola, ${facts.name}. Quisiera más información.`,
	en: `Hello, ${facts.name}. I would like some information.`,
}

function linksIn(locale: Locale) {
	const { latitude, longitude } = facts.coordinates
	return {
		whatsapp: whatsappLink(facts.phones[0], greeting[locale]),
		instagram: facts.social.instagram,
		facebook: facts.social.facebook,
		map: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
		consumer: 'https://www.sic.gov.co',
		developer: facts.developer.url,
	}
}

/** Addresses outside the site. */
export const links = { es: linksIn('es'), en: linksIn('en') }

function contactAddressesIn(locale: Locale) {
	const [first, second] = facts.phones
	const { whatsapp, map } = links[locale]
	return {
		call: `tel:${first}`,
		callSecond: `tel:${second}`,
		email: `mailto:${facts.email}`,
		whatsapp,
		map,
	}
}

/** How to reach us with one tap. */
export const contactAddresses = { es: contactAddressesIn('es'), en: contactAddressesIn('en') }
