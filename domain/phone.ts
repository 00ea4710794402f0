import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Colombian unless the number says otherwise; of any country; as E.164. The number plans weigh more than the rest of a
 * page's script together: in the browser, `import('#domain/phone.ts')` once a visitor begins to write.
 */
export function readPhone(text: string): string | undefined {
	return readNumber(text) ?? (text.startsWith('00') ? readNumber(`+${text.slice(2)}`) : undefined)
}

function readNumber(text: string): string | undefined {
	const number = parsePhoneNumberFromString(text, { defaultCountry: 'CO', extract: false })
	return number?.isValid() ? number.number : undefined
}
