import { type ImageName, images } from '#content/images.ts'
import type { Database } from '#db/connect.ts'
import { type PhotoErrorCode, photosDocument, photosIn } from '#domain/editing/photo.ts'
import type { Focus, SlotPhoto } from '#domain/editing/responses.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { type InBothLanguages, inEachLanguage } from '#domain/locale.ts'
import { originalName } from '#pictures/pipeline/photos/photo-files.ts'
import type { ContentService } from '#server/editing/content-service.ts'
import { isOverwritten } from '#server/http/seen-version.ts'
import { ProcessEnded } from '#server/limits/limited-process.ts'
import type { DraftAccess } from '#server/pictures/draft-access.ts'
import { insertPictureFiles, readPictureFile } from '#server/pictures/picture-files-repository.ts'
import type { PictureJob } from '#server/pictures/picture-jobs.ts'
import type { PictureProcess } from '#server/pictures/picture-process.ts'

type Options = {
	database: Database
	content: ContentService
	pictureProcess: PictureProcess
	draftAccess: DraftAccess
	now: () => number
}
export type PhotosService = ReturnType<typeof createPhotosService>

type PhotoChange = {
	focus?: Focus | undefined
	alt?: InBothLanguages<string> | undefined
	/** The photograph that the editor saw: if it is another by now, somebody replaced it meanwhile. */
	photo?: string | undefined
	/** The rest that the editor saw: what they change must not have been changed by somebody else meanwhile. */
	seen?: Partial<Pick<SlotPhoto, 'focus' | 'alt'>> | undefined
}

const noAlt = inEachLanguage(() => '')

/** The owner's photographs: entries of the overlay, so that draft, publication and history are those of words. */
export function createPhotosService(options: Options) {
	const { database, content, pictureProcess, draftAccess, now } = options
	const { query } = database

	async function process<Job extends PictureJob>(job: Job, bytes: Uint8Array) {
		const result = await pictureProcess.run(job, bytes).catch((error) => {
			if (!(error instanceof ProcessEnded)) throw error
			throw refusal(error.isTooHeavy ? 'photoTooHeavy' : 'photoBroken', error)
		})
		if (result.refused) throw refusal(result.refused)
		return result
	}

	return {
		/** The photographs by their slots, as published and with the draft. */
		async list() {
			const state = await content.readState()
			return {
				published: photosIn(state.published),
				merged: photosIn(await draftAccess.grant(state)),
			}
		},

		async put(name: string, bytes: Uint8Array): Promise<SlotPhoto> {
			const slot = slotOf(name)
			const { photo, crop } = await process({ kind: 'upload', slot }, bytes)
			const { id, width, height, focus } = photo
			await insertPictureFiles(
				query,
				[
					...photo.files.map((file) => ({ ...file, reference: id })),
					...crop.files.map((file) => ({ ...file, reference: crop.id })),
				],
				now(),
			)
			const value = {
				photo: id,
				width,
				height,
				focus,
				crop: crop.id,
				widths: crop.widths,
				alt: noAlt,
			}
			await content.changeEntry(photosDocument, slot, () => value)
			return value
		},

		/** `seen`: the photograph to remove. If another one is there by now, somebody replaced it meanwhile. */
		async remove(name: string, seen: string | undefined) {
			await content.changeEntry(photosDocument, slotOf(name), (current) => {
				const its = current as SlotPhoto | null
				if (its && seen !== undefined && its.photo !== seen) throw editedElsewhere(its)
				return null
			})
		},

		async change(name: string, change: PhotoChange): Promise<SlotPhoto> {
			const { focus, alt, photo, seen = {} } = change
			const slot = slotOf(name)
			const before = photosIn((await content.readState()).merged).get(slot)
			if (!before) throw new AppError('not-found')
			if (photo !== undefined && photo !== before.photo) throw editedElsewhere(before)
			if (isOverwritten({ focus, alt }, seen, before)) throw editedElsewhere(before)
			const isMoved = focus && (focus.x !== before.focus.x || focus.y !== before.focus.y)
			const changes: Partial<SlotPhoto> = {
				...(alt && { alt }),
				...(isMoved && { focus, ...(await cropAgain(slot, before, focus)) }),
			}
			const after = { ...before, ...changes }
			await content.changeEntry(photosDocument, slot, (current) => {
				const its = current as SlotPhoto | null
				if (its?.photo !== before.photo || isOverwritten({ focus, alt }, seen, its))
					throw editedElsewhere(its)
				return { ...its, ...changes }
			})
			return after
		},
	}

	async function cropAgain(slot: ImageName, { photo }: SlotPhoto, focus: Focus) {
		const original = await readPictureFile(query, originalName(photo))
		if (!original) throw new AppError('not-found')
		const { crop } = await process({ kind: 'crop', slot, focus }, original)
		const files = crop.files.map((file) => ({ ...file, reference: crop.id }))
		await insertPictureFiles(query, files, now())
		return { crop: crop.id, widths: crop.widths }
	}
}

export function slotOf(name: string): ImageName {
	if (!Object.hasOwn(images, name)) throw new AppError('not-found')
	return name as ImageName
}

function editedElsewhere(current: SlotPhoto | null): AppError {
	return new AppError('edited-elsewhere', { members: { current } })
}

const errorCodes: Partial<Record<PhotoErrorCode, ErrorCode>> = {
	photoTooLarge: 'too-large',
	photoHeic: 'unsupported-media-type',
	photoGif: 'unsupported-media-type',
	photoSvg: 'unsupported-media-type',
	photoUnknown: 'unsupported-media-type',
}

function refusal(code: PhotoErrorCode, cause?: unknown): AppError {
	const errors = [{ field: 'photo', code }]
	return new AppError(errorCodes[code] ?? 'invalid-input', { errors, cause })
}
