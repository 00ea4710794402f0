import { createHash } from 'node:crypto'

const longEnoughToTell = 40

/** Letters and digits only: case, accents, punctuation and spaces make no difference. */
function foldMessage(message: string): string {
	return message
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{S}]/gu, '')
}

export function reviewContentHash(message: string): string {
	// A text without words, such as a row of dots, is compared as it is.
	return createHash('sha256')
		.update(foldMessage(message) || message)
		.digest('base64url')
}

/** Long enough that two people would not write it by chance, unlike "¡Excelente!". */
export function isTellingText(message: string): boolean {
	return foldMessage(message).length >= longEnoughToTell
}
