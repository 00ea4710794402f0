import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { errorFor, type FieldMessage } from '#app/components/field/error-summary.tsx'
import { Honeypot } from '#app/components/field/field.tsx'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import { StarChoice } from '#app/components/stars/star-choice.tsx'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { reviewLimits } from '#domain/reviews/review-scale.ts'

/** Why a review was not published, in the visitor's words. */
export type Refusal = { title: string; text?: string; errors: readonly FieldMessage[] }

/** The visitor's input in a form that was posted without scripts and refused. */
export type TypedReview = {
	[Name in 'name' | 'evaluation' | 'message' | 'consent' | 'guest']?: string | undefined
}

/** After a refused post without scripts: the dialog is open, as part of the page. */
export type ReturnedReview = { refusal?: Refusal; typed: TypedReview }

type Props = {
	words: ReviewsPageWords['form']
	scores: readonly string[]
	newTab: string
	locale: Locale
	refusal: Refusal | undefined
	typed: TypedReview
}

export function ReviewFields({ words, scores, newTab, locale, refusal, typed }: Props) {
	const errorOf = (name: string) => errorFor(refusal?.errors ?? [], name)
	const counter = (limit: number) => ({ limit, words: words.counter })
	return (
		<>
			{typed.guest && <input type="hidden" name="guest" value={typed.guest} />}
			<TextField
				name="name"
				label={words.name}
				autoComplete="given-name"
				counter={counter(reviewLimits.name)}
				error={errorOf('name')}
				defaultValue={typed.name}
			/>
			<StarChoice
				name="evaluation"
				label={words.score}
				hint={words.scoreHint}
				scores={scores}
				error={errorOf('evaluation')}
				defaultValue={typed.evaluation}
			/>
			<TextAreaField
				name="message"
				label={words.message}
				hint={words.messageHint}
				counter={counter(reviewLimits.message)}
				error={errorOf('message')}
				defaultValue={typed.message}
			/>
			<CheckboxField
				name="consent"
				error={errorOf('consent')}
				defaultChecked={typed.consent !== undefined}
			>
				{`${words.consent} `}
				{/* In a new tab, so that the review is not lost. */}
				<a href={localizePath('/privacy', locale)} target="_blank" rel="noopener">
					{`${words.consentPolicy} ${newTab}`}
				</a>
			</CheckboxField>
			<Honeypot />
		</>
	)
}
