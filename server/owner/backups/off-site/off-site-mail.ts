import { offSiteWords } from '#content/owner/off-site-words.ts'
import { ownersLocale } from '#domain/locale.ts'
import { copiesArrive, isPersistent } from '#domain/owner/off-site.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import { type Letter, letterToOwner } from '#server/mail/letter.ts'
import type { FailedCopies } from './off-site-state.ts'

/** The mail to the owner after a day of failures. */
export function composeOffSiteMail(
	{ copy, failure, further }: FailedCopies,
	publicUrl: string,
): Letter {
	const { mail, reasons } = offSiteWords[ownersLocale]
	const { reason } = failure
	const about = isPersistent(reason) && reason !== 'copy-missing' ? mail.arriving[reason] : mail
	const isArriving = further.every((trouble) => copiesArrive(trouble.reason))
	const row = (label: string, { reason, detail }: FailedCopies['failure']) => ({
		label,
		value: fill(reasons[reason], { detail }),
	})
	return letterToOwner({
		subject: about.subject,
		paragraphs: [isArriving ? about.text : mail.text],
		rows: [
			row(mail.reason, failure),
			...further.map((trouble) => row(mail.further, trouble)),
			{ label: mail.last, value: copy ? formatTime(copy.at, ownersLocale) : mail.never },
		],
		link: { label: mail.link, href: `${publicUrl}/admin/settings` },
	})
}
