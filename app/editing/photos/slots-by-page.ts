import { type ImageName, images } from '#content/images.ts'
import { pages } from '#content/pages/index.ts'
import { services } from '#content/services.ts'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'

export type Slot = {
	name: ImageName
	width: number
	height: number
	drawing: ResolvedPicture
}

/** Every slot once, under the first page that shows it; those of no page under an empty path. */
export function slotsByPage(): { path: string; slots: ImageName[] }[] {
	const left = new Set(Object.keys(images) as ImageName[])
	const take = (found: ImageName[]) => found.filter((name) => left.delete(name))
	const ofPages = pages.map(({ copy, ...page }) => ({
		path: page.path,
		slots: take([
			...slotsIn(page),
			...(page.path === '/services' ? services.map(({ picture }) => picture) : []),
		]),
	}))
	return [...ofPages, { path: '', slots: [...left] }].filter(({ slots }) => slots.length > 0)
}

function slotsIn(value: unknown): ImageName[] {
	if (typeof value === 'string') return value in images ? [value as ImageName] : []
	return value && typeof value === 'object' ? Object.values(value).flatMap(slotsIn) : []
}
