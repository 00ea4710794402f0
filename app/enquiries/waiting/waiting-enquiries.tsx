import { useEffect, useRef } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { LabelledValues } from '#app/components/labelled-values/labelled-values.tsx'
import type { WaitingEnquiry } from '#app/enquiries/sending/send-enquiry.ts'
import { removeWaiting } from '#app/waiting/waiting-store.ts'
import type { FormWords } from '#content/enquiries/form-words.ts'
import {
	type EnquiryTextWords,
	summaryLines,
	whatsappText,
} from '#domain/enquiries/enquiry-text.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import styles from './waiting-enquiries.module.css'

type Props = {
	enquiries: WaitingEnquiry[]
	/** How often sending has failed on this page: each time, the list takes the focus. */
	failures: number
	isUnderWay: (enquiry: WaitingEnquiry) => boolean
	onSend: (enquiry: WaitingEnquiry) => void
	onPutBack: (enquiry: WaitingEnquiry) => void
	words: FormWords
	text: EnquiryTextWords
	whatsappPhone: string
}

/** Enquiries that could not be sent: retry, edit, send by WhatsApp or discard. */
export function WaitingEnquiries({ enquiries, failures, words, ...rest }: Props) {
	const box = useRef<HTMLElement>(null)
	useEffect(() => {
		if (failures > 0) box.current?.focus()
	}, [failures])

	// Always rendered: screen readers announce only what enters a live region they already know.
	return (
		<div role="status">
			{enquiries.length > 0 && (
				<section ref={box} className={styles.waiting} tabIndex={-1} aria-labelledby="waiting-title">
					<h2 id="waiting-title">{words.pending.title}</h2>
					<p>{words.pending[enquiries.some((it) => it.isUnstored) ? 'unstored' : 'text']}</p>
					<ul>
						{enquiries.map((enquiry) => (
							<li key={enquiry.id}>
								<Waiting enquiry={enquiry} words={words} {...rest} />
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	)
}

type WaitingProps = Omit<Props, 'enquiries' | 'failures'> & { enquiry: WaitingEnquiry }

function Waiting({ enquiry, words, text, whatsappPhone, ...actions }: WaitingProps) {
	const { reason } = enquiry
	const { content, language } = enquiry.enquiry
	const isUnderWay = actions.isUnderWay(enquiry)
	const [reference, ...lines] = summaryLines(content, text, language)
	return (
		<>
			<p className={styles.reason}>
				{reason === 'invalid' ? words.pending.invalid : words.failures[reason]}
			</p>
			<details>
				<summary>
					{words.pending[content.kind]} {reference?.value}
				</summary>
				<LabelledValues lines={lines} />
			</details>
			<div className={styles.actions}>
				<Button aria-disabled={isUnderWay} onClick={() => actions.onSend(enquiry)}>
					{isUnderWay ? words.sending : words.pending.sendAgain}
				</Button>
				<Button variant="quiet" onClick={() => actions.onPutBack(enquiry)}>
					{words.pending.putBack}
				</Button>
				<ActionLink
					to={whatsappLink(whatsappPhone, whatsappText(content, text, language))}
					variant="quiet"
				>
					<Icon name="whatsapp" />
					{words.pending.whatsapp}
				</ActionLink>
				<Button variant="quiet" onClick={() => removeWaiting(enquiry.id)}>
					{words.pending.discard}
				</Button>
			</div>
		</>
	)
}
