import type { FormEvent, ReactNode } from 'react'
import { Button } from '#app/components/button/button.tsx'
import field from '#app/components/field/field.module.css'
import { TextAreaField } from '#app/components/field/text-field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { useOpenedRequest } from '#app/stays/desk/request/opened-request.ts'
import { deskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { makesAgreement, type OwnerAction, type RequestState } from '#domain/stays/states/state.ts'
import { depositErrors, problemInWords } from './action-problem.ts'

const nextSteps: Partial<Record<RequestState, OwnerAction>> = {
	received: 'offer',
	accepted: 'confirm',
	declined: 'offer',
	cancelled: 'reopen',
}

/** The owner's most likely next action. */
function nextStep({ state, isChangeAsked }: OwnerRequestResponse): OwnerAction | undefined {
	return state === 'offered' && isChangeAsked ? 'offer' : nextSteps[state]
}

type Props = {
	action: OwnerAction
	/** The words of the action, where others fit better. */
	title?: string
	submitLabel?: string
	/** The message to the guest, or a note. */
	text: string
	onSubmit: () => void
	/** The fields above the message. */
	children?: ReactNode
}

/** The frame of an action: a first press opens it. Its message, its button, and why it failed. */
export function ActionForm({ action, text, onSubmit, children, ...labels }: Props) {
	const { stay, tried, change, problem, busyWith } = useOpenedRequest()
	const words = useWords(deskRequestWords)
	const { title = words.actions[action].title, submitLabel = words.actions[action].send } = labels
	const { pesos, until } = depositErrors(problem, useWords(deskDepositWords))
	const depositProblem = pesos ?? until
	const isBad = action === 'decline' || action === 'cancel'
	const submit = (event: FormEvent) => {
		event.preventDefault()
		onSubmit()
	}
	return (
		<details name={`act-${stay.id}`} data-next={nextStep(stay) === action || undefined}>
			<summary className="touch">{title}</summary>
			<form onSubmit={submit} aria-label={title} noValidate={makesAgreement(action)}>
				{children}
				<TextAreaField
					name={action}
					id={`${action}-${stay.id}`}
					label={words.actions[action].text}
					rows={3}
					maxLength={2000}
					optional={action === 'note' ? undefined : words.optional}
					value={text}
					onChange={({ currentTarget }) => change({ [action]: currentTarget.value })}
				/>
				{/* Not `disabled`, which would take the focus away. A second press sends nothing. */}
				<Button
					type="submit"
					variant={isBad ? 'danger' : 'main'}
					aria-disabled={busyWith !== undefined}
				>
					{busyWith === action ? words.sending : submitLabel}
				</Button>
				{/* Below the button, which must not move under the second tap of an impatient thumb. */}
				{problem?.action === action && (
					<p role="alert" className={field.problem}>
						{depositProblem ?? problemInWords(problem, words, tried.inTheWay.length > 0)}
					</p>
				)}
			</form>
		</details>
	)
}
