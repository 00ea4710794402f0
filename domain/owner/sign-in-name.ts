/** Latin letters of phonetic and other alphabets that most fonts draw as these. */
const lookAlikes: Record<string, string> = { ı: 'i', ɪ: 'i', ɩ: 'i', ɑ: 'a', ɡ: 'g' }

/**
 * The same for names that people take for one: they differ in case, accents, width, spaces or a dot. 'rocio perez' signs in
 * as 'Rocío Pérez', and nobody else can be invited by that name.
 */
export function foldName(name: string): string {
	return name
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[ıɪɩɑɡ]/g, (letter) => lookAlikes[letter] ?? letter)
		.replaceAll(/\s+/g, ' ')
		.trim()
}

/** Letters of other alphabets look like Latin ones: 'Cоcina' with a Cyrillic o would be another person than 'Cocina'. */
export function mixesAlphabets(name: string): boolean {
	const letters = name.match(/\p{L}/gu) ?? []
	const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
	return latin.length > 0 && latin.length < letters.length
}
