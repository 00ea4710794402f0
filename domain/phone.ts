import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Returns E.164. Numbers without a country code are Colombian. The number plans are larger than all other scripts of a
 * page: browsers load this file when a visitor begins to write.
 */
export function readPhone(text: string): string | undefined {
	return readNumber(text) ?? (text.startsWith('00') ? readNumber(`+${text.slice(2)}`) : undefined)
}

function readNumber(text: string): string | undefined {
	const number = parsePhoneNumberFromString(text, { defaultCountry: 'CO', extract: false })
	return number?.isValid() ? number.number : undefined
}
