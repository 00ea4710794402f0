import { Fragment } from 'react'

const contact = /(\+\d[\d\s]{6,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text whose international phone numbers and e-mail addresses are links. */
export function WithContacts({ text }: { text: string }) {
	return text.split(contact).map((part, index) =>
		contact.test(part) ? (
			<a key={part} href={part.includes('@') ? `mailto:${part}` : `tel:${part.replace(/\s/g, '')}`}>
				{part}
			</a>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
			<Fragment key={index}>{part}</Fragment>
		),
	)
}
