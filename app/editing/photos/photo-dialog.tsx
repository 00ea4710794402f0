import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#app/components/dialog/dialog.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { Picture } from '#app/components/picture/picture.tsx'
import type { PhotoWords } from '#content/editing/photo-words.ts'
import type { ListedPhoto } from '#domain/editing/answers.ts'
import { fill } from '#domain/text/fill.ts'
import { decodeHeic } from './decode-heic.ts'
import { describePhotoProblem, removePhoto, uploadPhoto } from './photo-calls.ts'
import styles from './photo-dialog.module.css'
import { PhotoForm } from './photo-form.tsx'
import { PhotoSource } from './photo-source.tsx'
import type { Slot } from './slots-by-page.ts'

type Props = {
	words: PhotoWords
	page: string
	slot: Slot
	/** As in the draft. */
	photo: ListedPhoto | undefined
	/** Reads the draft again. */
	onChange: () => Promise<void>
	onClose: () => void
}

/** One slot: choose or take a photograph, set its focus and describe it. */
export function PhotoDialog({ words, page, slot, photo, onChange, onClose }: Props) {
	const { dialog } = words
	const element = useRef<HTMLDialogElement>(null)
	const sending = useRef<AbortController>(null)
	const [sent, setSent] = useState<number>()
	const [problem, setProblem] = useState('')

	useEffect(() => {
		element.current?.showModal()
		return () => sending.current?.abort()
	}, [])

	async function report(failure: unknown) {
		setProblem(describePhotoProblem(failure, words))
		await onChange()
	}

	async function send(file: File) {
		setProblem('')
		setSent(0)
		const controller = new AbortController()
		sending.current = controller
		try {
			await uploadPhoto(slot.name, await decodeHeic(file), {
				onProgress: setSent,
				signal: controller.signal,
			})
			await onChange()
		} catch (failure) {
			if (!controller.signal.aborted) await report(failure)
		} finally {
			setSent(undefined)
		}
	}

	async function goBack() {
		try {
			await removePhoto(slot.name)
			showNotice({ text: dialog.isBack })
			await onChange()
			onClose()
		} catch (failure) {
			await report(failure)
		}
	}

	return (
		<Dialog
			id="photo-dialog"
			ref={element}
			title={fill(dialog.title, { page })}
			onClose={(event) => event.target === event.currentTarget && onClose()}
		>
			<button
				type="button"
				className={styles.close}
				aria-label={dialog.close}
				onClick={() => element.current?.close()}
			>
				<Icon name="close" />
			</button>
			{!photo && (
				<figure className={styles.now}>
					<Picture picture={slot.drawing} sizes="30rem" priority />
					<figcaption>{dialog.now}</figcaption>
				</figure>
			)}
			<PhotoSource
				words={dialog}
				hasPhoto={photo !== undefined}
				isBusy={sent !== undefined}
				onChoose={send}
			/>
			{sent !== undefined && <Sending words={dialog} sent={sent} />}
			<p className={styles.problem} role="alert">
				{problem}
			</p>
			{photo && sent === undefined && (
				<PhotoForm
					key={photo.photo}
					words={words}
					photo={photo}
					slot={slot}
					onSaved={async () => {
						showNotice({ text: dialog.saved })
						await onChange()
						onClose()
					}}
					onProblem={report}
					onRemove={goBack}
				/>
			)}
		</Dialog>
	)
}

function Sending({ words, sent }: { words: PhotoWords['dialog']; sent: number }) {
	const percent = Math.round(sent * 100)
	const text = sent < 1 ? fill(words.sending, { percent: String(percent) }) : words.preparing
	return (
		<div className={styles.sending}>
			<progress aria-label={text} {...(sent < 1 && { value: sent })} />
			<p role="status">{text}</p>
		</div>
	)
}
