import { regexes } from 'zod/mini'

/** Accented letters count as letters: `josé@ejemplo.com` can exist (RFC 6531). */
export function isEmail(text: string): boolean {
	return regexes.email.test(text.replace(foreignLetter, 'x'))
}

/** Two addresses are one person's if these are equal: capitals and the way accents are written do not matter. */
export function foldEmail(email: string): string {
	return email.trim().normalize('NFC').toLowerCase()
}

const foreignLetter = /(?=[^\p{ASCII}])[\p{L}\p{M}\p{N}]/gu

export function isAscii(text: string): boolean {
	return /^\p{ASCII}*$/u.test(text)
}

const providers = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud']
/** One letter from a provider in the list, and a name in its own right. */
const otherNames = ['mail', 'ymail', 'email', 'fmail', 'cloud']
/** No domain ends like this. */
const slipsOfCom = ['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cim', 'cpm']

/** The address that the writer of `ana@gmial.con` probably meant; undefined when it looks right. */
export function likelyEmail(email: string): string | undefined {
	const [local = '', domain = ''] = email.split('@')
	const [name = '', ...rest] = domain.toLowerCase().split('.')
	const ending = rest.join('.')
	const provider = providerLike(name)
	const isCom =
		slipsOfCom.includes(ending) ||
		(provider && (isOneSlip(ending, 'com') || (ending === 'com.co' && provider !== 'yahoo')))
	const likely = `${provider ?? name}.${isCom ? 'com' : ending}`
	return likely === domain.toLowerCase() ? undefined : `${local}@${likely}`
}

function providerLike(name: string): string | undefined {
	if (providers.includes(name)) return name
	return otherNames.includes(name) ? undefined : providers.find((it) => isOneSlip(name, it))
}

/** One letter wrong, missing or too many, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
	const shorter = Math.min(a.length, b.length)
	let start = 0
	while (start < shorter && a[start] === b[start]) start += 1
	let end = 0
	while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
	const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
	if (x.length <= 1 && y.length <= 1) return x !== y
	return x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0]
}
