import { ownersLocale } from '#domain/locale.ts'

/** A text composed for the guest or the owner, as stored in the outbox when its cause happens. */
export type Letter = {
	subject: string
	/** The outbox stores it under this name. */
	letter: LetterParts
	/** The requested items, one line each, for the provider's template. */
	items?: string[]
	attachments?: { filename: string; contentType: string; content: string }[]
	/** It is not sent from this time on: 'today' or 'in a few days' would no longer be true. */
	sendBefore?: number
	/** It is written again when it is sent, because what happened while a mail server was down may change or stop it. */
	isRewritten?: true
}

/** The words of a letter, in their order. letter-html.ts writes them as HTML. */
export type LetterParts = {
	language: string
	title?: string
	paragraphs: string[]
	/** Free text that a person typed. */
	written?: string
	/** `isMain`: what the reader looks for, such as the price. */
	rows: { label: string; value: string; isMain?: boolean }[]
	/** The first is what the reader most likely does next. */
	links: { label: string; href: string }[]
	closing: string[]
}

type OwnersLetterParts = Pick<LetterParts, 'paragraphs' | 'written' | 'rows'> & {
	subject: string
	link?: LetterParts['links'][number]
}

/** In Spanish, without a signature, and titled like its subject. */
export function letterToOwner({ subject, link, ...parts }: OwnersLetterParts): Letter {
	const links = link ? [link] : []
	return {
		subject,
		letter: { language: ownersLocale, title: subject, ...parts, links, closing: [] },
	}
}

export function writeText(letter: LetterParts): string {
	const { title, paragraphs, written, rows, links, closing } = letter
	return [
		title,
		...paragraphs,
		written,
		rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
		links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
		...closing,
	]
		.filter(Boolean)
		.join('\n\n')
}
