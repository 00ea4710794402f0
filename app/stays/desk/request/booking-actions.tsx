import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import field from '#app/components/field/field.module.css'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { type DeskDepositWords, deskDepositWords } from '#content/stays/desk-deposit-words.ts'
import { type DeskRequestWords, deskRequestWords } from '#content/stays/desk-request-words.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import type { OwnerAction, RequestState } from '#domain/stays/states/state.ts'
import { fill } from '#domain/text/fill.ts'
import { readPesos } from '#domain/text/money.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { isPossible, termsOf } from './agreed.ts'
import { Warnings } from './booking-facts.tsx'
import styles from './booking-panel.module.css'
import { depositFields, depositIn } from './deposit-fields.tsx'
import type { LoadedStay } from './load-stay.ts'
import { offerFields, PriceField, QuoteFields } from './quote-fields.tsx'
import type { DraftChanges, RequestDraft } from './request-draft.ts'

/** Why an action failed. `code` is the API's. */
export type StayProblem = {
	action: OwnerAction
	code: string
	/** The field that is wrong, and how. */
	field: string | undefined
	reason: string | undefined
}

type Props = LoadedStay & {
	id: string
	draft: RequestDraft
	change: (changes: DraftChanges) => void
	problem: StayProblem | undefined
	busyWith: OwnerAction | undefined
	/** How many actions have succeeded. */
	finished: number
	onSend: (action: OwnerAction, body: object) => void
}

/** The owner's most likely next action. */
const nextStep: Partial<Record<RequestState, OwnerAction>> = {
	received: 'offer',
	accepted: 'confirm',
	declined: 'offer',
	cancelled: 'reopen',
}

/** A first press opens the form of an action. */
export function BookingActions(props: Props) {
	const { stay, tried, draft, change, onSend } = props
	const words = useWords(deskRequestWords)
	const depositWords = useWords(deskDepositWords)
	const [isPriceWrong, setIsPriceWrong] = useState(false)
	const locale = useLocale()
	const { agreed } = draft
	const today = dayInBogota(Date.now())
	const offer = offerFields({ stay, tried, draft, today, locale })
	const isChange = stay.state === 'confirmed'
	const next = stay.state === 'offered' && stay.isChangeAsked ? 'offer' : nextStep[stay.state]
	const again = agreed ? 'change' : draft.pesos ? 'price' : 'words'
	const shown: OwnerAction[] = isChange ? ['confirm', ...stay.actions] : [...stay.actions]

	function send(action: OwnerAction) {
		const text = draft[action] ?? ''
		if (action === 'note') return onSend('note', { text })
		if (action !== 'offer' && action !== 'confirm') return onSend(action, { message: text })
		if (agreed && !isPossible(agreed)) return
		// Changed terms need a price; unchanged ones keep theirs unless one is typed.
		const needsPrice = action === 'offer' || agreed !== undefined || Boolean(draft.pesos)
		const pesos = needsPrice ? (offer.samePrice ?? readPesos(offer.pesos)) : undefined
		setIsPriceWrong(needsPrice && pesos === undefined)
		if (needsPrice && pesos === undefined) return
		const terms = agreed && termsOf(agreed)
		if (action === 'confirm') {
			const price = offer.samePrice === null ? { pesos } : { samePrice: true }
			const anyway = mayBeTooMuch(tried) && draft.anyway?.trim()
			return onSend(action, { ...terms, ...price, message: text, ...(anyway && { anyway }) })
		}
		const held = offer.heldUntil && { heldUntil: offer.heldUntil }
		const deposit = depositIn(depositFields(draft, stay.agreement?.deposit ?? null), pesos)
		onSend('offer', {
			...terms,
			pesos,
			message: offer.message,
			...held,
			...(deposit && { deposit }),
		})
	}

	return (
		<div className={`stack ${styles.actions}`}>
			{shown.map((action) => (
				<ActionForm
					// Closes the form of a finished action. One that was refused stays open, with its reason.
					key={`${action} ${props.finished}`}
					{...{ action, ...props }}
					title={
						isChange && action === 'confirm'
							? words[agreed ? 'confirmChange' : 'confirmPrice']
							: words.actions[action].title
					}
					send={
						isChange && action === 'confirm' ? words.sendAgain[again] : words.actions[action].send
					}
					text={action === 'offer' ? offer.message : (draft[action] ?? '')}
					isNext={next === action}
					onText={(text) => change({ [action]: text })}
					onSubmit={() => send(action)}
				>
					{action === 'confirm' && (
						<ConfirmFields
							{...{ id: `new-${props.id}`, stay, tried, draft, change }}
							fields={offer}
							error={isPriceWrong ? words.priceWrong : undefined}
						/>
					)}
					{action === 'offer' && (
						<QuoteFields
							{...{ id: props.id, stay, tried, today, draft, change }}
							fields={offer}
							error={isPriceWrong ? words.priceWrong : undefined}
							depositErrors={depositErrors(props.problem, depositWords)}
						/>
					)}
				</ActionForm>
			))}
		</div>
	)
}

/** Whether units are missing or more people come than there is room for. */
function mayBeTooMuch({ inTheWay, warnings }: OwnerRequestResponse): boolean {
	return inTheWay.length > 0 || warnings.some(({ about }) => about === 'capacity')
}

/** The price, and what speaks against it: the owner reads it before confirming, and may give a reason. */
function ConfirmFields(props: ComponentProps<typeof PriceField>) {
	const { id, tried, draft, change } = props
	const words = useWords(deskRequestWords)
	return (
		<>
			<PriceField {...props} />
			<Warnings tried={tried} />
			{mayBeTooMuch(tried) && (
				<TextField
					name="anyway"
					id={`anyway-${id}`}
					label={words.anyway.label}
					hint={words.anyway.hint}
					optional={words.optional}
					maxLength={500}
					value={draft.anyway ?? ''}
					onChange={({ currentTarget }) => change({ anyway: currentTarget.value || undefined })}
				/>
			)}
		</>
	)
}

type FormProps = Pick<Props, 'id' | 'problem' | 'busyWith' | 'tried'> & {
	action: OwnerAction
	title: string
	/** What its button says. */
	send: string
	text: string
	isNext: boolean
	onText: (text: string) => void
	onSubmit: () => void
	children: ReactNode
}

function ActionForm({ action, problem, busyWith, children, ...form }: FormProps) {
	const words = useWords(deskRequestWords)
	const { pesos, until } = depositErrors(problem, useWords(deskDepositWords))
	const depositProblem = pesos ?? until
	const isBad = action === 'decline' || action === 'cancel'
	const submit = (event: FormEvent) => {
		event.preventDefault()
		form.onSubmit()
	}
	return (
		<details name={`act-${form.id}`} data-next={form.isNext || undefined}>
			<summary className="touch">{form.title}</summary>
			<form
				onSubmit={submit}
				aria-label={form.title}
				noValidate={action === 'offer' || action === 'confirm'}
			>
				{children}
				<TextAreaField
					name={action}
					id={`${action}-${form.id}`}
					label={words.actions[action].text}
					rows={3}
					maxLength={2000}
					optional={action === 'note' ? undefined : words.optional}
					value={form.text}
					onChange={({ currentTarget }) => form.onText(currentTarget.value)}
				/>
				{/* Not `disabled`, which would take the focus away. A second press sends nothing. */}
				<Button
					type="submit"
					variant={isBad ? 'danger' : 'main'}
					aria-disabled={busyWith !== undefined}
				>
					{busyWith === action ? words.sending : form.send}
				</Button>
				{/* Below the button, which must not move under the second tap of an impatient thumb. */}
				{problem?.action === action && (
					<p role="alert" className={field.problem}>
						{depositProblem ?? problemInWords(problem, words, form.tried.inTheWay.length > 0)}
					</p>
				)}
			</form>
		</details>
	)
}

/** What is wrong with the deposit, by its field. */
function depositErrors(
	problem: StayProblem | undefined,
	{ errors }: DeskDepositWords,
): { pesos?: string; until?: string } {
	const known: Record<string, string> = errors
	const { errDepositNone, errDepositDay } = errors
	if (problem?.field === 'deposit.until')
		return { until: known[problem.reason ?? ''] ?? errDepositDay }
	if (!problem?.field?.startsWith('deposit')) return {}
	return { pesos: known[problem.reason ?? ''] ?? errDepositNone }
}

function problemInWords(problem: StayProblem, words: DeskRequestWords, isTaken: boolean) {
	const { errors } = words
	const { code, reason } = problem
	if (code === 'units-taken') return isTaken ? errors['units-taken'] : errors['free-again']
	if (code === 'invalid-input') return refusalInWords(reason, words)
	return errors[code as keyof typeof errors] ?? errors.unavailable
}

/** Why terms were refused, when they were sent or tried out. */
export function refusalInWords(
	reason: string | undefined,
	{ errors, reasons }: DeskRequestWords,
): string {
	return fill(errors['invalid-input'], {
		field: reasons[reason as keyof typeof reasons] ?? reasons.other,
	})
}
