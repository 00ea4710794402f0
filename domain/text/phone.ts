import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { firstNumber, numbersIn } from './phone-text.ts'

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

/**
 * The first number of a field, to be called and written to. A landline of seven digits lacks its region, which the
 * guest's may not share with ours, so it is called as typed and has no WhatsApp.
 */
export function dialledNumber(text: string): { call: string; whatsapp: string | undefined } {
	const [first = text] = numbersIn(text)
	const number = readPhone(first)
	return { call: number ?? firstNumber(text), whatsapp: number }
}
