import { type FormEvent, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextAreaField } from '#app/components/field/text-field.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { photoWords } from '#content/editing/photo-words.ts'
import { photoLimits } from '#domain/editing/photo.ts'
import type { Focus, ListedPhoto } from '#domain/editing/responses.ts'
import { type InBothLanguages, locales } from '#domain/locale.ts'
import { oneLine } from '#domain/text/text.ts'
import { FocusPicker } from './focus-picker.tsx'
import styles from './photo-dialog.module.css'
import type { Slot } from './slots-by-page.ts'

export type PhotoDetails = { photo: string; focus: Focus; alt: InBothLanguages<string> }

type Props = {
	photo: ListedPhoto
	slot: Pick<Slot, 'width' | 'height' | 'onPhones'>
	isBusy: boolean
	/** Whether it could be saved. */
	onSave: (details: PhotoDetails) => Promise<boolean>
	onRemove: () => void
}

/** Focus and descriptions of a photograph in the draft. */
export function PhotoForm({ photo, slot, isBusy, onSave, onRemove }: Props) {
	const { dialog, errors } = useWords(photoWords)
	const [focus, setFocus] = useState(photo.focus)
	const description = useDraft(`site photo ${photo.photo}`, photo.alt)
	const alt = description.value
	const [isTried, setIsTried] = useState(false)

	const isMissing = locales.every((locale) => oneLine(alt[locale]) === '')
	const errorOf = (text: string) => {
		if (!isTried) return undefined
		if (isMissing) return errors.altMissing
		return text.length > photoLimits.longestAlt ? errors.altTooLong : undefined
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		setIsTried(true)
		if (isMissing) event.currentTarget.querySelector<HTMLElement>('textarea')?.focus()
		else if (await onSave({ photo: photo.photo, focus, alt })) description.forget()
	}

	return (
		<form method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
			<FocusPicker
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
