import { Icon, type IconName } from '#app/components/icon/icon.tsx'
import { useFacts } from '#app/desk/desk-info.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskWords, replyWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryResponse } from '#domain/enquiries/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { type PluralWords, plural } from '#domain/text/numbers.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import { formatDay } from '#domain/time/dates.ts'
import styles from './opened-enquiry.module.css'

type Props = {
	enquiry: EnquiryResponse
	onReply: () => void
}

/** Links to reply by WhatsApp, phone or e-mail, with a greeting already written. */
export function ReplyLinks({ enquiry, onReply }: Props) {
	const words = useWords(deskWords)
	const { language, kind, Name, Email, call, whatsapp } = enquiry
	// In the guest's language.
	const replies = fill(replyWords[language], useFacts(language))
	const text = greetingOf(enquiry, replies[kind], replies.people)
	const subject = greetingOf(enquiry, replies.subject, replies.people)
	const ways: { icon: IconName; label: string; href: string }[] = [
		...(whatsapp
			? [{ icon: 'whatsapp' as const, label: words.whatsapp, href: whatsappLink(whatsapp, text) }]
			: []),
		{ icon: 'phone', label: words.call, href: `tel:${call}` },
		{ icon: 'mail', label: words.mail, href: mailLink(Email, subject, text) },
	]
	return (
		<ul className={`plain-list grid ${styles.replies}`}>
			{ways.map(({ icon, label, href }) => (
				<li key={label}>
					<a
						className="touch"
						href={href}
						onClick={onReply}
						aria-label={fill(words.replyTo, { way: label, guest: Name })}
						{...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
					>
						<Icon name={icon} />
						{label}
					</a>
				</li>
			))}
		</ul>
	)
}

type Greeted = Pick<EnquiryResponse, 'language' | 'Name' | 'reference' | 'people' | 'from' | 'to'>

/** Names the people and days that were agreed, or else those asked for. */
export function greetingOf(
	{ language, Name, reference, people = 0, from, to }: Greeted,
	text: string,
	peopleWords: PluralWords,
): string {
	return fill(text, {
		guest: Name,
		reference,
		people: plural(people, peopleWords, language),
		arrival: from ? formatDay(from, language) : '',
		departure: to ? formatDay(to, language) : '',
	})
}

function mailLink(address: string, subject: string, body: string): string {
	const [to, about, text] = [address, subject, `${body}\n\n`].map(encodeURIComponent)
	return `mailto:${to}?subject=${about}&body=${text}`
}
