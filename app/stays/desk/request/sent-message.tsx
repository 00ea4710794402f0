import { useEffect, useRef } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import styles from './booking-panel.module.css'

type Props = {
	action: OwnerAction
	stay: OwnerRequestResponse
	/** False if the guest had it already, so that nothing was sent. */
	isNew: boolean
	/** Undefined where the guest's number is doubtful. */
	whatsapp: string | undefined
}

/** Confirms the last action, says whether it was mailed, and offers its text for WhatsApp in the guest's language. */
export function SentMessage({ action, stay, isNew, whatsapp }: Props) {
	const words = useWords(deskRequestWords)
	const message = useRef<HTMLDivElement>(null)
	// The focused form may have been removed.
	useEffect(() => message.current?.focus(), [])
	const told = stay.history.findLast(
		({ by, action }) => by === 'owner' && action !== 'note' && action !== 'deposit',
	)
	const mail = words.mails[told?.mail ?? 'unconfigured']
	const done = told?.action === 'message' ? words.messageSent : words.actions[action].done
	return (
		<div className={styles.message} ref={message} tabIndex={-1} role="status">
			<p>
				{action === 'note' ? (
					<strong>{words.actions.note.done}</strong>
				) : (
					<>
						<strong>{isNew ? done : words.nothingSent}</strong> {mail}
					</>
				)}
			</p>
			{action !== 'note' && (
				<>
					<blockquote lang={stay.language} aria-label={words.whatsappText}>
						{stay.whatsapp}
					</blockquote>
					<p className={`cluster ${styles.ways}`}>
						{whatsapp && (
							<ActionLink to={whatsappLink(whatsapp, stay.whatsapp)}>
								<Icon name="whatsapp" />
								{words.whatsapp}
							</ActionLink>
						)}
						<ActionLink to={stay.link} variant="quiet">
							{words.guestPage}
						</ActionLink>
					</p>
				</>
			)}
		</div>
	)
}
