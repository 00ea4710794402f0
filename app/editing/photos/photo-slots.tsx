import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Picture } from '#app/components/picture/picture.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { DraftBar } from '#app/editing/publishing/draft-bar.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { type PhotoWords, photoWords } from '#content/editing/photo-words.ts'
import type { DocumentList, ListedPhoto, PhotosResponse } from '#domain/editing/responses.ts'
import { locales } from '#domain/locale.ts'
import { withSrcset } from '#domain/pictures/picture.ts'
import { dot } from '#domain/text/dot.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import styles from './photo-slots.module.css'
import type { Slot } from './slots-by-page.ts'

type Group = { page: string; slots: Slot[] }
type Props = { groups: Group[]; photos: PhotosResponse; draft: Loaded<DocumentList> }

/** The picture in every slot of the site, by page, as it will be once the draft is published. */
export function PhotoSlots({ groups, photos, draft }: Props) {
	const words = useWords(photoWords)
	const [wanted] = useSearchParams()
	const [open, setOpen] = useState(() => findSlot(groups, wanted.get('slot')))

	const slots = groups.flatMap((group) => group.slots)
	const states = new Map(slots.map(({ name }) => [name, stateOf(name, photos)]))
	return (
		<>
			<p>{words.lead}</p>
			{groups.map(({ page, slots }) => (
				<section key={page} className={styles.group}>
					<h2>{page}</h2>
					<ul className={`plain-list grid ${styles.slots}`}>
						{slots.map((slot) => (
							<li key={slot.name}>
								<SlotButton
									slot={slot}
									state={states.get(slot.name)}
									onOpen={() => setOpen({ slot, page })}
								/>
							</li>
						))}
					</ul>
				</section>
			))}
			<DraftBar
				draft={draft}
				obstacle={
					[...states.values()].some(({ isUndescribed }) => isUndescribed) && words.undescribed
				}
			/>
			{open && (
				<PhotoDialog
					key={open.slot.name}
					page={open.page}
					slot={open.slot}
					photo={states.get(open.slot.name)?.photo}
					onClose={() => setOpen(undefined)}
				/>
			)}
		</>
	)
}

/** The slot that a link names: a picture that was tapped on its page. */
function findSlot(groups: Group[], name: string | null) {
	const group = groups.find(({ slots }) => slots.some((slot) => slot.name === name))
	const slot = group?.slots.find((slot) => slot.name === name)
	return group && slot && { slot, page: group.page }
}

type SlotButtonProps = { slot: Slot; state: SlotState | undefined; onOpen: () => void }

function SlotButton({ slot, state, onOpen }: SlotButtonProps) {
	const words = useWords(photoWords)
	const photo = state?.photo
	const locale = useLocale()
	const picture = photo ? { ...withSrcset(photo.picture), alt: photo.alt[locale] } : slot.drawing
	const isWaiting = state && (state.isDrafted || state.isUndescribed)
	return (
		<button
			type="button"
			className={`card lined ${styles.slot}`}
			data-slot={slot.name}
			onClick={onOpen}
		>
			<Picture picture={picture} sizes="16rem" />
			<span className={styles.state} data-waiting={isWaiting || undefined}>
				{describeState(words, state)}
			</span>
		</button>
	)
}

function describeState({ states }: PhotoWords, state: SlotState | undefined): string {
	if (!state?.photo) return state?.isDrafted ? states.removed : states.drawing
	const parts = [
		states.photo,
		state.isDrafted && states.drafted,
		state.isUndescribed && states.undescribed,
	]
	return parts.filter(Boolean).join(dot)
}

type SlotState = {
	/** As in the draft; undefined shows the drawing. */
	photo: ListedPhoto | undefined
	isDrafted: boolean
	isUndescribed: boolean
}

function stateOf(name: string, { published, draft }: PhotosResponse): SlotState {
	const its = (list: ListedPhoto[]) => list.find(({ slot }) => slot === name)
	const photo = its(draft)
	return {
		photo,
		isDrafted: JSON.stringify(photo) !== JSON.stringify(its(published)),
		isUndescribed: photo !== undefined && locales.every((locale) => photo.alt[locale] === ''),
	}
}
