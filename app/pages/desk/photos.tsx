import { PhotoSlots } from '#app/editing/photos/photo-slots.tsx'
import { shapeOnPhones, slotsByPage } from '#app/editing/photos/slots-by-page.ts'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { photoWords } from '#content/editing/photo-words.ts'
import { siteWords } from '#content/editing/site-words.ts'
import { images } from '#content/images.ts'
import { pages } from '#content/pages/index.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/photos.ts'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content, pictures } = context.get(servicesContext)
	const words = photoWords[locale]
	const nameOf = (path: string) => {
		const page = pages.find((page) => page.path === path)
		return page ? content.page(page).copy[locale].crumb : words.otherPages
	}
	const groups = slotsByPage().map(({ path, slots }) => ({
		page: nameOf(path),
		slots: slots.map((name) => ({
			...{ name, width: images[name].width, height: images[name].height },
			...shapeOnPhones(name),
			drawing: pictures.drawing(name, locale),
		})),
	}))
	return { words, draftWords: siteWords[locale].draft, groups }
}

/** The picture in every slot of the site. */
export default function PhotosPage({ loaderData }: Route.ComponentProps) {
	return <PhotoSlots {...loaderData} />
}
