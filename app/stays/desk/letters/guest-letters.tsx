import { useEffect, useRef } from 'react'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import { SaveForm } from '#app/desk/save-form.tsx'
import { useFieldsDraft } from '#app/desk/use-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import { locales } from '#domain/locale.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'
import { lettersId } from './letters-place.ts'
import { useSaveOptions } from './use-save-options.ts'

/** The letter before arrival, and the owner's words on how to pay. */
export function GuestLetters({ options }: { options: StayOptions }) {
	const { letters: words } = useWords(deskLettersWords)
	const saved = { days: String(options.arrivalLetterDays), ...options.howToPay }
	const draft = useFieldsDraft('site guest letters', saved, options)
	const { days, ...howToPay } = draft.fields
	const isWrong = !/^\d{1,2}$/.test(days) || Number(days) > 30
	const saving = useSaveOptions({ draft })

	const section = useRef<HTMLElement>(null)
	// The section is rendered after the router has looked for the fragment of the address.
	useEffect(() => {
		if (location.hash === `#${lettersId}`) section.current?.scrollIntoView()
	}, [])

	/** `seen`: the options that these may replace. */
	function send(seen: StayOptions) {
		const { days, ...howToPay } = draft.changed
		if (isWrong) return
		saving.save({ ...(days !== undefined && { arrivalLetterDays: Number(days) }), howToPay, seen })
	}

	return (
		<section id={lettersId} ref={section}>
			<h2>{words.title}</h2>
			<SaveForm draft={draft} saving={saving} words={words} onSave={send}>
				<TextField
					name="arrival-letter-days"
					label={words.days}
					hint={words.daysHint}
					inputMode="numeric"
					error={isWrong ? words.daysWrong : undefined}
					value={days}
					onChange={({ target }) => draft.change('days', target.value)}
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
						value={howToPay[language]}
						onChange={({ target }) => draft.change(language, target.value)}
					/>
				))}
			</SaveForm>
		</section>
	)
}
