import { givenAccessWords } from '#content/owner/given-access-words.ts'
import { peopleWords } from '#content/owner/people-words.ts'
import { ownersLocale } from '#domain/locale.ts'
import type { GivenAccess } from '#domain/owner/people.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import { type Letter, letterToOwner } from '#server/mail/letter.ts'

/** To the house's address, never with a link of an invitation. */
export function composeAccessMail(given: GivenAccess, publicUrl: string): Letter {
	const { mail, happened, unknown } = givenAccessWords[ownersLocale]
	const names = { name: given.name, by: given.by ?? unknown }
	return letterToOwner({
		subject: fill(mail.subject, names),
		paragraphs: [fill(happened[given.kind], names), mail.text],
		rows: [
			{ label: mail.role, value: peopleWords[ownersLocale].roles[given.role] },
			{ label: mail.at, value: formatTime(Date.parse(given.at), ownersLocale) },
		],
		link: { label: mail.link, href: `${publicUrl}/admin/settings#people` },
	})
}
