/**
 * The number in a field of a form: plain decimal digits, with or without spaces around them. Anything else is not a number,
 * also where JavaScript would read one: '0x10', '1e1', '٣'.
 */
export function readWholeNumber(text: string): number {
	const digits = text.trim()
	return /^[0-9]{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}
