/** While the number plans are not there, as on a page that lost its connection: anything that could be a number will do. */
export function readPhoneRoughly(text: string): string | undefined {
	const digits = text.replace(/\D/g, '').length
	return digits >= 7 && digits <= 15 && /^[+\d().\s/-]+$/.test(text) ? text : undefined
}
