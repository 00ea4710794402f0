import { useState } from 'react'
import { useLoad } from '#app/api/use-load.ts'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { PhotoWords } from '#content/editing/photo-words.ts'
import { withSrcset } from '#domain/pictures/picture.ts'
import { listPhotos } from './photo-calls.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import styles from './photo-slots.module.css'
import { PublishPhotos } from './publish-photos.tsx'
import { type SlotState, stateOf } from './slot-state.ts'
import type { Slot } from './slots-by-page.ts'

type Group = { page: string; slots: Slot[] }

/** The picture in every slot of the site, by page, as it will be once the draft is published. */
export function PhotoSlots({ words, groups }: { words: PhotoWords; groups: Group[] }) {
	const { data: photos, hasFailed, load } = useLoad(listPhotos)
	const [open, setOpen] = useState<{ slot: Slot; page: string }>()

	if (!photos)
		return <NotLoaded words={words} failure={hasFailed && words.loadFailed} onRetry={load} />

	const slots = groups.flatMap((group) => group.slots)
	const states = new Map(slots.map(({ name }) => [name, stateOf(name, photos)]))
	return (
		<>
			<p>{words.lead}</p>
			<PublishPhotos words={words} states={[...states.values()]} onPublished={load} />
			{groups.map(({ page, slots }) => (
				<section key={page} className={styles.group}>
					<h2>{page}</h2>
					<ul className={styles.slots}>
						{slots.map((slot) => (
							<li key={slot.name}>
								<SlotButton
									words={words}
									slot={slot}
									state={states.get(slot.name)}
									onOpen={() => setOpen({ slot, page })}
								/>
							</li>
						))}
					</ul>
				</section>
			))}
			{open && (
				<PhotoDialog
					key={open.slot.name}
					words={words}
					page={open.page}
					slot={open.slot}
					photo={states.get(open.slot.name)?.photo}
					onChange={load}
					onClose={() => setOpen(undefined)}
				/>
			)}
		</>
	)
}

type SlotButtonProps = {
	words: PhotoWords
	slot: Slot
	state: SlotState | undefined
	onOpen: () => void
}

function SlotButton({ words, slot, state, onOpen }: SlotButtonProps) {
	const photo = state?.photo
	const locale = useLocale()
	const picture = photo ? { ...withSrcset(photo.picture), alt: photo.alt[locale] } : slot.drawing
	const isWaiting = state && (state.isDrafted || state.isUndescribed)
	return (
		<button type="button" className={styles.slot} data-slot={slot.name} onClick={onOpen}>
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
	return parts.filter(Boolean).join(' · ')
}
