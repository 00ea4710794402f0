import type { KeyboardEvent, MouseEvent } from 'react'
import { useWords } from '#app/site/page-context.tsx'
import { photoWords } from '#content/editing/photo-words.ts'
import { cropAround, partShown } from '#domain/editing/photo.ts'
import type { Focus, ListedPhoto } from '#domain/editing/responses.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './focus-picker.module.css'

type Size = { width: number; height: number }

type Props = {
	photo: ListedPhoto
	slot: Size
	/** The shape in which phones show the slot, where it is another. */
	onPhones: Size | undefined
	focus: Focus
	onChange: (focus: Focus) => void
}

const step = 0.02
/** The picture's part of a card for shared links (pictures/social/card.ts). */
const sharedShape = { width: 750, height: 630 }

const moves: Record<string, Focus> = {
	ArrowLeft: { x: -step, y: 0 },
	ArrowRight: { x: step, y: 0 },
	ArrowUp: { x: 0, y: -step },
	ArrowDown: { x: 0, y: step },
}

/** Sets the focus by a tap or the arrow keys, and shows the crops around it. */
export function FocusPicker({ photo, slot, onPhones, focus, onChange }: Props) {
	const words = useWords(photoWords).dialog
	function choose(event: MouseEvent<HTMLButtonElement>) {
		// A click by Enter or a screen reader has no coordinates.
		if (event.detail === 0) return
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
		onChange(within({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }))
	}

	function move(event: KeyboardEvent) {
		const by = moves[event.key]
		if (!by) return
		event.preventDefault()
		onChange(within({ x: focus.x + by.x, y: focus.y + by.y }))
	}

	const at = { x: String(Math.round(focus.x * 100)), y: String(Math.round(focus.y * 100)) }
	return (
		<fieldset className={styles.focus}>
			<legend>{words.focus}</legend>
			<p id="focus-hint">{words.focusHint}</p>
			<button
				type="button"
				className={styles.stage}
				aria-label={words.focusLabel}
				aria-describedby="focus-hint"
				onClick={choose}
				onKeyDown={move}
			>
				<img src={photo.overview} alt="" width={photo.width} height={photo.height} />
				<span className={styles.point} style={{ left: `${at.x}%`, top: `${at.y}%` }} />
			</button>
			<p className="spoken" role="status">
				{fill(words.focusAt, at)}
			</p>
			<div className={`cluster ${styles.crops}`}>
				<Crop label={words.crops.page} photo={photo} part={cropAround(photo, slot, focus)} />
				{onPhones && (
					<Crop
						label={words.crops.phone}
						photo={photo}
						part={partShown(photo, slot, focus, onPhones)}
					/>
				)}
				<Crop
					label={words.crops.shared}
					photo={photo}
					part={cropAround(photo, sharedShape, focus)}
				/>
			</div>
		</fieldset>
	)
}

type Part = Size & { left: number; top: number }

/** A part of the photograph, as large as the preview. */
function Crop({ label, photo, part }: { label: string; photo: ListedPhoto; part: Part }) {
	const share = (length: number, whole: number) => `${(100 * length) / whole}%`
	return (
		<figure>
			<div style={{ aspectRatio: `${part.width} / ${part.height}` }}>
				<img
					src={photo.overview}
					alt=""
					style={{
						width: share(photo.width, part.width),
						left: share(-part.left, part.width),
						top: share(-part.top, part.height),
					}}
				/>
			</div>
			<figcaption>{label}</figcaption>
		</figure>
	)
}

function within({ x, y }: Focus): Focus {
	const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100
	return { x: share(x), y: share(y) }
}
