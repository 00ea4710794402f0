// Apart from phone.ts, so that pages load these without the number plans.

/** Opens a WhatsApp conversation with the text already written. `phone` is E.164. */
export function whatsappLink(phone: string, text: string): string {
	return `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`
}

/** Between two numbers in one field, or before an extension. */
const separator = /[/,;|]|\b(?:o|u|y|or|and|ext\.?|x)(?=[\s\d])/iu

/** '300 123 4567 / 301 765 4321' as its two numbers. */
export function numbersIn(text: string): string[] {
	return text
		.split(separator)
		.map((part) => part.trim())
		.filter(Boolean)
}

/** The first number of a field, as typed, to be called. */
export function firstNumber(text: string): string {
	const [first = text] = numbersIn(text)
	return first.replace(/[^\p{Nd}+]/gu, '')
}

/** Accepts anything that can be called: also seven digits of a landline, or two numbers. */
export function isPhoneLike(text: string): boolean {
	const [first = '', ...others] = numbersIn(text)
	const digits = first.replace(/\P{Nd}/gu, '').length
	const isNumber = (part: string) => /^[+\p{Nd}().\s-]+$/u.test(part)
	return digits >= 7 && digits <= 15 && [first, ...others].every(isNumber)
}

/** Digits alone, without the code of Colombia: '+57 (300) 123-4567' and '300 123 4567' are the same. */
export function phoneDigits(text: string): string {
	return text.replace(/\D/g, '').replace(/^(?:00)?57(?=\d{10}$)/, '')
}
