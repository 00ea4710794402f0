import { Picture } from '#app/components/picture/picture.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { type ImageName, images } from '#content/images.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/photos.ts'
import styles from './photos.module.css'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { pictures } = context.get(servicesContext)
	const slots = Object.keys(images) as ImageName[]
	return { slots: slots.map((slot) => ({ slot, picture: pictures.resolve(slot, locale) })) }
}

/** The picture in every slot of the site. */
export default function PhotosPage({ loaderData }: Route.ComponentProps) {
	return (
		<ul className={styles.slots}>
			{loaderData.slots.map(({ slot, picture }) => (
				<li key={slot}>
					<Picture picture={picture} sizes="20rem" />
				</li>
			))}
		</ul>
	)
}
