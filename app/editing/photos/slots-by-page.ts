import { type ImageName, images } from '#content/images.ts'
import { home } from '#content/pages/home.ts'
import { pages } from '#content/pages/index.ts'
import { services } from '#content/services.ts'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'

export type Slot = {
	name: ImageName
	width: number
	height: number
	/** The shape in which phones show it, where it is another. */
	onPhones?: { width: number; height: number }
	drawing: ResolvedPicture
}

/** The hero of the home page, on phones (home.module.css). */
const phonesHero = { width: 4, height: 5 }

export function shapeOnPhones(name: ImageName) {
	return slotsIn(home.slides).includes(name) ? { onPhones: phonesHero } : {}
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
