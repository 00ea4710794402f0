import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { TextAreaField } from '#app/components/field/text-field.tsx'
import { ChangedElsewhere } from '#app/desk/changed-elsewhere.tsx'
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

type Details = { focus: Focus; alt: InBothLanguages<string> }
/** The details that were changed, and what they may replace. */
export type ChangedDetails = Partial<Details> & { photo: string; seen: Details }

type Props = {
	photo: ListedPhoto
	slot: Pick<Slot, 'width' | 'height' | 'onPhones'>
	isBusy: boolean
	/** Others changed the same details meanwhile. */
	conflict: ComponentProps<typeof ChangedElsewhere>['failure']
	/** Whether it could be saved. */
	onSave: (details: ChangedDetails) => Promise<boolean>
	/** The conflict is settled. */
	onTakeTheirs: () => void
	onRemove: () => void
}

/** Focus and descriptions of a photograph in the draft. */
export function PhotoForm({ photo, slot, isBusy, conflict, onSave, ...on }: Props) {
	const { dialog, errors } = useWords(photoWords)
	const [moved, setMoved] = useState<{ focus: Focus; seen: Focus }>()
	const { focus } = moved ?? photo
	const description = useDraft(`site photo ${photo.photo}`, photo.alt, photo.alt)
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
		else await send({ focus: moved?.seen ?? photo.focus, alt: description.seen })
	}

	/** `seen`: the details that these may replace. */
	async function send(seen: Details) {
		const changed = { ...(moved && { focus }), ...(description.isChanged && { alt }) }
		if (await onSave({ photo: photo.photo, ...changed, seen })) description.forget()
	}

	return (
		<form method="post" noValidate onSubmit={submit} aria-busy={isBusy}>
			<FocusPicker
				photo={photo}
				slot={slot}
				onPhones={slot.onPhones}
				focus={focus}
				onChange={(focus) => setMoved((old) => ({ focus, seen: old?.seen ?? photo.focus }))}
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
			<ChangedElsewhere
				failure={conflict}
				words={dialog}
				onSaveMine={() => send({ focus: photo.focus, alt: photo.alt })}
				onTakeTheirs={() => {
					description.forget()
					setMoved(undefined)
					on.onTakeTheirs()
				}}
			>
				{locales.map((locale) => (
					<p key={locale} lang={locale}>
						«{photo.alt[locale]}»
					</p>
				))}
			</ChangedElsewhere>
			<DialogButtons>
				<Button
					variant="quiet"
					disabled={isBusy}
					onClick={() => {
						description.forget()
						on.onRemove()
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
