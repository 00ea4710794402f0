import type { SendMailOptions } from 'nodemailer'

/** `=?utf-8?q?…?=` in a name would be decoded by the reader's mail program, to line breaks for example. */
export function withoutEncodedWords(text: string): string {
	// Again, because taking one out may join the halves of another.
	for (let [before, after] = ['', text]; ; before = after) {
		after = after.replace(/=\?[^?\s]*\?[bq]\?[^?\s]*(\?=)?/gi, '').replaceAll('=?', '')
		if (after === before) return after
	}
}

/** A mail as it is handed over: every letter goes through here, so no composer has to think of it. */
export function withPlainHeaders(mail: SendMailOptions): SendMailOptions {
	const { subject, replyTo, to, ...rest } = mail
	return {
		...rest,
		...(subject !== undefined && { subject: withoutEncodedWords(subject) }),
		...(replyTo !== undefined && { replyTo: plainName(replyTo) }),
		...(to !== undefined && { to: plainName(to) }),
	}
}

function plainName<Address>(address: Address): Address {
	if (typeof address === 'string') return withoutEncodedWords(address) as Address
	if (typeof address !== 'object' || address === null || !('name' in address)) return address
	return { ...address, name: withoutEncodedWords(String(address.name)) }
}
