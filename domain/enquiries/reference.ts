// Crockford's Base32: no letter that looks like a digit or is easily misheard.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefix = 'PC'

/** How many references an id has, one for each of its digits. */
const turns = 32

/**
 * The short name of an enquiry, 'PC-7K3M-9QX2', from the first 40 bits of its id. The server gives another to an id that
 * begins like one it has.
 */
export function referenceOf(id: string): string {
	return referenceAt(id, 0)
}

/** All references that an id may have, in the order in which they are tried. The last is the id. */
export function referencesOf(id: string): string[] {
	return [...Array.from({ length: turns }, (_, from) => referenceAt(id, from)), id]
}

function referenceAt(id: string, from: number): string {
	const digits = id.replaceAll('-', '')
	const hex = (digits + digits).slice(from, from + 10)
	const high = Number.parseInt(hex.slice(0, 5), 16)
	const low = Number.parseInt(hex.slice(5), 16)
	return `${prefix}-${fourLetters(high)}-${fourLetters(low)}`
}

function fourLetters(number: number): string {
	return [15, 10, 5, 0].map((shift) => letters[(number >> shift) & 31]).join('')
}

/** A reference as it is written, from what somebody typed or said; undefined if the text is not a reference. */
export function readReference(typed: string): string | undefined {
	const text = typed.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
	const [, first = '', second = ''] = /^(?:PC)?-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/.exec(text) ?? []
	const isKnown = [...first, ...second].every((letter) => letters.includes(letter))
	return first && isKnown ? `${prefix}-${first}-${second}` : undefined
}
