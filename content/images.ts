import { lodgingImages } from './images/lodging.ts'
import { outdoorsImages } from './images/outdoors.ts'
import { servicesImages } from './images/services.ts'
import { tableAndCraftsImages } from './images/table-and-crafts.ts'
import { valleyImages } from './images/valley.ts'

/** Every slot of the site. */
export const images = {
	...valleyImages,
	...servicesImages,
	...lodgingImages,
	...outdoorsImages,
	...tableAndCraftsImages,
}

export type ImageName = keyof typeof images
