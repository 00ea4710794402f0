import { useEffect, useRef } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { LabelledValues } from '#app/components/labelled-values/labelled-values.tsx'
import type { FormWords } from '#content/enquiries/form-words.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { summaryLines, type TextWords, whatsappText } from '#domain/enquiries/enquiry-text.ts'
import { whatsappLink } from '#domain/whatsapp-link.ts'
import styles from './pending-enquiries.module.css'
import { type PendingEnquiry, removePending } from './pending-store.ts'

type Props = {
	enquiries: PendingEnquiry[]
	/** How often sending has failed here: each time, the keyboard is taken to what waits. */
	failures: number
	isUnderWay: (enquiry: PendingEnquiry) => boolean
	onSend: (enquiry: PendingEnquiry) => void
	onPutBack: (enquiry: PendingEnquiry) => void
	words: FormWords
	text: TextWords
	whatsappPhone: string
}

/** What could not be sent, kept in this browser, with every way on that there is. */
export function PendingEnquiries({ enquiries, failures, words, ...rest }: Props) {
	const box = useRef<HTMLElement>(null)
	useEffect(() => {
		if (failures > 0) box.current?.focus()
	}, [failures])

	// Always there for assistive technology, so that what appears in it is read out.
	return (
		<div role="status">
			{enquiries.length > 0 && (
				<section ref={box} className={styles.pending} tabIndex={-1} aria-labelledby="pending-title">
					<h2 id="pending-title">{words.pending.title}</h2>
					<p>{words.pending.text}</p>
					<ul>
						{enquiries.map((enquiry) => (
							<li key={idOf(enquiry.content)}>
								<Pending enquiry={enquiry} words={words} {...rest} />
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	)
}

type PendingProps = Omit<Props, 'enquiries' | 'failures'> & { enquiry: PendingEnquiry }

function Pending({ enquiry, words, text, whatsappPhone, ...actions }: PendingProps) {
	const { content, language, reason } = enquiry
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
				<Button type="button" aria-disabled={isUnderWay} onClick={() => actions.onSend(enquiry)}>
					{isUnderWay ? words.sending : words.pending.sendAgain}
				</Button>
				<Button type="button" variant="quiet" onClick={() => actions.onPutBack(enquiry)}>
					{words.pending.putBack}
				</Button>
				<ActionLink
					to={whatsappLink(whatsappPhone, whatsappText(content, text, language))}
					variant="quiet"
				>
					<Icon name="whatsapp" />
					{words.pending.whatsapp}
				</ActionLink>
				<Button type="button" variant="quiet" onClick={() => removePending(idOf(content))}>
					{words.pending.discard}
				</Button>
			</div>
		</>
	)
}
