import type { ListedPhoto, PhotosAnswer } from '#domain/editing/answers.ts'
import { locales } from '#domain/locale.ts'

export type SlotState = {
	/** As in the draft; undefined shows the drawing. */
	photo: ListedPhoto | undefined
	isDrafted: boolean
	isUndescribed: boolean
}

export function stateOf(name: string, { published, draft }: PhotosAnswer): SlotState {
	const its = (list: ListedPhoto[]) => list.find(({ slot }) => slot === name)
	const photo = its(draft)
	return {
		photo,
		isDrafted: JSON.stringify(photo) !== JSON.stringify(its(published)),
		isUndescribed: photo !== undefined && locales.every((locale) => photo.alt[locale] === ''),
	}
}
