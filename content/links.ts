import type { Locale } from '#domain/locale.ts'
import { facts } from './facts.ts'

const greeting: Record<Locale, string> = {
	es: `Hola, ${facts.name}. Quisiera más información.`,
	en: `Hello, ${facts.name}. I would like some information.`,
}

/** A WhatsApp conversation with us, already begun. */
export function whatsappLink(text: string, phone: string = facts.phones[0]): string {
	return `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`
}

function linksIn(locale: Locale) {
	const { latitude, longitude } = facts.coordinates
	return {
		whatsapp: whatsappLink(greeting[locale]),
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
