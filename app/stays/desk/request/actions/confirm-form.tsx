import { TextField } from '#app/components/field/text-field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { Warnings } from '#app/stays/desk/request/booking-facts.tsx'
import styles from '#app/stays/desk/request/booking-panel.module.css'
import { useOpenedRequest } from '#app/stays/desk/request/opened-request.ts'
import { isPossible, termsOf } from '#app/stays/desk/request/proposed-terms.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { ActionForm } from './action-form.tsx'
import { DepositFields, depositFields, depositIn, isDepositTyped } from './deposit-fields.tsx'
import { mayStayOpen, PriceField, usePrice } from './price-field.tsx'

/** The price, and what speaks against it: the owner reads it before confirming, and may give a reason. */
export function ConfirmForm() {
	const { stay, tried, draft, change, send } = useOpenedRequest()
	const words = useWords(deskRequestWords)
	const { terms, confirm: message = '' } = draft
	const id = `new-${stay.id}`
	// New terms are agreed at the price that is shown here, whatever becomes of the rates meanwhile, unless part of it is to be
	// agreed. Those of the last agreement keep theirs unless one is typed.
	const isOther = (terms !== undefined || !stay.agreement) && !mayStayOpen({ stay, tried })
	const price = usePrice({ isNeeded: isOther || Boolean(draft.pesos) })
	/** Units are missing, or more people come than there is room for. */
	const mayBeTooMuch =
		tried.inTheWay.length > 0 || tried.warnings.some(({ about }) => about === 'capacity')
	const today = dayInBogota(Date.now())
	// A deposit that was waived can be asked for again; before the booking is confirmed, the quote asks for it.
	// A deposit that was agreed before a cancellation counts again.
	const agreedDeposit = stay.agreement?.deposit ?? null
	const mayAskForDeposit = agreedDeposit !== null || stay.state === 'confirmed'
	const isOtherDeposit = mayAskForDeposit && isDepositTyped(draft)
	const again = terms || isOtherDeposit ? 'change' : draft.pesos ? 'price' : 'words'
	const labels = stay.state === 'confirmed' && {
		title: words[terms ? 'confirmChange' : stay.deposit ? 'confirmDeposit' : 'confirmPrice'],
		submitLabel: words.sendAgain[again],
	}

	function submit() {
		if (terms && !isPossible(terms)) return
		if (!price.check()) return
		const anyway = mayBeTooMuch && draft.anyway?.trim()
		const fields = depositFields(draft, agreedDeposit, today)
		const total = price.pesos ?? tried.suggestedPesos ?? undefined
		send('confirm', {
			...(terms && termsOf(terms)),
			...(price.isSame ? { samePrice: true } : { pesos: price.pesos }),
			message,
			...(anyway && { anyway }),
			...(isOtherDeposit && { deposit: depositIn(fields, total) ?? null }),
		})
	}

	return (
		<ActionForm action="confirm" {...labels} text={message} onSubmit={submit}>
			<PriceField id={id} price={price} />
			{mayAskForDeposit && <DepositFields today={today} action="confirm" />}
			<Warnings tried={tried} />
			{stay.isChangeAsked && !terms && (
				<p role="note" className={styles.warning}>
					{words.answersChange}
				</p>
			)}
			{mayBeTooMuch && (
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
		</ActionForm>
	)
}
