// Apart from phone.ts, so that pages load these without the number plans.

/** Opens a WhatsApp conversation with the text already written. `phone` is E.164. */
export function whatsappLink(phone: string, text: string): string {
	return `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`
}

/** For when the number plans could not be loaded: accepts anything that could be a phone number. */
export function readPhoneRoughly(text: string): string | undefined {
	const digits = text.replace(/\D/g, '').length
	return digits >= 7 && digits <= 15 && /^[+\d().\s/-]+$/.test(text) ? text : undefined
}
