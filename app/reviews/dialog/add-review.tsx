import { Button } from '#app/components/button/button.tsx'
import { Dialog, DialogButtons } from '#app/components/dialog/dialog.tsx'
import { ErrorSummary } from '#app/components/field/error-summary.tsx'
import { type Correction, ownAddress } from '#app/reviews/own/own-reviews.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'
import styles from './add-review.module.css'
import { correctionDraftKey, reviewDraftKey } from './review-draft.ts'
import { type ReturnedReview, ReviewFields, type TypedReview } from './review-fields.tsx'
import { type Sending, useSendReview } from './use-send-review.ts'

type Props = Sending & {
	/** The label of the button that opens the dialog. */
	open: string
	words: ReviewsPageWords['form']
	scores: readonly string[]
	newTab: string
	locale: Locale
	/** For guests who may mark their review. */
	guestNote: string | undefined
	returned: ReturnedReview | undefined
	correcting: Correction | undefined
	onCorrectingEnd: () => void
	sentLater: Review | undefined
}

const dialogId = 'add-review'
const formId = 'review-form'

/** The button and the dialog with the form. Without scripts the form posts to the page. */
export function AddReview({ open, words, scores, newTab, locale, returned, ...rest }: Props) {
	const { guestNote, ...sending } = rest
	const { correcting } = sending
	const { dialog, round, refusal, isSending, send, change, close } = useSendReview({
		words,
		locale,
		returned,
		...sending,
	})
	const isReturned = round.count === 0 && returned?.refusal
	const typed =
		correcting && !isReturned ? (correcting.draft ?? typedOf(correcting.review)) : round.typed

	return (
		<div className={styles.add}>
			<Button command="show-modal" commandfor={dialogId}>
				{open}
			</Button>
			{/* Not `@media (scripting: none)`: browsers older than that cannot open the dialog without scripts either. */}
			<noscript>
				<LocalLink className={styles.fallback} to={`/reviews?problem=form#${dialogId}`}>
					{words.notOpening}
				</LocalLink>
			</noscript>
			<Dialog
				ref={dialog}
				id={dialogId}
				title={correcting?.words.title ?? words.title}
				open={returned !== undefined}
				onClose={close}
			>
				{refusal && <ErrorSummary {...refusal} />}
				<form
					key={correcting?.review._id ?? round.count}
					id={formId}
					method="post"
					action={`${localizePath(correcting ? `${ownAddress(correcting)}&problem=form` : '/reviews', locale)}#${dialogId}`}
					noValidate
					data-draft={correcting ? correctionDraftKey(correcting.review._id) : reviewDraftKey}
					onSubmit={send}
					onInput={change}
					inert={isSending}
				>
					{guestNote && <p>{guestNote}</p>}
					<ReviewFields
						words={words}
						scores={scores}
						newTab={newTab}
						locale={locale}
						refusal={refusal}
						typed={typed}
					/>
				</form>
				<DialogButtons>
					<Button variant="quiet" command="close" commandfor={dialogId}>
						{words.cancel}
					</Button>
					<Button type="submit" form={formId} disabled={isSending}>
						{isSending ? words.sending : (correcting?.words.save ?? words.send)}
					</Button>
				</DialogButtons>
			</Dialog>
		</div>
	)
}

function typedOf({ name, evaluation, message }: Review): TypedReview {
	return { name, evaluation: String(evaluation), message, consent: 'on' }
}
