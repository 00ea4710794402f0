import { Fragment } from 'react'

/** A text whose international phone numbers are links. */
export function WithPhones({ text }: { text: string }) {
	return text.split(/(\+\d[\d\s]{6,}\d)/).map((part, index) =>
		part.startsWith('+') ? (
			<a key={part} href={`tel:${part.replace(/\s/g, '')}`}>
				{part}
			</a>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
			<Fragment key={index}>{part}</Fragment>
		),
	)
}
