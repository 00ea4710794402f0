import type { ImageName } from '#content/images.ts'
import type { Focus, PhotoErrorCode } from '#domain/editing/photo.ts'
import type { Crop, ReadPhoto } from '#pictures/pipeline/photo-crops.ts'

/** What the server and the process that works on pictures say to each other. */
export type PictureJob =
	| { kind: 'upload'; slot: ImageName }
	| { kind: 'crop'; slot: ImageName; focus: Focus }

type Results = {
	upload: { photo: Omit<ReadPhoto, 'bytes'>; crop: Crop }
	crop: { crop: Crop }
}

export type PictureResult<Job extends PictureJob = PictureJob> =
	| (Results[Job['kind']] & { refused?: undefined })
	| { refused: PhotoErrorCode }

/** The exit status of a process that ended itself for its memory. */
export const tooHeavy = 75
