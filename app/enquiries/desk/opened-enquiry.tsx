import type { ReactNode } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { useHasOwnersTools, useShownName } from '#app/site/desk-person.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskWords } from '#content/enquiries/desk-words.ts'
import { type EnquiryState, enquiryStates } from '#domain/enquiries/enquiry.ts'
import type { EnquiryResponse } from '#domain/enquiries/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { DeletePerson } from './delete-person.tsx'
import { DeliveryLine, EnquiryFacts, EnquiryRecord } from './enquiry-facts.tsx'
import styles from './opened-enquiry.module.css'
import { ReplyLinks } from './reply-links.tsx'

type Props = {
	enquiry: EnquiryResponse
	/** A reply has just set it to answered. */
	wasSetByReply: boolean
	onReply: () => void
	onState: (state: EnquiryState) => void
	onDeliver: () => void
	onPersonDeleted: (email: string) => void
	/** Other subjects' parts, between the replies and the state. */
	children?: ReactNode
}

/** All that the guest wrote, and what the owner can do about it. */
export function OpenedEnquiry({ enquiry, wasSetByReply, children, ...on }: Props) {
	const words = useWords(deskWords)
	const { reference, mark: state } = enquiry
	const person = useShownName()(enquiry.stateBy)
	const mayDelete = useHasOwnersTools()
	return (
		<div className={styles.opened}>
			<EnquiryFacts enquiry={enquiry} />
			<ReplyLinks enquiry={enquiry} onReply={on.onReply} />
			<p role="status" className={`cluster ${styles.setByReply}`}>
				{wasSetByReply && (
					<>
						{words.markedAnswered}{' '}
						<Button variant="quiet" onClick={() => on.onState('new')}>
							{words.undo}
						</Button>
					</>
				)}
			</p>
			{children}
			<fieldset className={`grid ${styles.states}`} aria-label={fill(words.state, { reference })}>
				{enquiryStates.map((choice) => (
					<button
						key={choice}
						type="button"
						className="touch"
						aria-pressed={choice === state}
						onClick={() => on.onState(choice)}
					>
						{words.asState[choice]}
					</button>
				))}
			</fieldset>
			{person && <p className={styles.by}>{fill(words.stateBy, { person })}</p>}
			<details className={styles.more}>
				<summary className="touch">{words.record}</summary>
				<EnquiryRecord enquiry={enquiry} />
				<MailStatus enquiry={enquiry} onDeliver={on.onDeliver} />
				{mayDelete && <DeletePerson enquiry={enquiry} onDeleted={on.onPersonDeleted} />}
			</details>
		</div>
	)
}

type MailProps = Pick<Props, 'enquiry' | 'onDeliver'>

/** Empty where no mail is configured: *today* says so, once. */
function MailStatus({ enquiry, onDeliver }: MailProps) {
	const words = useWords(deskWords)
	const { delivery, acknowledgement } = enquiry
	const mails = [
		{ label: words.delivery, delivery },
		{ label: words.acknowledgement, delivery: acknowledgement },
	].filter((mail) => mail.delivery && mail.delivery.status !== 'unconfigured')
	if (mails.length === 0) return null
	return (
		<div className={styles.mail}>
			{mails.map((mail) => (
				<DeliveryLine key={mail.label} {...mail} />
			))}
			<Button variant="quiet" onClick={onDeliver}>
				{words.deliverAgain}
			</Button>
		</div>
	)
}
