import { useEffect, useRef, useState } from 'react'
import { ApiProblem, codeOf } from '#app/api/call-api.ts'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import { uploadAsOwner } from '#app/api/upload-as-owner.ts'
import { Dialog } from '#app/components/dialog/dialog.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { aboutDraft } from '#app/editing/content-draft.ts'
import { useWords } from '#app/site/page-context.tsx'
import { type PhotoWords, photoWords } from '#content/editing/photo-words.ts'
import { photoLimits } from '#domain/editing/photo.ts'
import type { ListedPhoto } from '#domain/editing/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { decodeHeic } from './decode-heic.ts'
import styles from './photo-dialog.module.css'
import { type ChangedDetails, PhotoForm } from './photo-form.tsx'
import { PhotoSource } from './photo-source.tsx'
import type { Slot } from './slots-by-page.ts'

type Props = {
	page: string
	slot: Slot
	/** As in the draft. */
	photo: ListedPhoto | undefined
	onClose: () => void
}

/** Another focus crops the photograph again, in all sizes. */
const longestCroppingMs = 120_000

/** One slot: choose or take a photograph, set its focus and describe it. */
export function PhotoDialog({ page, slot, photo, onClose }: Props) {
	const words = useWords(photoWords)
	const { dialog } = words
	const element = useRef<HTMLDialogElement>(null)
	const sending = useRef<AbortController>(null)
	const [sent, setSent] = useState<number>()
	/** The photograph whose details were sent last. */
	const [described, setDescribed] = useState<string>()
	const path = `/api/photos/${slot.name}`
	/** All three change the slot, so one goes at a time. They return what to tell the owner. */
	const { save, isBusy, failure, forgetFailure } = useSave(
		(change: () => Promise<string | undefined>) => change(),
		{
			done: (text) => text && { text, about: aboutDraft },
			failed: (problem) => whyNotSaved(problem, words),
			showsFailure: true,
		},
	)

	const isSamePhoto = photo !== undefined && photo.photo === described
	const conflict =
		failure && isSamePhoto && isAbout(described, failure.problem) ? failure : undefined

	useEffect(() => {
		element.current?.showModal()
		return () => sending.current?.abort()
	}, [])

	async function upload(file: File): Promise<undefined> {
		const controller = new AbortController()
		sending.current = controller
		setSent(0)
		try {
			const readable = await decodeHeic(file)
			if (readable.size > photoLimits.bytes)
				throw new ApiProblem('too-large', { errors: [{ field: 'photo', code: 'photoTooLarge' }] })
			await uploadAsOwner(path, { file: readable, onProgress: setSent, signal: controller.signal })
		} finally {
			setSent(undefined)
		}
	}

	async function saveDetails(details: ChangedDetails) {
		setDescribed(details.photo)
		await callAsOwner(path, 'PATCH', details, { timeoutMs: longestCroppingMs })
		return dialog.saved
	}

	async function remove(seen: string) {
		await callAsOwner(`${path}?photo=${seen}`, 'DELETE')
		return dialog.isBack
	}

	/** Whether it was saved. */
	async function saveAndClose(change: () => Promise<string>): Promise<boolean> {
		const isSaved = await save(change)
		if (isSaved) onClose()
		return isSaved
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
				className={`touch round ${styles.close}`}
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
				hasPhoto={photo !== undefined}
				isBusy={isBusy}
				onChoose={(file) => save(() => upload(file))}
			/>
			{sent !== undefined && <Sending sent={sent} />}
			<p className={styles.problem} role="alert">
				{conflict ? '' : failure?.text}
			</p>
			{photo && sent === undefined && (
				<PhotoForm
					key={photo.photo}
					photo={photo}
					slot={slot}
					isBusy={isBusy}
					conflict={conflict}
					onTakeTheirs={forgetFailure}
					onSave={(details) => saveAndClose(() => saveDetails(details))}
					onRemove={() => saveAndClose(() => remove(photo.photo))}
				/>
			)}
		</Dialog>
	)
}

function Sending({ sent }: { sent: number }) {
	const words = useWords(photoWords).dialog
	const percent = Math.round(sent * 100)
	const text = sent < 1 ? fill(words.sending, { percent: String(percent) }) : words.preparing
	return (
		<div className={styles.sending}>
			<progress aria-label={text} {...(sent < 1 && { value: sent })} />
			<p role="status">{text}</p>
		</div>
	)
}

/** Whether others changed the details of this photograph. Otherwise they replaced it, and its form is gone. */
function isAbout(photo: string, problem: unknown): boolean {
	if (codeOf(problem) !== 'edited-elsewhere') return false
	const { current } = (problem as ApiProblem).members as { current: ListedPhoto | null }
	return current?.photo === photo
}

/** The error message, with what to do about it. */
function whyNotSaved(problem: unknown, { errors, problems }: PhotoWords): string {
	if (!(problem instanceof ApiProblem)) return problems.failed
	const code = problem.errors[0]?.code ?? (problem.code === 'too-large' ? 'photoTooLarge' : '')
	if (code in errors) return errors[code as keyof typeof errors]
	return problem.code in problems
		? problems[problem.code as keyof typeof problems]
		: problems.failed
}
