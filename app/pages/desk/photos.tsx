import { loadAsOwner, loadFromServer } from '#app/desk/load.ts'
import { LoadedPart, OpeningSection } from '#app/desk/loaded-part.tsx'
import { loadDraft } from '#app/editing/content-draft.ts'
import { PhotoSlots } from '#app/editing/photos/photo-slots.tsx'
import { shapeOnPhones, slotsByPage } from '#app/editing/photos/slots-by-page.ts'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { useWords } from '#app/site/page-context.tsx'
import { photoWords } from '#content/editing/photo-words.ts'
import { images } from '#content/images.ts'
import { pages } from '#content/pages/index.ts'
import type { PhotosResponse } from '#domain/editing/responses.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/photos.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content, pictures } = context.get(servicesContext)
	const nameOf = (path: string) => {
		const page = pages.find((page) => page.path === path)
		return page ? content.page(page).copy[locale].crumb : photoWords[locale].otherPages
	}
	const groups = slotsByPage().map(({ path, slots }) => ({
		page: nameOf(path),
		slots: slots.map((name) => ({
			name,
			width: images[name].width,
			height: images[name].height,
			...shapeOnPhones(name),
			drawing: pictures.drawing(name, locale),
		})),
	}))
	return { groups }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	const [{ groups }, photos, draft] = await Promise.all([
		loadFromServer('photos', serverLoader),
		loadAsOwner<PhotosResponse>('/api/photos'),
		loadDraft(),
	])
	return { groups, photos, draft }
}
clientLoader.hydrate = true as const

/** The picture in every slot of the site. */
export default function PhotosPage({ loaderData: { photos, ...rest } }: Route.ComponentProps) {
	const words = useWords(photoWords)
	return (
		<LoadedPart loaded={photos} failed={words.loadFailed}>
			{(loaded) => <PhotoSlots photos={loaded} {...rest} />}
		</LoadedPart>
	)
}
