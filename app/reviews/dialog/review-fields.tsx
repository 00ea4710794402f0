import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { Honeypot } from '#app/components/field/honeypot.tsx'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import { StarChoice } from '#app/components/stars/star-choice.tsx'
import type { ReviewsPageWords } from '#content/reviews/page-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { reviewLimits } from '#domain/reviews/review-scale.ts'
import { errorOf, type Refusal } from './refusal.ts'

/** What the visitor had typed, when a form comes back without scripts. */
export type TypedReview = Partial<Record<'name' | 'evaluation' | 'message' | 'consent', string>>

type Props = {
	words: ReviewsPageWords['form']
	scores: readonly string[]
	newTab: string
	locale: Locale
	refusal: Refusal | undefined
	typed: TypedReview
}

export function ReviewFields({ words, scores, newTab, locale, refusal, typed }: Props) {
	const counter = (limit: number) => ({ limit, words: words.counter })
	return (
		<>
			<TextField
				name="name"
				label={words.name}
				autoComplete="given-name"
				counter={counter(reviewLimits.name)}
				error={errorOf(refusal, 'name')}
				defaultValue={typed.name}
			/>
			<StarChoice
				name="evaluation"
				label={words.score}
				hint={words.scoreHint}
				scores={scores}
				error={errorOf(refusal, 'evaluation')}
				defaultValue={typed.evaluation}
			/>
			<TextAreaField
				name="message"
				label={words.message}
				hint={words.messageHint}
				counter={counter(reviewLimits.message)}
				error={errorOf(refusal, 'message')}
				defaultValue={typed.message}
			/>
			<CheckboxField
				name="consent"
				error={errorOf(refusal, 'consent')}
				defaultChecked={typed.consent !== undefined}
			>
				{words.consent} {/* In a tab of its own, so that the review stays as it is. */}
				<a href={localizePath('/privacy', locale)} target="_blank" rel="noopener">
					{words.consentPolicy} {newTab}
				</a>
			</CheckboxField>
			<Honeypot />
		</>
	)
}
