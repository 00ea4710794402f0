import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import { locales } from '#domain/locale.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'
import { lettersId } from './letters-place.ts'
import { useSaveOptions } from './use-save-options.ts'

/** The letter before arrival, and the owner's words on how to pay. */
export function GuestLetters({ options }: { options: StayOptions }) {
	const { letters: words } = useWords(deskLettersWords)
	const draft = useDraft('site letters', {
		days: String(options.arrivalLetterDays),
		...options.howToPay,
	})
	const { days, es, en } = draft.value
	const isWrong = !/^\d{1,2}$/.test(days) || Number(days) > 30
	const { save, isBusy } = useSaveOptions(draft.forget)

	const section = useRef<HTMLElement>(null)
	// It comes after the router has looked for the place that the address names.
	useEffect(() => {
		if (location.hash === `#${lettersId}`) section.current?.scrollIntoView()
	}, [])

	function submit(event: FormEvent) {
		event.preventDefault()
		if (!isWrong) save({ arrivalLetterDays: Number(days), howToPay: { es, en } })
	}

	return (
		<section id={lettersId} ref={section}>
			<h2>{words.title}</h2>
			<form onSubmit={submit}>
				<TextField
					name="arrival-letter-days"
					label={words.days}
					hint={words.daysHint}
					inputMode="numeric"
					error={isWrong ? words.daysWrong : undefined}
					value={days}
					onChange={({ target }) => draft.change({ ...draft.value, days: target.value })}
				/>
				{locales.map((language) => (
					<TextAreaField
						key={language}
						name={`how-to-pay-${language}`}
						label={words.howToPay[language]}
						hint={words.howToPayHint}
						lang={language}
						rows={3}
						maxLength={1000}
						optional={words.optional}
						value={draft.value[language]}
						onChange={({ target }) => draft.change({ ...draft.value, [language]: target.value })}
					/>
				))}
				<Button type="submit" variant="quiet" disabled={isBusy}>
					{words.save}
				</Button>
			</form>
		</section>
	)
}
