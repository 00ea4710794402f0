import { Fragment } from 'react'

const contact = /(\+\d[\d\s]{6,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text whose international phone numbers and e-mail addresses are links. */
export function WithContacts({ text }: { text: string }) {
	return text.split(contact).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places, and may be equal.
		<Fragment key={index}>
			{contact.test(part) ? <a href={addressOf(part)}>{part}</a> : part}
		</Fragment>
	))
}

function addressOf(part: string): string {
	return part.includes('@') ? `mailto:${part}` : `tel:${part.replace(/\s/g, '')}`
}
