import { type ChangeEvent, useRef } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { photoWords } from '#content/editing/photo-words.ts'
import styles from './photo-dialog.module.css'

type Props = {
	hasPhoto: boolean
	isBusy: boolean
	onChoose: (file: File) => void
}

/** Opens the camera or the gallery. */
export function PhotoSource({ hasPhoto, isBusy, onChoose }: Props) {
	const words = useWords(photoWords).dialog
	const camera = useRef<HTMLInputElement>(null)
	const gallery = useRef<HTMLInputElement>(null)

	function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		const [file] = currentTarget.files ?? []
		// So that the same file can be chosen again.
		currentTarget.value = ''
		if (file) onChoose(file)
	}

	return (
		<>
			<div className={`cluster ${styles.sources}`}>
				<Button
					className={styles.camera}
					variant={hasPhoto ? 'quiet' : 'main'}
					disabled={isBusy}
					onClick={() => camera.current?.click()}
				>
					{words.take}
				</Button>
				<Button
					variant={hasPhoto ? 'quiet' : 'main'}
					disabled={isBusy}
					onClick={() => gallery.current?.click()}
				>
					{hasPhoto ? words.replace : words.choose}
				</Button>
			</div>
			{!hasPhoto && <p className={styles.hint}>{words.chooseHint}</p>}
			<input
				hidden
				ref={camera}
				type="file"
				accept="image/*"
				capture="environment"
				data-source="camera"
				onChange={choose}
			/>
			{/* Named one by one, so that an iPhone hands HEIC photographs over as JPEG; elsewhere they could not be chosen. */}
			<input
				hidden
				ref={gallery}
				type="file"
				accept={`image/jpeg,image/png,image/webp,image/avif${isApple() ? '' : ',image/heic,image/heif,.heic,.heif'}`}
				data-source="gallery"
				onChange={choose}
			/>
		</>
	)
}

function isApple(): boolean {
	return /iP(hone|ad|od)|Macintosh/.test(navigator.userAgent)
}
