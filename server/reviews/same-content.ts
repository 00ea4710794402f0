import { createHash } from 'node:crypto'

const longEnoughToTell = 40

/** The words alone: capitals, accents, punctuation and spaces do not make another text. */
function wordsOf(message: string): string {
	return message
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{S}]/gu, '')
}

export function contentHash(message: string): string {
	// What has no words at all, a row of dots for example, is compared as it is.
	return createHash('sha256')
		.update(wordsOf(message) || message)
		.digest('base64url')
}

/** Two people may both write "¡Excelente!"; hardly the same forty letters. */
export function isTellingText(message: string): boolean {
	return wordsOf(message).length >= longEnoughToTell
}
