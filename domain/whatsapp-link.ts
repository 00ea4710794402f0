/** Opens a WhatsApp conversation with the text already written. `phone` is E.164. */
export function whatsappLink(phone: string, text: string): string {
	return `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`
}
