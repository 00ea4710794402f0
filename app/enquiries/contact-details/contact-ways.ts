import type { IconName } from '#app/components/icon/icon.tsx'
import { displayPhone } from '#domain/facts.ts'
import { fill } from '#domain/text/fill.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'

export type ContactWay = { icon: IconName; label: string; href: string }

/** `{phone}` in the label is the number. */
export function wayToCall(phone: string, label: string): ContactWay {
	return {
		icon: 'phone',
		label: fill(label, { phone: displayPhone(phone) }),
		href: `tel:${phone}`,
	}
}

/** A WhatsApp conversation that begins with the text. */
export function wayToChat(phone: string, label: string, text: string): ContactWay {
	return {
		icon: 'whatsapp',
		label: fill(label, { phone: displayPhone(phone) }),
		href: whatsappLink(phone, text),
	}
}

export function wayToMail(email: string, label: string): ContactWay {
	return { icon: 'mail', label, href: `mailto:${email}` }
}
