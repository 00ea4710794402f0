import type { ImageName } from '#content/images.ts'
import type { PhotoErrorCode } from '#domain/editing/photo.ts'
import type { Focus } from '#domain/editing/responses.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import type { Drawn } from '#pictures/pipeline/draw-again.ts'
import type { Crop, ReadPhoto } from '#pictures/pipeline/photos/photo-crops.ts'

/** Messages between the server and the picture process. */
export type PictureJob =
	| { kind: 'upload'; slot: ImageName }
	| { kind: 'crop'; slot: ImageName; focus: Focus }
	/** A picture of the receipt of a deposit. */
	| { kind: 'receipt' }
	/** The logo and the map. */
	| { kind: 'signs'; facts: Facts }
	/** The social cards of a page; the input is the photograph in its slot, if there is one. */
	| { kind: 'cards'; path: string; name: string; slot: ImageName; titles: InBothLanguages<string> }

type Results = {
	upload: { photo: Omit<ReadPhoto, 'bytes'>; crop: Crop }
	crop: { crop: Crop }
	receipt: { jpeg: Uint8Array }
	signs: { drawn: Drawn[] }
	cards: { drawn: Drawn[] }
}

export type PictureResult<Job extends PictureJob = PictureJob> =
	| (Results[Job['kind']] & { refused?: undefined })
	| { refused: PhotoErrorCode }
