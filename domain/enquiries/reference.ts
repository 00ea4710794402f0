// Crockford's Base32: no letter that looks like a digit or is easily misheard.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefix = 'PC'

/** The short name of an enquiry, 'PC-7K3M-9QX2', from the first 40 bits of its id. */
export function referenceOf(id: string): string {
	const hex = id.replaceAll('-', '').slice(0, 10)
	const high = Number.parseInt(hex.slice(0, 5), 16)
	const low = Number.parseInt(hex.slice(5), 16)
	return `${prefix}-${fourLetters(high)}-${fourLetters(low)}`
}

function fourLetters(number: number): string {
	return [15, 10, 5, 0].map((shift) => letters[(number >> shift) & 31]).join('')
}

/** The beginning of the ids with this reference, for searching; undefined when the text is not a reference. */
export function idPrefixOf(reference: string): string | undefined {
	const text = reference.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
	const [, first = '', second = ''] = /^(?:PC)?-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/.exec(text) ?? []
	const numbers = [first, second].map(readFour)
	if (!numbers.every((number) => number !== undefined)) return undefined
	const hex = numbers.map((number) => number.toString(16).padStart(5, '0')).join('')
	return `${hex.slice(0, 8)}-${hex.slice(8)}`
}

function readFour(text: string): number | undefined {
	const values = [...text].map((letter) => letters.indexOf(letter))
	if (values.length !== 4 || values.includes(-1)) return undefined
	return values.reduce((sum, value) => sum * 32 + value, 0)
}
