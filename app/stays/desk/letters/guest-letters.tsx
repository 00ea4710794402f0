import { useEffect, useRef } from 'react'
import { TextAreaField, TextField } from '#app/components/field/text-field.tsx'
import { SaveForm } from '#app/desk/save-form.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import { locales } from '#domain/locale.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'
import { lettersId } from './letters-place.ts'
import { useSaveOptions } from './use-save-options.ts'

type Fields = { days: string; es: string; en: string }

/** The letter before arrival, and the owner's words on how to pay. */
export function GuestLetters({ options }: { options: StayOptions }) {
	const { letters: words } = useWords(deskLettersWords)
	const draft = useDraft<Partial<Fields>, StayOptions>('site guest letters', {}, options)
	const saved = { days: String(options.arrivalLetterDays), ...options.howToPay }
	const { days, es, en } = { ...saved, ...draft.value }
	const isWrong = !/^\d{1,2}$/.test(days) || Number(days) > 30
	const saving = useSaveOptions({ onSaved: draft.forget, showsFailure: true })

	const section = useRef<HTMLElement>(null)
	// It comes after the router has looked for the place that the address names.
	useEffect(() => {
		if (location.hash === `#${lettersId}`) section.current?.scrollIntoView()
	}, [])

	function change(field: keyof Fields, text: string) {
		const { [field]: _, ...others } = draft.value
		draft.change(text === saved[field] ? others : { ...others, [field]: text })
	}

	/** `seen`: the options that these may replace. */
	function send(seen: StayOptions) {
		const { days, ...howToPay } = draft.value
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
					onChange={({ target }) => change('days', target.value)}
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
						value={{ es, en }[language]}
						onChange={({ target }) => change(language, target.value)}
					/>
				))}
			</SaveForm>
		</section>
	)
}
