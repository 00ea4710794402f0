/*
 * Facts as people type them on a phone, in the form that pages, links and the law need. What cannot be understood stays as
 * it is, for the schema to refuse.
 */

/** `310 444 5566` is Colombian: +573104445566. */
export function phoneAsTyped(text: string): string {
	const digits = text.replace(/[^\d+]/g, '').replace(/^00/, '+')
	if (/^(3|60)\d{8,9}$/.test(digits) && digits.length === 10) return `+57${digits}`
	return /^57\d{10}$/.test(digits) ? `+${digits}` : digits
}

/** `@cuenta`, `instagram.com/cuenta` or the whole address. */
export const linkAsTyped = (network?: string) => (text: string) => {
	const typed = text.trim()
	const account = /^@?([\w-][\w.-]*)$/.exec(typed)?.[1]
	if (network && account && (typed.startsWith('@') || !account.includes('.')))
		return `https://www.${network}/${account}`
	if (/^http:\/\//i.test(typed)) return typed.replace(/^http/i, 'https')
	return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed
}

/** `RNT 123456`, `RNT No. 123456`. */
export function rntAsTyped(text: string): string {
	return text.trim().replace(/^rnt\s*(?:[:.]\s*)?(?:n[.o°º]*\s*)?(?=\d)/i, '')
}
