import { type FormEvent, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextAreaField } from '#app/components/field/text-field.tsx'
import { unsavedDescriptions } from '#app/editing/unsaved.ts'
import { useUnsaved } from '#app/site/unsaved.ts'
import type { PhotoWords } from '#content/editing/photo-words.ts'
import type { ListedPhoto } from '#domain/editing/answers.ts'
import { photoLimits } from '#domain/editing/photo.ts'
import { locales } from '#domain/locale.ts'
import { oneLine } from '#domain/text/text.ts'
import { FocusPicker } from './focus-picker.tsx'
import { savePhoto } from './photo-calls.ts'
import styles from './photo-dialog.module.css'
import type { Slot } from './slots-by-page.ts'

type Props = {
	words: PhotoWords
	photo: ListedPhoto
	slot: Pick<Slot, 'width' | 'height' | 'onPhones'>
	onSaved: () => void
	onProblem: (problem: unknown) => void
	onRemove: () => void
}

/** Focus and descriptions of a photograph in the draft. */
export function PhotoForm({ words, photo, slot, onSaved, onProblem, onRemove }: Props) {
	const { dialog, errors: sentences } = words
	const [focus, setFocus] = useState(photo.focus)
	const description = useUnsaved(unsavedDescriptions, photo.photo, photo.alt)
	const alt = description.value
	const [isBusy, setIsBusy] = useState(false)
	const [isTried, setIsTried] = useState(false)

	const isMissing = locales.every((locale) => oneLine(alt[locale]) === '')
	const errorOf = (text: string) => {
		if (!isTried) return undefined
		if (isMissing) return sentences.altMissing
		return text.length > photoLimits.longestAlt ? sentences.altTooLong : undefined
	}

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		setIsTried(true)
		if (isMissing) {
			event.currentTarget.querySelector<HTMLElement>('textarea')?.focus()
			return
		}
		setIsBusy(true)
		try {
			await savePhoto(photo.slot, { photo: photo.photo, focus, alt })
			description.forget()
			onSaved()
		} catch (problem) {
			// Marked at its field.
			if (!(problem instanceof ApiProblem && problem.errors[0]?.field.startsWith('alt')))
				onProblem(problem)
			setIsBusy(false)
		}
	}

	return (
		<form method="post" noValidate onSubmit={save} aria-busy={isBusy}>
			<FocusPicker
				words={dialog}
				photo={photo}
				slot={slot}
				onPhones={slot.onPhones}
				focus={focus}
				onChange={setFocus}
			/>
			<fieldset className={styles.alt}>
				<legend>{dialog.alt.title}</legend>
				<p className={styles.hint}>
					{dialog.alt.hint} {dialog.alt.either}
				</p>
				{locales.map((locale) => (
					<TextAreaField
						key={locale}
						name={`alt-${locale}`}
						label={dialog.alt[locale]}
						lang={locale}
						required={false}
						rows={2}
						maxLength={photoLimits.longestAlt}
						value={alt[locale]}
						error={errorOf(alt[locale])}
						onChange={({ currentTarget }) =>
							description.change({ ...alt, [locale]: currentTarget.value })
						}
					/>
				))}
			</fieldset>
			<DialogButtons>
				<Button
					variant="quiet"
					disabled={isBusy}
					onClick={() => {
						description.forget()
						onRemove()
					}}
				>
					{dialog.back}
				</Button>
				<Button type="submit" disabled={isBusy}>
					{isBusy ? dialog.saving : dialog.save}
				</Button>
			</DialogButtons>
		</form>
	)
}
