import styles from '#app/stays/desk/request/booking-panel.module.css'
import { useOpenedRequest } from '#app/stays/desk/request/opened-request.ts'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import { ActionForm } from './action-form.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { QuoteForm } from './quote-form.tsx'

/** Offers the actions that the owner may take now. `finished` counts the actions that have succeeded. */
export function BookingActions({ finished }: { finished: number }) {
	const { stay } = useOpenedRequest()
	const shown: OwnerAction[] =
		stay.state === 'confirmed' ? ['confirm', ...stay.actions] : [...stay.actions]
	return (
		<div className={`stack ${styles.actions}`}>
			{shown.map((action) => (
				// Closes the form of a finished action. One that was refused stays open, with its reason.
				<FormOf key={`${action} ${finished}`} action={action} />
			))}
		</div>
	)
}

function FormOf({ action }: { action: OwnerAction }) {
	if (action === 'offer') return <QuoteForm />
	if (action === 'confirm') return <ConfirmForm />
	return <MessageForm action={action} />
}

/** An action that consists of a message to the guest, or a note. */
function MessageForm({ action }: { action: Exclude<OwnerAction, 'offer' | 'confirm'> }) {
	const { draft, send } = useOpenedRequest()
	const text = draft[action] ?? ''
	return (
		<ActionForm
			action={action}
			text={text}
			onSubmit={() => send(action, action === 'note' ? { text } : { message: text })}
		/>
	)
}
