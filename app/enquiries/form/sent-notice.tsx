import { useEffect, useRef, useState } from 'react'
import action from '#app/components/action-link/action-link.module.css'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { LabelledValues } from '#app/components/labelled-values/labelled-values.tsx'
import type { OwnRequestLink } from '#app/enquiries/own-requests/own-request-link.tsx'
import { loadIsland } from '#app/islands/hydrate-islands.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { FormWords } from '#content/enquiries/form-words.ts'
import { type Doubt, doubtsOf } from '#domain/enquiries/doubts.ts'
import { type EnquiryContent, type EnquiryKind, idOf } from '#domain/enquiries/enquiry.ts'
import {
	type EnquiryTextWords,
	summaryLines,
	whatsappText,
} from '#domain/enquiries/enquiry-text.ts'
import { fill } from '#domain/text/fill.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import { loadPhoneReader } from './load-phone-reader.ts'
import styles from './sent-notice.module.css'

export type ShownSent = {
	reference: string
	/** Absent when the page is opened again more than an hour later. */
	content: EnquiryContent | undefined
	/** The guest's own page of a booking request. */
	link?: string | undefined
	/** Found by the server, for a page without scripts. */
	doubts?: Doubt[]
	isByProvider?: boolean
	/** Sent just now from this page: the notice takes the focus. */
	isFresh?: boolean
}

type Props = {
	kind: EnquiryKind
	sent: ShownSent
	words: FormWords
	text: EnquiryTextWords
	whatsappPhone: string
}

/** The confirmation: the reference, a summary, and links to WhatsApp and the calendar. */
export function SentNotice({ kind, sent, words, text, whatsappPhone }: Props) {
	const box = useRef<HTMLElement>(null)
	const locale = useLocale()
	const { content, link } = sent
	const doubts = useDoubtsOf(sent)
	const LinkTools = useLinkTools(link)
	useEffect(() => {
		if (!sent.isFresh) return
		box.current?.focus({ preventScroll: true })
		box.current?.scrollIntoView()
	}, [sent])

	const isBooking = kind === 'booking'
	const lines = content ? summaryLines(content, text, locale) : []
	return (
		<section ref={box} className={styles.sent} tabIndex={-1} aria-labelledby="sent-title">
			<h2 id="sent-title">
				<Icon name="check" />
				{isBooking ? words.sent.bookingTitle : words.sent.contactTitle}
			</h2>
			<p>
				{words.sent.reference}: <strong className={styles.reference}>{sent.reference}</strong>
			</p>
			<p>{sent.isByProvider ? words.sent.byProvider : whatNext(isBooking, words)}</p>
			{link && (
				<>
					<p>{words.sent.own}</p>
					<p className={styles.actions}>
						<a className={`${action.action} ${action.main}`} href={link}>
							{words.sent.ownLink}
						</a>
					</p>
					{LinkTools && content?.kind === 'booking' && (
						<LinkTools
							link={link}
							reference={sent.reference}
							from={content.fields.ArrivalDate}
							to={content.fields.DepartureDate}
						/>
					)}
				</>
			)}
			{content && (
				<>
					<LabelledValues lines={lines.slice(1)} />
					{doubts.length > 0 && (
						<p>
							<strong>{words.check.sentTitle}:</strong>{' '}
							{doubts.map((doubt) => inSummary(doubt, content, words)).join(' ')}{' '}
							{words.check.sentText}
						</p>
					)}
					<p className={styles.actions}>
						<ActionLink
							variant="quiet"
							to={whatsappLink(
								whatsappPhone,
								whatsappText({ ...content, reference: sent.reference }, text, locale, link),
							)}
						>
							<Icon name="whatsapp" />
							{words.sent.whatsapp}
						</ActionLink>
						{isBooking && !sent.isByProvider && (
							<a className={styles.calendar} href={`/api/bookings/${idOf(content)}/calendar.ics`}>
								{words.sent.calendar}
							</a>
						)}
					</p>
				</>
			)}
		</section>
	)
}

/** Fetched when there is a link to copy and share, since the form has no byte to spare. */
function useLinkTools(link: string | undefined) {
	const [Tools, setTools] = useState<typeof OwnRequestLink>()
	useEffect(() => {
		// Without a signal the link itself is enough.
		if (link)
			loadIsland<typeof Tools>('OwnRequestLink').then(
				(it) => setTools(() => it),
				() => {},
			)
	}, [link])
	return Tools
}

/** The number plans load late: with scripts, what is in doubt is found after the notice is shown. */
function useDoubtsOf({ content, doubts: known = [] }: ShownSent): Doubt[] {
	const [found, setFound] = useState<Doubt[]>()
	useEffect(() => {
		if (content)
			loadPhoneReader().then((readPhone) => setFound(doubtsOf(content.fields, readPhone)))
	}, [content])
	return found ?? known
}

function inSummary({ field, suggestion }: Doubt, { fields }: EnquiryContent, words: FormWords) {
	const question = suggestion ? ` ${fill(words.check.suggestion, { suggestion })}` : ''
	return `${fields[field]}.${question}`
}

function whatNext(isBooking: boolean, { sent }: FormWords): string {
	return isBooking ? sent.text : sent.contactText
}
